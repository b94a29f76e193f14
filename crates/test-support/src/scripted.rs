//! A scripted replacement for random choices, so that the picked action is known.

/// Returns the numbers of a script in order, and asserts the number of choices at each step. A step holds the
/// expected number of choices and the number chosen.
pub fn scripted(script: &[(u64, u64)]) -> impl FnMut(u64) -> u64 {
    let mut steps = script.iter();
    move |choices| {
        let &(expected, chosen) = steps.next().expect("the script has a step for every choice");
        assert_eq!(choices, expected, "the number of choices differs from the script");
        chosen
    }
}
