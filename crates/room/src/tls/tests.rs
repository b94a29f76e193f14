use super::scratch::Authority;
use super::validity::Validity;
use super::*;
use crate::store::scratch::Scratch;
use std::fs;
use std::path::Path;

fn wrong(files: &CertificateFiles) -> String {
    files.load().unwrap_err().to_string()
}

fn write(folder: &Path, name: &str, text: &str) -> std::path::PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_certificate_and_its_key_are_loaded_with_their_chain() {
    let folder = Scratch::new();
    let authority = Authority::new();
    let files = authority.write(folder.path(), "room", [2020, 2090]);
    assert_eq!(files.load().unwrap().cert.len(), 1);
    let chain = fs::read_to_string(&files.cert).unwrap().repeat(2);
    fs::write(&files.cert, chain).unwrap();
    assert_eq!(files.load().unwrap().cert.len(), 2);
}

#[test]
fn every_error_names_the_file_and_the_remedy() {
    let folder = Scratch::new();
    let authority = Authority::new();
    let good = authority.write(folder.path(), "good", [2020, 2090]);
    let other = authority.write(folder.path(), "other", [2020, 2090]);
    let missing = CertificateFiles { cert: folder.path().join("none.pem"), ..good.clone() };
    let path = missing.cert.display();
    assert_eq!(wrong(&missing), format!("{path}: there is no such file: name a PEM file"));
    let swapped = CertificateFiles { cert: good.key.clone(), key: good.cert.clone() };
    assert!(wrong(&swapped).contains("good.key: there is no certificate in it"), "{}", wrong(&swapped));
    let keyless = CertificateFiles { key: good.cert.clone(), ..good.clone() };
    assert!(wrong(&keyless).contains("good.pem: there is no private key in it"), "{}", wrong(&keyless));
    let mixed = CertificateFiles { key: other.key, ..good.clone() };
    assert!(wrong(&mixed).contains("other.key is not the private key of the first certificate in"));
    let folder_itself = CertificateFiles { key: folder.path().to_owned(), ..good.clone() };
    assert!(wrong(&folder_itself).ends_with("it is a folder: name a PEM file"), "{}", wrong(&folder_itself));
}

#[test]
fn damaged_and_encrypted_files_are_told_apart() {
    let folder = Scratch::new();
    let good = Authority::new().write(folder.path(), "good", [2020, 2090]);
    let with = |cert: &str| {
        let cert = write(folder.path(), "cert.pem", cert);
        wrong(&CertificateFiles { cert, ..good.clone() })
    };
    let text = fs::read_to_string(&good.cert).unwrap();
    let cut = text.split("-----END").next().unwrap();
    assert!(with(cut).contains("it is not PEM: a block has no line that begins with -----END"));
    assert!(with(&text.replace("MI", "M!")).contains("it is not PEM: a block is not base64"));
    let other = "-----BEGIN CERTIFICATE-----\nTm90IEFTTi4x\n-----END CERTIFICATE-----\n";
    assert!(with(other).contains("the first certificate cannot be read"), "{}", with(other));
    let key = |key: &str| {
        let key = write(folder.path(), "key.pem", key);
        wrong(&CertificateFiles { key, ..good.clone() })
    };
    let encrypted = "-----BEGIN ENCRYPTED PRIVATE KEY-----\nTm90\n-----END ENCRYPTED PRIVATE KEY-----\n";
    assert!(key(encrypted).contains("has a passphrase: write one without, with: openssl pkey -in"));
    let old = "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: X\n\nTm90\n-----END RSA PRIVATE KEY-----\n";
    assert!(key(old).contains("has a passphrase"), "{}", key(old));
    let unknown = "-----BEGIN PRIVATE KEY-----\nTm90\n-----END PRIVATE KEY-----\n";
    assert!(key(unknown).contains("this kind of private key is not supported"), "{}", key(unknown));
}

#[test]
fn the_validity_of_a_certificate_is_read_and_its_end_is_a_warning() {
    let folder = Scratch::new();
    let authority = Authority::new();
    let validity = |years| {
        let files = authority.write(folder.path(), "room", years);
        Validity::of(&files.load().unwrap().cert[0]).unwrap()
    };
    let valid = validity([2001, 2040]);
    assert_eq!(valid, Validity { not_before: 978_307_200, not_after: 2_208_988_800 });
    assert_eq!(valid.warning(2_208_988_800), None);
    let expired = valid.warning(2_208_988_801).unwrap();
    assert!(expired.starts_with("the certificate expired on 2040-01-01"), "{expired}");
    let early = valid.warning(978_307_199).unwrap();
    assert!(early.starts_with("the certificate is valid from 2001-01-01 on"), "{early}");
}

#[test]
fn a_change_of_either_file_changes_the_stamp() {
    let folder = Scratch::new();
    let authority = Authority::new();
    let files = authority.write(folder.path(), "room", [2020, 2090]);
    let first = files.stamp();
    assert_eq!(files.stamp(), first);
    fs::write(&files.key, "other").unwrap();
    let second = files.stamp();
    assert_ne!(second, first);
    fs::remove_file(&files.cert).unwrap();
    assert_ne!(files.stamp(), second);
}
