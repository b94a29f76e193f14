use games::holdem::{Preset, Settings, phh};
fn main() {
    for p in std::env::args().skip(1) {
        let t = std::fs::read_to_string(&p).unwrap();
        let name = p.rsplit('/').next().unwrap().to_owned();
        let e = if p.ends_with("phhs") {
            phh::parse_hands(&t).map(|_| ()).unwrap_err()
        } else {
            match phh::parse_hand(&t).and_then(|h| {
                phh::replay(&h, &Settings { preset: Some(Preset::Tournament), ..Settings::default() })
            }) {
                Ok(_) => {
                    println!("ACCEPTED {name}");
                    continue;
                }
                Err(e) => e,
            }
        };
        println!("    (\"{name}\", \"{}\", {:?}, {:?}),", e.code, e.line, e.action);
        eprintln!("{name}: {e} {:?}", e.clauses);
    }
}
