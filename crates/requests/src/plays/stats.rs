//! Average number of leads and probability of each kind of lead, over all hands of thirteen cards.

use crate::RequestError;
use games::clause::ids;
use games::mount_holyoke::{Category, Clause, Rules, Settings};
use schemars::JsonSchema;
use serde::Serialize;
use strategy::odds::mount_holyoke::{KindStatistics, Leads};

/// Statistics of the possible leads, over all hands of thirteen cards.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Reply")]
pub struct LeadStats {
    /// Number of cards in a hand.
    pub cards: usize,
    /// Number of hands, as a decimal string.
    pub hands: String,
    /// Number of hands as an integer.
    #[serde(skip)]
    pub all: u64,
    /// Numerator of the average number of leads in a hand, as a fraction in lowest terms.
    pub mean_numerator: String,
    /// The denominator of the average, above 0.
    pub mean_denominator: String,
    /// Average number of leads as a decimal number.
    pub mean: f64,
    /// Each kind of combination, the lowest first. A combination counts as the highest kind that it makes.
    pub kinds: Vec<LeadKind>,
    /// The clauses that the reply is based on: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// Statistics of the possible leads of one kind.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Kind")]
pub struct LeadKind {
    /// The kind of lead.
    pub category: Category,
    /// Number of combinations of the kind in a pack.
    pub combinations: u64,
    /// Numerator of the average number of combinations of the kind in a hand, as a fraction in lowest terms.
    pub mean_numerator: String,
    /// The denominator of the average, above 0.
    pub mean_denominator: String,
    /// The average as a decimal number.
    pub mean: f64,
    /// Number of hands with at least one combination of the kind, as a decimal string.
    pub hands: String,
    /// Numerator of the probability that a hand has at least one combination of the kind, as a fraction in lowest
    /// terms.
    pub chance_numerator: String,
    /// The denominator of the probability, above 0.
    pub chance_denominator: String,
    /// The probability as a decimal number.
    pub chance: f64,
}

/// Counts the possible leads over all hands: their average number, and the probability of each kind.
///
/// # Errors
/// If the settings are invalid.
pub fn lead_stats(settings: &Settings) -> Result<LeadStats, RequestError> {
    let leads = Leads::of(Rules::new(settings)?.ranking());
    let mean = leads.mean();
    Ok(LeadStats {
        cards: leads.cards,
        hands: leads.hands.to_string(),
        all: leads.hands,
        mean_numerator: mean.numerator().to_string(),
        mean_denominator: mean.denominator().to_string(),
        mean: mean.value(),
        kinds: leads.kinds.iter().map(LeadKind::new).collect(),
        clauses: ids([Clause::Rule1, Clause::Rule4, Clause::Types, Clause::Mh7, Clause::Mh8, Clause::Mh11]),
    })
}

impl LeadKind {
    fn new(kind: &KindStatistics) -> LeadKind {
        LeadKind {
            category: kind.category,
            combinations: kind.combinations,
            mean_numerator: kind.mean.numerator().to_string(),
            mean_denominator: kind.mean.denominator().to_string(),
            mean: kind.mean.value(),
            hands: kind.hands.to_string(),
            chance_numerator: kind.chance.numerator().to_string(),
            chance_denominator: kind.chance.denominator().to_string(),
            chance: kind.chance.value(),
        }
    }
}
