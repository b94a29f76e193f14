//! A scripted replacement for random choices, so that a test knows which action is picked.

/// Returns a function that replaces a random number generator: each call returns the next number of the
/// script. A step of the script is the number of choices, which is asserted, and the number to return.
pub fn scripted(script: &[(u64, u64)]) -> impl FnMut(u64) -> u64 {
    let mut steps = script.iter();
    move |choices| {
        let &(expected, chosen) = steps.next().expect("the script has a step for every choice");
        assert_eq!(choices, expected, "the number of choices differs from the script");
        chosen
    }
}
