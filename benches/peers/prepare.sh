#!/bin/sh
# Fetches rs_poker 5.1.0, copies it to target/, and patches the one line that Rust 1.95 does not compile. Run it
# once before the benchmarks; the reason is in README.md.
set -eu
cd "$(dirname "$0")"

line='mask.isolate_lowest_one()'
mended='mask \& mask.wrapping_neg()'
file=target/rs_poker/src/core/card_bit_set.rs

# An empty package with this dependency, so that cargo fetches it and verifies its checksum.
mkdir -p target/fetch/src
: >target/fetch/src/lib.rs
cat >target/fetch/Cargo.toml <<'END'
[package]
name = "fetch"
edition = "2024"
[workspace]
[dependencies]
rs_poker = "=5.1.0"
END
source=$(cargo metadata --quiet --format-version 1 --manifest-path target/fetch/Cargo.toml |
    grep -o '"manifest_path":"[^"]*rs_poker-5\.1\.0/Cargo\.toml"' | head -n 1 | cut -d '"' -f 4)

rm -rf target/rs_poker
cp -R "$(dirname "$source")" target/rs_poker
chmod -R u+w target/rs_poker
if [ "$(grep -cF "$line" "$file")" != 1 ]; then
    echo "prepare.sh: $file does not have the one line with $line to patch" >&2
    exit 1
fi
sed -i.before "s/mask\.isolate_lowest_one()/$mended/" "$file"
rm "$file.before"
echo "target/rs_poker is ready"
