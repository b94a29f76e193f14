//! Files and folders that only this user can read.
//!
//! On Unix, by their permissions. On Windows, files inherit the access rights of their folder, and the profile folder of a
//! user is private: [`is_in_profile`] tells whether a folder is in it.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Creates a folder and its missing parents; on Unix with the permissions 0700. An existing folder stays as it is.
///
/// # Errors
/// The error of the operating system.
pub fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// Options that open a file for reading and writing; on Unix a new file has the permissions 0600.
pub fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Returns whether other users have permissions for a folder. On Windows always `false`, since the standard library does
/// not read access rights.
///
/// # Errors
/// The error of the operating system.
pub fn is_shared(path: &Path) -> io::Result<bool> {
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::mode(&path.metadata()?.permissions());
        Ok(mode & 0o077 != 0)
    }
    #[cfg(not(unix))]
    path.metadata().map(|_| false)
}

/// Removes the permissions of other users from a folder. Does nothing on Windows.
///
/// # Errors
/// The error of the operating system.
pub fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let permissions = std::os::unix::fs::PermissionsExt::from_mode(0o700);
        std::fs::set_permissions(path, permissions)
    }
    #[cfg(not(unix))]
    path.metadata().map(drop)
}

/// The absolute path of an existing file or folder; on Unix without symbolic links. On Windows, the path without links
/// begins with `\\?\`, which users do not know from anywhere else.
///
/// # Errors
/// The error of the operating system.
pub fn full_path(path: &Path) -> io::Result<PathBuf> {
    if cfg!(windows) { std::path::absolute(path) } else { path.canonicalize() }
}

/// Returns whether a file or folder is in the profile folder of this Windows user, which other users cannot read. On
/// other systems always `true`, since the permissions of the folder keep it private.
pub fn is_in_profile(path: &Path) -> bool {
    if cfg!(not(windows)) {
        return true;
    }
    let profile = std::env::var_os("USERPROFILE").map(PathBuf::from);
    let profile = profile.and_then(|profile| profile.canonicalize().ok());
    match (profile, path.canonicalize()) {
        (Some(profile), Ok(path)) => path.starts_with(profile),
        _ => false,
    }
}

/// Writes the entries of a folder to disk, such as that of a new file. Does nothing on Windows, where a folder cannot be
/// opened as a file; NTFS keeps a journal of its folders.
///
/// # Errors
/// The error of the operating system.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(windows) { Ok(()) } else { std::fs::File::open(path)?.sync_all() }
}
