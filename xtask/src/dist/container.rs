//! The container images, built by buildah and run by crun.

mod bundle;

use super::archive::settle;
use super::build::{self, ARM, INTEL};
use super::release::Release;
use super::room::{self, Room};
use crate::workspace::{bytes, output, run};
use anyhow::{Context, Result, bail};
use bundle::{Bundle, ImageConfig};
use std::fs::{self, File};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The recipe of the image, relative to the root of the workspace.
const RECIPE: &str = "deploy/Containerfile";

/// The empty folders of the image: the folder that is copied with it, its name, its permissions, and its user and group.
const FOLDERS: [(&str, &str, u32, u32); 2] = [("owned", "data", 0o700, 65532), ("others", "tmp", 0o1777, 0)];

/// Files of the workspace in the image.
const TEXTS: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY"];

/// Makes the images for Intel and ARM processors, `cardroom-VERSION-image-ARCHITECTURE.tar.gz`, checks both as they are
/// loaded from these files, and runs the first.
///
/// # Errors
/// If a program cannot be built, buildah or crun fails, or a check fails.
pub fn make(release: &Release) -> Result<()> {
    for architecture in [ARM, INTEL] {
        let program = build::program(release, architecture.target)?;
        build::check_static(&program)?;
        let name = architecture.debian_name;
        let storage = Storage { folder: release.scratch("containers")? };
        storage.build(release, &program, name)?;
        storage.save(release, name)?;
        drop(storage);
        // A new storage has the image of the saved file and no other.
        let loaded = Storage { folder: release.scratch("loaded-containers")? };
        let (image, files) = loaded.load(&archive(release, name))?;
        build::check_machine(&files.join("usr/bin/cardroom"), &architecture)?;
        check_folders(&files)?;
        if name == INTEL.debian_name {
            check(release, loaded.config(&image)?, files)?;
        }
    }
    println!(
        "dist: the image runs without rights under crun, is healthy, ends by SIGTERM and keeps its data"
    );
    Ok(())
}

/// The storage of buildah, apart from that of the system.
struct Storage {
    folder: PathBuf,
}

impl Storage {
    fn buildah<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut buildah = Command::new("buildah");
        buildah.arg("--root").arg(self.folder.join("root")).arg("--runroot").arg(self.folder.join("run"));
        buildah.args(["--storage-driver", "vfs"]).args(args);
        buildah
    }

    /// Builds the image from a folder with its files.
    fn build(&self, release: &Release, program: &Path, architecture: &str) -> Result<()> {
        let context = release.scratch(&format!("image-{architecture}"))?;
        fs::copy(program, context.join("cardroom")).with_context(|| program.display().to_string())?;
        for text in TEXTS {
            fs::copy(release.workspace.root.join(text), context.join(text)).context(text)?;
        }
        FOLDERS
            .iter()
            .try_for_each(|(parent, folder, ..)| fs::create_dir_all(context.join(parent).join(folder)))?;
        settle(&context, release.time)?;
        for (parent, folder, mode, _) in FOLDERS {
            fs::set_permissions(context.join(parent).join(folder), fs::Permissions::from_mode(mode))?;
        }
        // The format of Docker has the health check, that of OCI does not.
        let mut build = self.buildah(["bud", "--isolation", "chroot", "--format", "docker", "--os", "linux"]);
        build.args(["--arch", architecture, "--timestamp", &release.time.to_string(), "--tag"]);
        build.arg(tag(release, architecture)).arg("--file").arg(release.workspace.root.join(RECIPE));
        run(build.arg(context))
    }

    /// Writes the image to a file for `docker load` and `podman load`.
    fn save(&self, release: &Release, architecture: &str) -> Result<()> {
        let path = archive(release, architecture).with_extension("");
        let path_text = path.to_str().context("the path of the folder is no UTF-8")?;
        let to = format!("docker-archive:{path_text}:localhost/cardroom:{}", release.version);
        run(self.buildah(["push", "--quiet"]).arg(tag(release, architecture)).arg(to))?;
        run(Command::new("gzip").args(["-9", "--no-name", "--force"]).arg(&path))
    }

    /// Loads an image from its file. Returns its id, and the path of a new container's files.
    fn load(&self, archive: &Path) -> Result<(String, PathBuf)> {
        // Buildah 1.28 fails with some compressed files.
        let tar = self.folder.join("image.tar");
        let mut gzip = Command::new("gzip");
        run(gzip.args(["--decompress", "--stdout"]).arg(archive).stdout(File::create(&tar)?))?;
        let from = format!("docker-archive:{}", tar.display());
        let image = output(self.buildah(["pull", "--quiet"]).arg(from))?.trim().to_owned();
        let container = output(self.buildah(["from", "--pull-never"]).arg(&image))?;
        let files = output(&mut self.buildah(["mount", container.trim()]))?;
        Ok((image, PathBuf::from(files.trim())))
    }

    /// The settings in an image.
    fn config(&self, image: &str) -> Result<ImageConfig> {
        ImageConfig::parse(&bytes(&mut self.buildah(["inspect", "--type", "image", image]))?)
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        // An error is ignored: the next run removes the whole folder.
        let _ = self.buildah(["rm", "--all"]).stdout(Stdio::null()).status();
    }
}

