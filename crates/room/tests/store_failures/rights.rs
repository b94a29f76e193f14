//! Tests of a read-only folder.

use super::bench::{Scratch, Writer, open, print_variant};
use super::child;
use room::store::Store;
use std::fs::{Permissions, read_dir, set_permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};

/// User id of an unprivileged user.
const NOBODY: u32 = 65534;

/// Sets the permissions of the folder and of all files in it.
fn set_modes(data: &Path, folder: u32, file: u32) {
    for entry in read_dir(data).unwrap() {
        set_permissions(entry.unwrap().path(), Permissions::from_mode(file)).unwrap();
    }
    set_permissions(data, Permissions::from_mode(folder)).unwrap();
}

/// Command prefix that runs a program as an unprivileged user, who becomes the owner of the folder; empty if the
/// current user is unprivileged.
fn unprivileged(scratch: &Scratch) -> Vec<&'static str> {
    if scratch.path().metadata().unwrap().uid() != 0 {
        print_variant("a read-only folder was tried as this user");
        return Vec::new();
    }
    for entry in read_dir(scratch.data()).unwrap() {
        chown(entry.unwrap().path(), Some(NOBODY), Some(NOBODY)).unwrap();
    }
    chown(scratch.data(), Some(NOBODY), Some(NOBODY)).unwrap();
    set_permissions(scratch.path(), Permissions::from_mode(0o755)).unwrap();
    print_variant("a read-only folder was tried as user 65534, through setpriv");
    vec!["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
}

/// Copies this program to a path at which any user can run it.
fn program(scratch: &Scratch) -> PathBuf {
    let program = scratch.path().join("program");
    std::fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
    program
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_folder_refuses_writes_until_it_is_writable() {
    let scratch = Scratch::new();
    let store = open(&scratch.data()).await;
    let mut writer = Writer::new(&store).await;
    writer.append(&store, 10).await.unwrap();
    store.close().await.unwrap();
    let (program, through) = (program(&scratch), unprivileged(&scratch));
    let attempt = || {
        let out = child::command(&through, &program, "try", &scratch.data()).output().unwrap();
        String::from_utf8(out.stdout).unwrap()
    };
    for (folder, file) in [(0o500, 0o400), (0o500, 0o600), (0o700, 0o400)] {
        set_modes(&scratch.data(), folder, file);
        let said = attempt();
        let place = scratch.data().to_str().unwrap().to_owned();
        assert!(said.contains("store.read_only: ") && said.contains(&place), "{folder:o} {file:o}: {said}");
    }
    set_modes(&scratch.data(), 0o700, 0o600);
    let said = attempt();
    assert!(said.contains("went well"), "{said}");
    writer.check_beginning(&open(&scratch.data()).await).await;
}
