use super::*;

const LIMITS: (u32, u32) = (4, 3);

fn connections() -> Connections {
    let (connections, connections_per_address) = LIMITS;
    Connections::new(
        Limits { connections, connections_per_address, ..Limits::default() },
        TrustedProxies::default(),
        is_seated,
    )
}

/// Returns `true` for guest 1, who sits at every table, and `false` for all other guests.
fn is_seated(_: TableId, player: PlayerId) -> bool {
    player == PlayerId(1)
}

fn address(text: &str) -> IpAddr {
    text.parse().unwrap()
}

#[test]
fn the_connection_idle_for_longest_is_closed_and_a_busy_one_is_not() {
    let (all, now) = (connections(), Instant::now());
    let later = |ms: u64| now + Duration::from_millis(ms);
    let [ann, bob, eve] = ["192.168.1.2", "192.168.1.3", "192.168.1.4"].map(address);
    let first = all.admit(ann, now).unwrap();
    let busy = first.busy();
    let second = all.admit(ann, later(1)).unwrap();
    let third = all.admit(bob, later(2)).unwrap();
    let fourth = all.admit(bob, later(3)).unwrap();
    assert_eq!(all.load(now), Load { open: 4, most: 4, crowded: true });
    let fifth = all.admit(eve, later(4)).unwrap();
    let closed = [&first, &second, &third, &fourth, &fifth].map(|guard| guard.closed().is_cancelled());
    assert_eq!(closed, [false, true, false, false, false]);
    let others = [&third, &fourth, &fifth].map(ConnectionGuard::busy);
    assert!(all.admit(eve, later(5)).is_none(), "all connections are busy");
    drop(busy);
    assert!(all.admit(eve, later(6)).is_some() && first.closed().is_cancelled());
    drop((others, first, second, third, fourth, fifth));
    assert_eq!(all.load(later(10)), Load { open: 0, most: 4, crowded: true }, "remembered for a while");
    assert!(!all.load(now + 2 * REMEMBERED).crowded);
    assert!(all.open().of_client.is_empty());
}

#[test]
fn a_client_at_its_limit_loses_its_own_connections_only_and_loopback_is_exempt() {
    let (all, now) = (connections(), Instant::now());
    let [ann, bob] = ["192.168.1.2", "192.168.1.3"].map(address);
    let other = all.admit(bob, now).unwrap();
    let own = [(); 3].map(|()| all.admit(ann, now).unwrap());
    let _fourth = all.admit(ann, now).unwrap();
    assert!(own[0].closed().is_cancelled() && !other.closed().is_cancelled());
    let _busy: Vec<BusyGuard> = own.iter().chain([&_fourth]).map(ConnectionGuard::busy).collect();
    assert!(all.admit(ann, now).is_none());
    assert!(!other.closed().is_cancelled());
    let (all, local) = (connections(), address("127.0.0.1"));
    let local: Vec<ConnectionGuard> = (0..4).map(|_| all.admit(local, now).unwrap()).collect();
    assert!(local.iter().all(|guard| !guard.closed().is_cancelled()));
}

#[test]
fn a_connection_may_be_closed_while_receiving_a_body_but_not_while_responding() {
    let (all, now) = (connections(), Instant::now());
    let ann = address("127.0.0.1");
    let guards = [(); 4].map(|()| all.admit(ann, now).unwrap());
    let _busy: Vec<BusyGuard> = guards.iter().map(ConnectionGuard::busy).collect();
    let receiving = guards[2].receiving();
    drop(receiving);
    assert!(all.admit(ann, now).is_none());
    let _receiving = guards[2].receiving();
    assert!(all.admit(ann, now).is_some() && guards[2].closed().is_cancelled());
}

