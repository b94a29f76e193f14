//! `--solve`: the payout that results in a target edge.

use super::pays::{Pay, PayTableGame};
use crate::{Code, RequestError, percent};
use games::pay_table::MAX_RATE_NUMBER;
use schemars::JsonSchema;
use serde::Serialize;
use std::str::FromStr;
use strategy::odds::Fraction;

/// A payout and the target edge: `flush_bonus.four_card_flush=5%`.
#[derive(Clone, Debug)]
pub struct Solve {
    pay: Pay,
    edge: Fraction,
}

/// The payout that results in the target edge.
#[derive(Serialize, JsonSchema)]
pub struct SolveResult {
    /// Name of the payout.
    pub pay: String,
    /// The target edge, as a fraction of the wager.
    pub edge: f64,
    /// Numerator of the exact payout to one, as a fraction in lowest terms.
    pub pays_numerator: String,
    /// The denominator of the exact payout, above 0.
    pub pays_denominator: String,
    /// The exact payout as a decimal number.
    pub pays: f64,
    /// The whole payouts just below the exact one (or equal to it) and just above it, with their edges; without a
    /// payout of 0.
    pub around: Vec<NearbyPay>,
}

/// A whole payout near the exact one.
#[derive(Serialize, JsonSchema)]
pub struct NearbyPay {
    /// The payout, as a whole number to one.
    pub pays: u64,
    /// House edge with the payout `pays`, as a fraction of the wager.
    pub edge: f64,
}

const FORM: &str = "a target edge is TABLE.OUTCOME=PERCENT%, such as flush_bonus.four_card_flush=5%, from -99.999999% to \
                    99.999999% with up to six decimals";

impl FromStr for Solve {
    type Err = String;

    fn from_str(text: &str) -> Result<Solve, String> {
        let (pay, edge) = text.split_once('=').ok_or(FORM)?;
        let percent = edge.strip_suffix('%').ok_or(FORM)?;
        Ok(Solve { pay: pay.parse()?, edge: read_percent(percent.trim_end()).ok_or(FORM)? })
    }
}

/// Parses a percentage between −100 and 100, both excluded, with up to six decimal places: `5` is 1/20. `None` for any
/// other text.
fn read_percent(text: &str) -> Option<Fraction> {
    let digits = text.strip_prefix(['-', '−']);
    let (sign, digits) = digits.map_or((1, text), |digits| (-1, digits));
    let (whole, parts) = digits.split_once('.').unwrap_or((digits, ""));
    let all = format!("{whole}{parts}");
    if whole.is_empty()
        || whole.len() > 2
        || parts.len() > 6
        || !all.bytes().all(|byte| byte.is_ascii_digit())
    {
        return None;
    }
    let value: i128 = all.parse().ok()?;
    Some(Fraction::new(sign * value, 100 * 10_i128.pow(parts.len() as u32)))
}

impl Solve {
    /// Checks that the game has the payout.
    ///
    /// # Errors
    /// If it does not; the message lists the payouts that it has.
    pub fn check<H: PayTableGame>(&self) -> Result<(), RequestError> {
        self.pay.check::<H>()
    }
}

impl SolveResult {
    /// Solves for the payout: the expected value is linear in it, as long as the payout is above 0.
    ///
    /// # Errors
    /// If the game does not have the payout, no payout for this outcome results in the target edge, the
    /// settings do not allow a payout, or the fractions overflow 128 bits.
    pub fn of<H: PayTableGame>(
        settings: &H::Settings,
        counted: &H::Counted,
        solve: &Solve,
    ) -> Result<SolveResult, RequestError> {
        let Solve { pay, edge } = solve;
        solve.check::<H>()?;
        let at =
            |to| Pay::results_with::<H>(settings, counted, &[(pay, to)]).map(|results| results.expected());
        let exact = line(at(1)?, at(2)?, *edge).ok_or_else(denominator_too_large)??;
        if exact.numerator() <= 0 || exact.value() > MAX_RATE_NUMBER as f64 {
            return Err(
                RequestError::new(Code::NoSuchEdge, out_of_reach(pay, *edge, exact)).in_field("solve")
            );
        }
        let below = (exact.numerator() / exact.denominator()) as u64;
        let whole = [below, below + 1].into_iter().filter(|pays| (1..=MAX_RATE_NUMBER).contains(pays));
        let near = |pays| Ok(NearbyPay { pays, edge: 0.0 - at(pays)?.value() });
        Ok(SolveResult {
            pay: pay.to_string(),
            edge: edge.value(),
            pays_numerator: exact.numerator().to_string(),
            pays_denominator: exact.denominator().to_string(),
            pays: exact.value(),
            around: whole.map(near).collect::<Result<_, RequestError>>()?,
        })
    }
}

/// The argument at which the line through (1, `at_one`) and (2, `at_two`) has the value −`edge`; an error if the line
/// is horizontal, `None` on overflow.
fn line(at_one: Fraction, at_two: Fraction, edge: Fraction) -> Option<Result<Fraction, RequestError>> {
    let slope = at_two.minus(at_one)?;
    if slope.numerator() == 0 {
        let message = "that outcome is impossible, so its payout has no effect: name another";
        return Some(Err(RequestError::new(Code::NoSuchEdge, message)));
    }
    let wanted = Fraction::new(-edge.numerator(), edge.denominator());
    let more = wanted.minus(at_one)?.over(slope)?;
    Some(Ok(more.minus(Fraction::new(-1, 1))?))
}

fn out_of_reach(pay: &Pay, edge: Fraction, exact: Fraction) -> String {
    let edge = percent(edge.value());
    if exact.numerator() > 0 {
        return format!(
            "{pay} would have to pay more than {MAX_RATE_NUMBER} to 1 for a house edge of {edge}; ask for a higher one"
        );
    }
    format!(
        "even if {pay} pays 0 to 1, the house edge is below {edge}; lower another payout, or ask for a lower edge"
    )
}

fn denominator_too_large() -> RequestError {
    RequestError::new(
        Code::PaysTooFine,
        "the numbers grow too large to be exact; ask for an edge with fewer decimals",
    )
    .in_field("solve")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_read_in_percent() {
        let edge = |text: &str| text.parse::<Solve>().map(|solve| solve.edge.to_string());
        assert_eq!(edge("a.b=5%"), Ok("1/20".to_owned()));
        assert_eq!(edge("a.b=-0.25%"), Ok("-1/400".to_owned()));
        for wrong in
            ["a.b=5", "a.b=%", "a.b=1e1%", "ab=5%", "a.b=100%", "a.b=+5%", "a.b=.5%", "a.b=0.1234567%"]
        {
            assert!(edge(wrong).is_err(), "{wrong}");
        }
    }
}
