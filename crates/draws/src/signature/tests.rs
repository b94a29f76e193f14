use super::*;

/// Tests 1 to 3 of RFC 8032, section 7.1: secret key, public key, message and signature.
const RFC_8032: [(&str, &str, &[u8], &str); 3] = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        &[],
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155\
         5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        &[0x72],
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
         085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        &[0xaf, 0x82],
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac\
         18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
];

#[test]
fn keys_and_signatures_match_rfc_8032() {
    for (secret, public, message, signature) in RFC_8032 {
        let key = PhoneKey::new(&parse_hex(secret).unwrap());
        assert_eq!(key.public().to_string(), public);
        assert_eq!(Signature(key.0.sign(message).to_bytes()).to_string(), signature);
        assert!(key.public().verifies_bytes(message, &signature.parse().unwrap()));
        assert!(!key.public().verifies_bytes(b"another message", &signature.parse().unwrap()));
    }
}

#[test]
fn every_single_bit_of_a_signature_counts() {
    let (_, public, message, signature) = RFC_8032[2];
    let (key, signature): (PublicKey, Signature) = (public.parse().unwrap(), signature.parse().unwrap());
    for bit in 0..512 {
        let mut changed = signature.0;
        changed[bit / 8] ^= 1 << (bit % 8);
        assert!(!key.verifies_bytes(message, &Signature(changed)), "bit {bit}");
    }
}

#[test]
fn text_has_one_form() {
    let (_, public, _, signature) = RFC_8032[0];
    assert!(public.to_uppercase().parse::<PublicKey>().is_err() && public[1..].parse::<PublicKey>().is_err());
    assert!(signature.to_uppercase().parse::<Signature>().is_err());
    assert!(signature[..64].parse::<Signature>().is_err());
}
