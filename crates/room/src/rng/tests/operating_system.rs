//! The random numbers of the operating system, which seed every hand.

use super::statistics::Battery;

/// The number of bytes tested: 4 MiB.
const BYTES: usize = 4 << 20;

#[test]
fn the_numbers_of_the_operating_system_pass_frequency_runs_serial_and_pair_tests() {
    let mut bytes = vec![0; BYTES];
    getrandom::fill(&mut bytes).unwrap();
    battery(&bytes).assert_random();
}

/// Replaces a byte, given its position.
type Flaw = fn(usize, u8) -> u8;

#[test]
fn the_battery_rejects_flawed_bytes() {
    let mut bytes = vec![0; BYTES];
    getrandom::fill(&mut bytes).unwrap();
    let flaws: [(&str, Flaw); 4] = [
        ("frequency", |_, byte| if byte == 7 { 8 } else { byte }),
        ("runs", |_, byte| if byte & 0b11 == 0b01 { byte ^ 0b10 } else { byte }),
        ("serial", |at, byte| if at % 2 == 0 { byte } else { byte & 0xfe }),
        ("pairs", |at, byte| if at % 2 == 1 { byte } else { byte | 1 }),
    ];
    for (test, flaw) in flaws {
        let flawed: Vec<u8> = bytes.iter().enumerate().map(|(at, &byte)| flaw(at, byte)).collect();
        assert!(battery(&flawed).rejections().contains(&test), "{test}");
    }
    // Every byte follows from the one before it, and all are equally frequent.
    let counter: Vec<u8> = (0..BYTES).map(|at| at as u8).collect();
    assert!(battery(&counter).rejections().contains(&"serial"));
}

/// Tests the frequency of each byte, the runs of equal bits, pairs of adjacent bytes, and pairs of bytes three apart.
fn battery(bytes: &[u8]) -> Battery {
    let mut battery = Battery::default();
    let expected = bytes.len() as f64 / 256.0;
    let mut counts = [0; 256];
    bytes.iter().for_each(|&byte| counts[usize::from(byte)] += 1);
    battery.fit("frequency", counts.map(|count| (count, expected)));
    battery.normal("runs", bit_runs(bytes));
    battery.fit("serial", pairs(bytes.chunks_exact(2).map(|two| [two[0], two[1]])));
    battery.fit("pairs", pairs(bytes[1..].chunks_exact(4).map(|block| [block[0], block[3]])));
    battery
}

/// The counts of all pairs of bytes, each with its expected value.
fn pairs(all: impl Iterator<Item = [u8; 2]>) -> impl Iterator<Item = (u32, f64)> {
    let mut counts = vec![0; 1 << 16];
    let mut total = 0.0;
    for pair in all {
        counts[usize::from(u16::from_be_bytes(pair))] += 1;
        total += 1.0;
    }
    let expected = total / 65_536.0;
    counts.into_iter().map(move |count| (count, expected))
}

/// The number of runs of equal bits, given the number of ones (Wald and Wolfowitz), as a standard normal variable.
fn bit_runs(bytes: &[u8]) -> f64 {
    let n = (bytes.len() * 8) as f64;
    let ones: f64 = bytes.iter().map(|byte| f64::from(byte.count_ones())).sum();
    let within = bytes.iter().map(|byte| (byte ^ (byte >> 1)) & 0x7f).map(u8::count_ones).sum::<u32>();
    let between = bytes.windows(2).filter(|two| (two[0] & 1) != (two[1] >> 7)).count();
    let runs = 1.0 + f64::from(within) + between as f64;
    let mean = 1.0 + 2.0 * ones * (n - ones) / n;
    let variance = (mean - 1.0) * (mean - 2.0) / (n - 1.0);
    (runs - mean) / variance.sqrt()
}
