//! A network of two hosts: the room runs in a network namespace, and the clients run on this machine, with one IP
//! address for each client.
//!
//! The clients' addresses differ from the room's, so the room's limits apply to them. All addresses are in
//! 198.18.0.0/15, which RFC 2544 reserves for network benchmarks.

use std::net::{IpAddr, Ipv4Addr};
use std::process::Command;

/// Minimum, default and maximum size of the room's send buffers, in bytes. The buffers are small, so that a client that
/// does not read fills them within seconds.
const SEND_BUFFER: &str = "4096 16384 65536";

/// Number of client addresses.
pub const CLIENTS: u16 = 16 * 256;

/// The network between the room and the clients. Dropping the value removes it.
pub struct Network {
    /// Name of the namespace.
    name: String,
    /// Number that distinguishes the network from those of other processes, from 1 to 15.
    number: u8,
}

impl Network {
    /// Creates the network. Panics if this process does not run as root, or the command `ip` is missing.
    pub fn new() -> Network {
        let process = std::process::id();
        let number = u8::try_from(process % 15).expect("a remainder below 15") + 1;
        let network = Network { name: format!("cardroom-attacks-{process}"), number };
        // A process that was killed leaves its network, which may have the same number.
        let _ = Command::new("ip").args(["link", "del", &network.link()]).output();
        let _ = Command::new("ip").args(network.route("del").split(' ')).output();
        let (name, near, far) = (&network.name, network.link(), network.far_link());
        ip(&format!("netns add {name}"));
        ip(&format!("link add {near} type veth peer name {far} netns {name}"));
        ip(&format!("addr add 198.19.{number}.1/24 dev {near}"));
        ip(&format!("link set {near} up"));
        ip(&network.route("add"));
        ip(&format!("-n {name} addr add {}/24 dev {far}", network.room()));
        ip(&format!("-n {name} link set {far} up"));
        ip(&format!("-n {name} link set lo up"));
        ip(&format!("-n {name} route add default via 198.19.{number}.1"));
        ip(&format!(
            "netns exec {name} sh -c echo\u{a0}{}>/proc/sys/net/ipv4/tcp_wmem",
            SEND_BUFFER.replace(' ', "\u{a0}")
        ));
        network
    }

    /// The address of the room.
    pub fn room(&self) -> IpAddr {
        Ipv4Addr::new(198, 19, self.number, 2).into()
    }

    /// The address of the client with this number, which must be below [`CLIENTS`].
    pub fn client(&self, number: u16) -> IpAddr {
        let [high, low] = number.to_be_bytes();
        Ipv4Addr::new(198, 18, self.number * 16 + high, low).into()
    }

    /// A command that runs a program in the room's network namespace.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name, program]);
        command
    }

    fn link(&self) -> String {
        format!("cardroom{}", self.number)
    }

    fn far_link(&self) -> String {
        format!("cardroom{}p", self.number)
    }

    /// The arguments with which `ip` adds or deletes the route that makes all client addresses local to this machine.
    /// `what` is `add` or `del`.
    fn route(&self, what: &str) -> String {
        format!("route {what} local 198.18.{}.0/20 dev lo", self.number * 16)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // Errors are ignored, since a destructor cannot report them. The link is removed at both ends.
        let _ = Command::new("ip").args(["link", "del", &self.link()]).status();
        let _ = Command::new("ip").args(self.route("del").split(' ')).status();
        let _ = Command::new("ip").args(["netns", "del", &self.name]).status();
    }
}

/// Runs `ip` with these arguments, separated by spaces; a no-break space stands for a space within an argument.
fn ip(arguments: &str) {
    let arguments = arguments.split(' ').map(|argument| argument.replace('\u{a0}', " "));
    let done = Command::new("ip").args(arguments.clone()).output();
    let done = done.expect("the attacks need `ip`: apt-get install iproute2");
    let line = arguments.collect::<Vec<_>>().join(" ");
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "the attacks make a network namespace, as root: ip {line}: {error}");
}
