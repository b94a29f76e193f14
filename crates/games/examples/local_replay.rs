use games::holdem::{Preset, Settings, phh};
fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let mut settings = Settings { preset: Some(Preset::Tournament), ..Settings::default() };
    if args.first().is_some_and(|a| a.starts_with('{')) {
        settings = serde_json::from_str(&args.remove(0)).unwrap();
    }
    let (mut ok, mut bad, mut err, mut none) = (0, 0, 0, 0);
    for path in args {
        let text = std::fs::read_to_string(&path).unwrap();
        let hands: Vec<(String, Result<phh::Hand, phh::PhhError>)> = if path.ends_with(".phhs") {
            match phh::parse_hands(&text) {
                Ok(h) => h.into_iter().map(|e| (e.name, e.hand)).collect(),
                Err(e) => vec![(String::new(), Err(e))],
            }
        } else {
            vec![(String::new(), phh::parse_hand(&text))]
        };
        for (name, hand) in hands {
            if let Ok(h) = &hand {
                let back = phh::parse_hand(&h.to_string());
                assert_eq!(back.as_ref(), Ok(h), "{path}");
            }
            match hand.and_then(|h| phh::replay(&h, &settings)) {
                Ok(r) => match r.matches {
                    Some(true) => ok += 1,
                    None => {
                        none += 1;
                        println!("{path} {name}: no figures; complete {}", r.complete)
                    }
                    Some(false) => {
                        bad += 1;
                        println!("{path} {name}: {} complete {}", r.difference.unwrap(), r.complete)
                    }
                },
                Err(e) => {
                    err += 1;
                    println!("{path} {name}: [{}] {e} {:?}", e.code, e.clauses)
                }
            }
        }
    }
    println!("matched {ok} mismatched {bad} refused {err} none {none}");
}
