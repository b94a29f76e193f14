//! What the pays of a table are written over.

use super::fraction::greatest_common_divisor;
use games::pay_table::Pays;

/// A pay table whose pays have no common denominator that can be reckoned with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pays have no common denominator up to 10^15: write them for rounder stakes, such as 3 to 2")]
pub struct TooFine;

/// All deals of a game, 3.4 · 10^15 at most, with pays of up to 10^6 over this stay below the largest whole number.
const FINEST: u128 = 1_000_000_000_000_000;

/// The least number that every stake of the pays divides.
///
/// # Errors
/// [`TooFine`].
pub(super) fn common_denominator(pays: impl IntoIterator<Item = Pays>) -> Result<i128, TooFine> {
    let mut common = 1;
    for pays in pays {
        let per = u128::from(pays.per);
        common = common / greatest_common_divisor(common, per) * per;
        if common > FINEST {
            return Err(TooFine);
        }
    }
    i128::try_from(common).map_err(|_| TooFine)
}
