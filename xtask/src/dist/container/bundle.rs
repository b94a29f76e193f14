//! An image as crun takes it: a folder with the settings of a container (OCI runtime specification).

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs crun where it sees the unified cgroups alone: it refuses a system that has both versions.
const CRUN: &str =
    r#"mount -t cgroup2 cgroup2 /sys/fs/cgroup && exec crun --root "$0" --cgroup-manager=disabled "$@""#;

/// The settings in an image.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
pub struct ImageConfig {
    user: String,
    env: Vec<String>,
    entrypoint: Vec<String>,
    cmd: Vec<String>,
    stop_signal: String,
    #[serde(default)]
    volumes: BTreeMap<String, Value>,
    #[serde(default)]
    exposed_ports: BTreeMap<String, Value>,
    healthcheck: HealthCheck,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct HealthCheck {
    test: Vec<String>,
}

impl ImageConfig {
    /// Parses the output of `buildah inspect --type image`.
    ///
    /// # Errors
    /// If it is not JSON, or a setting is missing.
    pub fn parse(printed: &[u8]) -> Result<ImageConfig> {
        let image: Value = serde_json::from_slice(printed).context("`buildah inspect` prints no JSON")?;
        let config = image["Docker"]["config"].clone();
        serde_json::from_value(config).context("the image lacks a setting: see deploy/Containerfile")
    }

    /// Checks that the image has a user without rights, a volume and a port.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self) -> Result<()> {
        let (user, group) = self.ids()?;
        let has_volume = self.volumes.contains_key("/data");
        if user == 0 || group == 0 || !has_volume || !self.exposed_ports.contains_key("8080/tcp") {
            bail!("the image runs as root, or has no volume /data or no port 8080: see deploy/Containerfile");
        }
        Ok(())
    }

    /// The numbers of the user and the group.
    fn ids(&self) -> Result<(u32, u32)> {
        let ids = self
            .user
            .split_once(':')
            .and_then(|(user, group)| Some((user.parse().ok()?, group.parse().ok()?)));
        ids.with_context(|| format!("the user {:?} of the image is not two numbers", self.user))
    }
}

/// A folder with a container's settings, its data, and the state of crun.
pub struct Bundle {
    folder: PathBuf,
    image: ImageConfig,
}

impl Bundle {
    /// Name of the container.
    pub const ID: &str = "cardroom-dist";

    /// Writes the settings of a container with these files, whose room listens on a port of this machine.
    ///
    /// # Errors
    /// If a file cannot be written, or the image has no numeric user.
    pub fn new(folder: &Path, files: PathBuf, image: ImageConfig, port: u16) -> Result<Bundle> {
        let bundle = Bundle { folder: folder.to_path_buf(), image };
        let (user, group) = bundle.image.ids()?;
        let data = folder.join("data");
        fs::create_dir(&data)?;
        chown(&data, Some(user), Some(group))?;
        let settings = bundle.settings(&files, &data, port)?;
        fs::write(folder.join("config.json"), serde_json::to_vec_pretty(&settings)?)?;
        Ok(bundle)
    }

    /// The container shares the network of this machine, and nothing else. Its root is read-only.
    fn settings(&self, files: &Path, data: &Path, port: u16) -> Result<Value> {
        let (user, group) = self.image.ids()?;
        let mut env = self.image.env.clone();
        env.retain(|variable| !variable.starts_with("CARDROOM_LISTEN="));
        env.push(format!("CARDROOM_LISTEN=127.0.0.1:{port}"));
        let args: Vec<&String> = self.image.entrypoint.iter().chain(&self.image.cmd).collect();
        let namespaces = ["pid", "mount", "ipc", "uts"].map(|kind| json!({ "type": kind }));
        Ok(json!({
            "ociVersion": "1.0.2",
            "process": {
                "user": { "uid": user, "gid": group },
                "args": args,
                "env": env,
                "cwd": "/",
                "capabilities": { "bounding": [], "effective": [], "permitted": [] },
                "noNewPrivileges": true,
            },
            "root": { "path": files, "readonly": true },
            "mounts": [
                { "destination": "/proc", "type": "proc", "source": "proc" },
                { "destination": "/dev", "type": "tmpfs", "source": "tmpfs", "options": ["nosuid", "mode=755"] },
                { "destination": "/data", "type": "bind", "source": data, "options": ["rbind", "rw"] },
            ],
            "linux": { "namespaces": namespaces },
        }))
    }

    /// A command of crun.
    pub fn crun<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut crun = Command::new("unshare");
        crun.args(["--mount", "sh", "-c", CRUN]).arg(self.folder.join("state")).args(args);
        crun
    }

    /// Path of the folder.
    ///
    /// # Errors
    /// If it is not UTF-8.
    pub fn folder_text(&self) -> Result<&str> {
        self.folder.to_str().context("the path of the target folder is no UTF-8")
    }

    /// Path of the log.
    pub fn log(&self) -> PathBuf {
        self.folder.join("log.txt")
    }

    /// The command of the image's health check.
    pub fn health_check(&self) -> &[String] {
        // The first word says that the command is run without a shell.
        self.image.healthcheck.test.get(1..).unwrap_or_default()
    }

    /// The signal that stops the container.
    pub fn stop_signal(&self) -> &str {
        &self.image.stop_signal
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INSPECTED: &str = r#"{"Docker": {"config": {"User": "7:8", "Env": ["A=b"], "Entrypoint": ["/p"], "Cmd": ["serve"],
        "StopSignal": "SIGTERM", "Volumes": {"/data": {}}, "ExposedPorts": {"8080/tcp": {}},
        "Healthcheck": {"Test": ["CMD", "/p", "health"]}}}}"#;

    #[test]
    fn the_settings_of_an_image_are_read() {
        let config = ImageConfig::parse(INSPECTED.as_bytes()).unwrap();
        assert!(config.check().is_ok());
        assert_eq!(config.ids().unwrap(), (7, 8));
        assert!(ImageConfig { user: "0:0".into(), ..config.clone() }.check().is_err());
        assert!(ImageConfig { user: "cardroom".into(), ..config.clone() }.check().is_err());
        assert!(ImageConfig { volumes: BTreeMap::new(), ..config }.check().is_err());
        assert!(ImageConfig::parse(b"{}").is_err());
    }
}
