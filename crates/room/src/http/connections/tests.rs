use super::*;

const LIMITS: (u32, u32) = (4, 3);

fn connections() -> Connections {
    let (connections, connections_per_address) = LIMITS;
    Connections::new(Limits { connections, connections_per_address, ..Limits::default() })
}

fn address(text: &str) -> SocketAddr {
    SocketAddr::new(text.parse().unwrap(), 1)
}

#[test]
fn the_connection_that_has_waited_longest_makes_way_and_a_busy_one_does_not() {
    let (all, now) = (connections(), Instant::now());
    let later = |ms: u64| now + Duration::from_millis(ms);
    let [ann, bob, eve] = ["192.168.1.2", "192.168.1.3", "192.168.1.4"].map(address);
    let first = all.admit(ann, now).unwrap();
    let busy = first.busy();
    let second = all.admit(ann, later(1)).unwrap();
    let third = all.admit(bob, later(2)).unwrap();
    let fourth = all.admit(bob, later(3)).unwrap();
    assert_eq!(all.crowd(now), Crowd { open: 4, most: 4, crowded: true });
    let fifth = all.admit(eve, later(4)).unwrap();
    let closed = [&first, &second, &third, &fourth, &fifth].map(|ticket| ticket.closed().is_cancelled());
    assert_eq!(closed, [false, true, false, false, false]);
    let others = [&third, &fourth, &fifth].map(Ticket::busy);
    assert!(all.admit(eve, later(5)).is_none(), "all of them are busy");
    drop(busy);
    assert!(all.admit(eve, later(6)).is_some() && first.closed().is_cancelled());
    drop((others, first, second, third, fourth, fifth));
    assert_eq!(all.crowd(later(10)), Crowd { open: 0, most: 4, crowded: true }, "remembered for a while");
    assert!(!all.crowd(now + 2 * REMEMBERED).crowded);
    assert!(all.open().of_client.is_empty());
}

#[test]
fn a_client_with_too_many_makes_way_for_itself_alone_and_this_machine_has_no_limit_of_its_own() {
    let (all, now) = (connections(), Instant::now());
    let [ann, bob] = ["192.168.1.2", "192.168.1.3"].map(address);
    let other = all.admit(bob, now).unwrap();
    let own = [(); 3].map(|()| all.admit(ann, now).unwrap());
    let _fourth = all.admit(ann, now).unwrap();
    assert!(own[0].closed().is_cancelled() && !other.closed().is_cancelled());
    let _busy: Vec<Busy> = own.iter().chain([&_fourth]).map(Ticket::busy).collect();
    assert!(all.admit(ann, now).is_none());
    assert!(!other.closed().is_cancelled());
    let (all, local) = (connections(), address("127.0.0.1"));
    let local: Vec<Ticket> = (0..4).map(|_| all.admit(local, now).unwrap()).collect();
    assert!(local.iter().all(|ticket| !ticket.closed().is_cancelled()));
}

#[test]
fn a_body_that_is_received_may_be_cut_off_and_its_answer_may_not() {
    let (all, now) = (connections(), Instant::now());
    let ann = address("127.0.0.1");
    let tickets = [(); 4].map(|()| all.admit(ann, now).unwrap());
    let _busy: Vec<Busy> = tickets.iter().map(Ticket::busy).collect();
    let receiving = tickets[2].receiving();
    drop(receiving);
    assert!(all.admit(ann, now).is_none());
    let _receiving = tickets[2].receiving();
    assert!(all.admit(ann, now).is_some() && tickets[2].closed().is_cancelled());
}
