//! The exact odds against plain enumeration.

mod poker_run;
