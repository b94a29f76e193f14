//! The data folder: private to this user, and locked by one process with an advisory file lock.

use super::fault::io_fault;
use super::{StoreError, StoreResult};
use crate::private_files;
use std::fs::{File, TryLockError, read_dir};
use std::path::{Path, PathBuf};

/// File name of the database in the data folder.
pub(crate) const DATABASE: &str = "cardroom.db";

/// Name of the lock file in the data folder.
const LOCK: &str = "lock";

/// A data folder that this process keeps locked for the lifetime of the value.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Opens and locks the folder. A missing folder is created, private to this user (0700).
    ///
    /// # Errors
    /// [`StoreError::Locked`] if another process has locked it, [`StoreError::Exposed`] if other users have access to
    /// it and it is neither empty nor the data folder of a room, [`StoreError::FileExists`] if the path is a file;
    /// [`StoreError::ReadOnly`], [`StoreError::Full`] or [`StoreError::Other`] if the folder or its lock file cannot be
    /// created or opened.
    pub fn open(path: &Path) -> StoreResult<Folder> {
        private_files::create_folder(path).map_err(|error| io_fault(path, &error))?;
        let path = private_files::full_path(path).map_err(|error| io_fault(path, &error))?;
        make_private(&path)?;
        let lock = lock(&path)?;
        Ok(Folder { path, _lock: lock })
    }

    /// The absolute path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Path of a file in the folder. A missing file is created, private to this user (0600).
    ///
    /// # Errors
    /// [`StoreError::ReadOnly`], [`StoreError::Full`] or [`StoreError::Other`] if the file cannot be created or opened.
    pub fn private_file(&self, name: &str) -> StoreResult<PathBuf> {
        let path = self.path.join(name);
        private_files::options().create(true).open(&path).map_err(|error| io_fault(&path, &error))?;
        Ok(path)
    }
}

/// Removes the permissions of other users from a folder that is empty or has a room's database. Any other folder with
/// such permissions is refused and left unchanged.
fn make_private(path: &Path) -> StoreResult<()> {
    let fault = |error| io_fault(path, &error);
    if !private_files::is_shared(path).map_err(fault)? {
        return Ok(());
    }
    if !path.join(DATABASE).exists() && read_dir(path).map_err(fault)?.next().is_some() {
        return Err(StoreError::Exposed { place: path.display().to_string() });
    }
    private_files::make_private(path).map_err(fault)
}

/// Takes the advisory file lock; the operating system releases it when the process ends, even after a crash.
fn lock(folder: &Path) -> StoreResult<File> {
    let path = folder.join(LOCK);
    let file = private_files::options().create(true).open(&path).map_err(|error| io_fault(folder, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked { place: folder.display().to_string() }),
        Err(TryLockError::Error(error)) => Err(io_fault(&path, &error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Refusal as _;
    use crate::store::scratch::Scratch;
    #[cfg(unix)]
    use std::fs::{Permissions, set_permissions};
    #[cfg(unix)]
    use std::os::unix::fs::PermissionsExt;

    #[cfg(unix)]
    fn mode(path: &Path) -> u32 {
        path.metadata().unwrap().permissions().mode() & 0o777
    }

    #[cfg(unix)]
    #[test]
    fn the_folder_and_its_files_are_private() {
        let scratch = Scratch::new();
        let wide = scratch.path().join("wide");
        std::fs::create_dir(&wide).unwrap();
        set_permissions(&wide, Permissions::from_mode(0o755)).unwrap();
        for path in [scratch.path().join("new/below"), wide] {
            let folder = Folder::open(&path).unwrap();
            let file = folder.private_file("file").unwrap();
            assert_eq!((mode(&path), mode(&file), mode(&path.join(LOCK))), (0o700, 0o600, 0o600));
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_with_other_files_is_left_unchanged() {
        let scratch = Scratch::new();
        let home = scratch.path().join("home");
        std::fs::create_dir(&home).unwrap();
        set_permissions(&home, Permissions::from_mode(0o755)).unwrap();
        std::fs::write(home.join("letter"), "dear").unwrap();
        let error = Folder::open(&home).unwrap_err();
        assert!(error.to_string().contains("chmod 700"), "{error}");
        assert_eq!((error.code(), mode(&home)), ("store.exposed", 0o755));
    }

    #[test]
    fn the_folder_is_locked_by_one_process() {
        let scratch = Scratch::new();
        let first = Folder::open(scratch.path()).unwrap();
        assert_eq!(Folder::open(scratch.path()).unwrap_err().code(), "store.locked");
        drop(first);
        Folder::open(scratch.path()).unwrap();
    }
}
