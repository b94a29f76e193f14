//! Deterministic pseudorandom numbers from a counter (SplitMix64).

/// The generator, whose state is the counter.
pub struct Numbers(pub u64);

impl Numbers {
    /// A number from 0 to `n` − 1.
    pub fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.word()) * u128::from(n)) >> 64) as u32
    }

    /// 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
