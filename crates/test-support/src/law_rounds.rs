//! Number of random rounds for which the tests check the laws. A law is a property that every game must have.

/// Default number of rounds of a law; the environment variable `CARDROOM_LAW_ROUNDS` overrides it.
const ROUNDS: u64 = 10_000;

/// Minimum number of rounds. Some laws play only a hundredth of the rounds, which must be at least one.
const MIN_ROUNDS: u64 = 100;

/// Number of rounds of each law. Panics if the environment variable is not a number or below 100.
pub fn rounds() -> u64 {
    rounds_of(MIN_ROUNDS)
}

/// Number of rounds for a law that needs at least `least` rounds to cover all its cases. Panics if the environment
/// variable is not a number or below `least`.
pub fn rounds_of(least: u64) -> u64 {
    let asked = std::env::var("CARDROOM_LAW_ROUNDS").ok();
    asked.map_or(ROUNDS, |rounds| read(&rounds, least))
}

fn read(rounds: &str, least: u64) -> u64 {
    let rounds = rounds.parse().expect("CARDROOM_LAW_ROUNDS is a number of rounds");
    assert!(rounds >= least, "CARDROOM_LAW_ROUNDS is {rounds}: fewer than {least} prove nothing here");
    rounds
}

/// Number of rounds of a test that plays `usual` by default, scaled in proportion to the number of rounds of a law;
/// at least one.
pub fn scaled(usual: u64) -> u64 {
    (usual * rounds() / ROUNDS).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "CARDROOM_LAW_ROUNDS is 99: fewer than 100 prove nothing here")]
    fn too_few_rounds_for_a_significant_check_are_an_error() {
        read("99", MIN_ROUNDS);
    }
}
