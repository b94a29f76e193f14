//! The conversion from settings to rules.

/// Implements `TryFrom<Settings>` for a game's `Rules`, with its `RulesError`.
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
