use super::*;
use crate::store::scratch::Scratch;
use std::fs;
use std::os::unix::fs::PermissionsExt;

fn folder(scratch: &Scratch) -> LocalFolder {
    LocalFolder::in_data(scratch.path())
}

#[test]
fn the_first_call_makes_an_authority_and_the_next_ones_keep_it() {
    let scratch = Scratch::new();
    let folder = folder(&scratch);
    let first = issue(&folder, &["Den.Local".to_owned()]).unwrap();
    assert!(first.new_authority && first.names.contains(&"den.local".to_owned()), "{first:?}");
    assert!(["localhost", "127.0.0.1", "::1"].iter().all(|name| first.names.contains(&(*name).to_owned())));
    assert_eq!(first.fingerprint.len(), 95);
    for file in [folder.authority().key, folder.files().key] {
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
    }
    let leaf = fs::read(folder.files().cert).unwrap();
    let second = issue(&folder, &["10.1.2.3".to_owned()]).unwrap();
    assert_eq!((second.new_authority, &second.fingerprint), (false, &first.fingerprint));
    assert!(["den.local", "10.1.2.3"].iter().all(|name| second.names.contains(&(*name).to_owned())));
    assert_ne!(fs::read(folder.files().cert).unwrap(), leaf);
    folder.files().load().unwrap();
}

#[test]
fn a_certificate_is_valid_for_at_most_825_days() {
    let scratch = Scratch::new();
    let folder = folder(&scratch);
    issue(&folder, &[]).unwrap();
    let validity = |files: &crate::tls::CertificateFiles| {
        let loaded = files.load().unwrap();
        let Validity { not_before, not_after } = Validity::of(&loaded.cert[0]).unwrap();
        (not_after - not_before) / 86_400
    };
    assert_eq!((validity(&folder.files()), validity(&folder.authority())), (825, 3650));
}

#[test]
fn a_public_name_must_be_given_when_the_authority_is_made() {
    let scratch = Scratch::new();
    let folder = folder(&scratch);
    let public = ["cards.example.org".to_owned()];
    issue(&folder, &[]).unwrap();
    let refused = issue(&folder, &public).unwrap_err().to_string();
    assert!(refused.starts_with("the authority may not sign for \"cards.example.org\""), "{refused}");
    fs::remove_dir_all(scratch.path().join("tls")).unwrap();
    assert!(issue(&folder, &public).unwrap().names.contains(&public[0]));
}

#[test]
fn errors_name_the_file_or_the_name_and_the_remedy() {
    let scratch = Scratch::new();
    let folder = folder(&scratch);
    let malformed = issue(&folder, &["a b".to_owned()]).unwrap_err().to_string();
    assert!(malformed.starts_with("\"a b\" is neither a host name nor an IP address"), "{malformed}");
    issue(&folder, &[]).unwrap();
    let key = fs::read(folder.authority().key).unwrap();
    fs::write(folder.authority().key, fs::read(folder.files().key).unwrap()).unwrap();
    let mixed = issue(&folder, &[]).unwrap_err().to_string();
    assert!(mixed.contains("the authority expired or does not belong to its key"), "{mixed}");
    fs::remove_file(folder.authority().key).unwrap();
    let half = issue(&folder, &[]).unwrap_err().to_string();
    assert!(half.contains("authority.key is missing, but"), "{half}");
    fs::write(folder.authority().key, key).unwrap();
    assert!(!issue(&folder, &[]).unwrap().new_authority);
}

#[test]
fn a_certificate_is_renewed_when_a_name_is_missing() {
    let scratch = Scratch::new();
    let folder = folder(&scratch);
    assert!(renew(&folder).unwrap().is_some(), "there is none");
    assert_eq!(renew(&folder).unwrap(), None);
    fs::write(scratch.path().join("tls/names.txt"), "den.local\n").unwrap();
    let renewed = renew(&folder).unwrap().unwrap();
    assert!(!renewed.new_authority && renewed.names.contains(&"den.local".to_owned()), "{renewed:?}");
    assert_eq!(renew(&folder).unwrap(), None);
}
