//! Settings that people write, and the rules that they make.

/// Has the `Rules` of a game come from its `Settings`, checked together, or its `RulesError`.
macro_rules! checked_together {
    () => {
        impl TryFrom<Settings> for Rules {
            type Error = RulesError;

            fn try_from(settings: Settings) -> Result<Rules, RulesError> {
                Rules::new(&settings)
            }
        }
    };
}

pub(crate) use checked_together;