/// The path of an image's file.
fn archive(release: &Release, architecture: &str) -> PathBuf {
    release.folder.join(format!("cardroom-{}-image-{architecture}.tar.gz", release.version))
}

/// Checks the owners and permissions of the folders in the files of an image.
fn check_folders(files: &Path) -> Result<()> {
    for (_, folder, mode, owner) in FOLDERS {
        let found =
            fs::metadata(files.join(folder)).with_context(|| format!("the image has no /{folder}"))?;
        let permissions = found.mode() & 0o7777;
        if (permissions, found.uid(), found.gid()) != (mode, owner, owner) {
            bail!(
                "/{folder} of the image is {permissions:o} {}:{}, not {mode:o} {owner}:{owner}",
                found.uid(),
                found.gid()
            );
        }
    }
    Ok(())
}

/// Name of an image in the storage.
fn tag(release: &Release, architecture: &str) -> String {
    format!("localhost/cardroom:{}-{architecture}", release.version)
}

/// Runs the image as its settings say, and again with the same data.
fn check(release: &Release, config: ImageConfig, files: PathBuf) -> Result<()> {
    config.check()?;
    let folder = release.scratch("bundle")?;
    let bundle = Bundle::new(&folder, files, config, free_port()?)?;
    let cookies = folder.join("cookies.txt");
    let first = Container::start(&bundle)?;
    room::check_page(&first.room.address)?;
    let table = room::open_table(&first.room.address, &cookies)?;
    first.check_health()?;
    first.stop()?;
    let second = Container::start(&bundle)?;
    second.room.check_integrity()?;
    room::check_table(&second.room.address, &cookies, &table)?;
    second.stop()
}

/// A port that is free now.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A running container.
struct Container<'a> {
    bundle: &'a Bundle,
    room: Room,
}

impl Container<'_> {
    fn start(bundle: &Bundle) -> Result<Container<'_>> {
        let command = bundle.crun(["run", "--bundle", bundle.folder_text()?, Bundle::ID]);
        let room = Room::start(command, bundle.log()).context("crun does not run the image")?;
        Ok(Container { bundle, room })
    }

    /// Runs the health check of the image inside the container.
    fn check_health(&self) -> Result<()> {
        let mut exec = self.bundle.crun(["exec", Bundle::ID]);
        run(exec.args(self.bundle.health_check())).context("the health check of the image fails")
    }

    /// Stops the container by the signal that the image names.
    fn stop(mut self) -> Result<()> {
        run(&mut self.bundle.crun(["kill", Bundle::ID, self.bundle.stop_signal()]))?;
        self.room.ended()
    }
}

impl Drop for Container<'_> {
    fn drop(&mut self) {
        // After a failed check, the container still runs. After a stop, there is none, and crun says so.
        let mut delete = self.bundle.crun(["delete", "--force", Bundle::ID]);
        let _ = delete.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}