#[test]
fn the_most_silent_spectator_of_the_largest_client_is_closed_first() {
    let limits = Limits { connections: 6, connections_per_address: 4, ..Limits::default() };
    let (all, now, table) = (
        Connections::new(limits, TrustedProxies::default(), is_seated),
        Instant::now(),
        TableId::fresh().unwrap(),
    );
    let later = |ms: u64| now + Duration::from_millis(ms);
    let [ann, bob, eve] = ["192.168.1.2", "192.168.1.3", "192.168.1.4"].map(address);
    let clients = [ann, bob, bob, bob, bob, eve];
    let players = [None, Some(PlayerId(1)), Some(PlayerId(2)), None, None, None];
    let guards: Vec<ConnectionGuard> =
        clients.iter().zip(0..).map(|(&client, ms)| all.admit(client, later(ms)).unwrap()).collect();
    let mut watches: Vec<SocketGuard> = guards
        .iter()
        .zip(players)
        .zip(clients)
        .zip(0..)
        .map(|(((guard, player), client), ms)| guard.watch(table.log(), player, client, later(ms)))
        .collect();
    watches[3].touch(later(10));
    let closed =
        || -> Vec<usize> { (0..6).filter(|&number| guards[number].closed().is_cancelled()).collect() };
    let newcomers: Vec<ConnectionGuard> = (0..2).map(|ms| all.admit(eve, later(20 + ms)).unwrap()).collect();
    assert_eq!(
        closed(),
        [2],
        "a spectator's socket of bob, who has the most connections; the second newcomer replaces the first"
    );
    assert!(newcomers[0].closed().is_cancelled(), "an idle connection is closed before a socket");
    let _busy = newcomers[1].busy();
    let others = [(); 3].map(|()| {
        let guard = all.admit(ann, later(30)).unwrap();
        let busy = guard.busy();
        (guard, busy)
    });
    assert_eq!(closed(), [0, 2, 4, 5], "then bob's other sockets, then those of the largest client");
    assert!(all.admit(bob, later(40)).is_some() && closed() == [0, 2, 3, 4, 5], "the last spectator");
    drop((others, watches.pop()));
}

#[test]
fn a_site_of_many_networks_leaves_connections_to_others() {
    let limits = Limits { connections: 100, connections_per_address: 10, ..Limits::default() };
    let (all, now) = (Connections::new(limits, TrustedProxies::default(), is_seated), Instant::now());
    let guards: Vec<ConnectionGuard> =
        (0..100_u16).filter_map(|n| all.admit(address(&format!("2001:db8:1:{n:x}::1")), now)).collect();
    let _busy: Vec<BusyGuard> = guards.iter().map(ConnectionGuard::busy).collect();
    assert_eq!(guards.iter().filter(|guard| !guard.closed().is_cancelled()).count(), 40);
    assert_eq!(all.load(now).open, 40);
    assert!(all.admit(address("2001:db8:1:ff::1"), now).is_none());
    assert!(all.admit(address("2001:db8:2:ff::1"), now).is_some());
}

#[test]
fn a_trusted_proxy_is_no_client_and_its_sockets_are_those_of_its_clients() {
    let (ann, bob, proxy) = (address("192.168.1.2"), address("192.168.1.3"), address("10.0.0.1"));
    let limits = Limits { connections: 8, connections_per_address: 2, ..Limits::default() };
    let proxies = TrustedProxies::new(vec![proxy.into()]);
    let (all, now) = (Connections::new(limits, proxies, is_seated), Instant::now());
    let table = TableId::fresh().unwrap().log();
    let guards: Vec<ConnectionGuard> = (0..5).map(|_| all.admit(proxy, now).unwrap()).collect();
    let sockets: Vec<SocketGuard> = guards[..3]
        .iter()
        .zip([ann, ann, bob])
        .map(|(guard, client)| guard.watch(table, None, client, now))
        .collect();
    assert!(guards.iter().all(|guard| !guard.closed().is_cancelled()));
    assert!(!all.close_socket(proxy) && all.close_socket(bob));
    assert!(guards[2].closed().is_cancelled(), "a socket of the client with this address is closed");
    assert!(!guards[0].closed().is_cancelled() && !guards[1].closed().is_cancelled());
    drop((sockets, guards));
    let open = all.open();
    assert!(open.all.is_empty() && open.of_client.is_empty());
}
