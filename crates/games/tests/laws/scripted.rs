//! Choices by chance that are given beforehand: what is picked by them is known.

/// The numbers of a script in their order. Each is written with the number of choices that there must be.
pub fn scripted(script: &[(u64, u64)]) -> impl FnMut(u64) -> u64 {
    let mut steps = script.iter();
    move |choices| {
        let &(expected, chosen) = steps.next().expect("the script has as many choices as are asked for");
        assert_eq!(choices, expected, "how many choices there are");
        chosen
    }
}
