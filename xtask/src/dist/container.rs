//! The container images, built by buildah and run by crun.

mod bundle;

use super::archive::settle;
use super::build::{self, LINUX_ARM, LINUX_INTEL};
use super::release::Release;
use super::smoke::room::{self, Room};
use crate::setup::is_root;
use crate::workspace::{bytes, output, run};
use anyhow::{Context, Result, bail};
use bundle::{Bundle, ImageConfig};
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The recipe of the image, relative to the root of the workspace.
const RECIPE: &str = "deploy/Containerfile";

/// Files of the workspace in the image.
const TEXTS: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY"];

/// Makes the images for Intel and ARM processors, `cardroom-VERSION-image-ARCHITECTURE.tar.gz`, and tests the first.
///
/// # Errors
/// If a program cannot be built, buildah or crun fails, or a check fails.
pub fn make(release: &Release) -> Result<()> {
    if !is_root() {
        bail!("the container image needs root, for buildah and crun: run this with sudo");
    }
    let storage = Storage { folder: release.scratch("containers")? };
    for (target, architecture) in [(LINUX_ARM, "arm64"), (LINUX_INTEL, "amd64")] {
        let program = build::program(release, target)?;
        build::check_static(&program)?;
        storage.build(release, &program, architecture)?;
        storage.save(release, architecture)?;
    }
    check(release, &storage, "amd64")?;
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
        ["data", "tmp"].into_iter().try_for_each(|folder| fs::create_dir(context.join(folder)))?;
        settle(&context, release.time)?;
        fs::set_permissions(context.join("tmp"), fs::Permissions::from_mode(0o1777))?;
        fs::set_permissions(context.join("data"), fs::Permissions::from_mode(0o700))?;
        // The format of Docker has the health check, that of OCI does not.
        let mut build = self.buildah(["bud", "--isolation", "chroot", "--format", "docker", "--os", "linux"]);
        build.args(["--arch", architecture, "--timestamp", &release.time.to_string(), "--tag"]);
        build.arg(tag(release, architecture)).arg("--file").arg(release.workspace.root.join(RECIPE));
        run(build.arg(context))
    }

    /// Writes the image to a file for `docker load` and `podman load`.
    fn save(&self, release: &Release, architecture: &str) -> Result<()> {
        let name = format!("cardroom-{}-image-{architecture}.tar", release.version);
        let path = release.folder.join(&name);
        let path_text = path.to_str().context("the path of the folder is no UTF-8")?;
        let to = format!("docker-archive:{path_text}:localhost/cardroom:{}", release.version);
        run(self.buildah(["push", "--quiet"]).arg(tag(release, architecture)).arg(to))?;
        run(Command::new("gzip").args(["-9", "--no-name", "--force"]).arg(&path))
    }

    /// The settings in the image.
    fn config(&self, release: &Release, architecture: &str) -> Result<ImageConfig> {
        let printed = bytes(self.buildah(["inspect", "--type", "image"]).arg(tag(release, architecture)))?;
        ImageConfig::parse(&printed)
    }

    /// The path of a new container's files.
    fn mount(&self, release: &Release, architecture: &str) -> Result<PathBuf> {
        let name = output(self.buildah(["from"]).arg(tag(release, architecture)))?;
        Ok(PathBuf::from(output(&mut self.buildah(["mount", name.trim()]))?.trim()))
    }
}

/// Name of an image in the storage.
fn tag(release: &Release, architecture: &str) -> String {
    format!("localhost/cardroom:{}-{architecture}", release.version)
}

/// Runs the image as its settings say, and again with the same data.
fn check(release: &Release, storage: &Storage, architecture: &str) -> Result<()> {
    let config = storage.config(release, architecture)?;
    config.check()?;
    let folder = release.scratch("bundle")?;
    let bundle = Bundle::new(&folder, storage.mount(release, architecture)?, config, free_port()?)?;
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
        let room = Room::started(command, bundle.log()).context("crun does not run the image")?;
        Ok(Container { bundle, room })
    }

    /// Runs the health check of the image inside the container.
    fn check_health(&self) -> Result<()> {
        let mut exec = self.bundle.crun(["exec", Bundle::ID]);
        run(exec.args(self.bundle.health_check())).context("the health check of the image fails")
    }

    /// Stops the container by the signal that the image names.
    fn stop(self) -> Result<()> {
        run(&mut self.bundle.crun(["kill", Bundle::ID, self.bundle.stop_signal()]))?;
        self.room.ended()
    }
}
