use super::*;
use std::path::Path;

fn nothing(_: &str) -> Option<OsString> {
    None
}

fn home(name: &str) -> Option<OsString> {
    (name == "HOME").then(|| OsString::from("/people/ann"))
}

fn environment(name: &str) -> Option<OsString> {
    let value = match name {
        "CARDROOM_LISTEN" => "0.0.0.0:1",
        "CARDROOM_DATA" => "/data/environment",
        _ => return None,
    };
    Some(OsString::from(value))
}

fn file(text: &str) -> Result<Vec<RawSetting>, ConfigError> {
    file::settings(Path::new("room.toml"), text)
}

fn wrong(given: RawSetting) -> String {
    Config::of(vec![given], &home, Vec::new()).unwrap_err().to_string()
}

#[test]
fn without_settings_the_room_listens_on_loopback_and_keeps_its_data_in_the_users_folder() {
    let config = Config::of(Vec::new(), &home, Vec::new()).unwrap();
    assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
    assert_eq!(config.data, Path::new("/people/ann/.local/share/cardroom"));
    assert!(config.demo && config.log == LogFormat::Text && config.public_url.is_none());
    assert_eq!(config.wal_limit, 8 << 20);
    let lost = Config::of(Vec::new(), &nothing, Vec::new()).unwrap_err().to_string();
    assert!(lost.starts_with("--data: there is no home folder"), "{lost}");
}

#[test]
fn a_flag_comes_before_a_variable_and_a_variable_before_the_file() {
    let flags = vec![RawSetting::flag(SettingName::Listen, "127.0.0.1:2")];
    let file =
        file("listen = \"127.0.0.1:3\"\ndata = \"/data/file\"\ndemo = false\nlog = \"json\"\n").unwrap();
    let config = Config::of(flags, &environment, file).unwrap();
    assert_eq!(config.listen.port(), 2);
    assert_eq!(config.data, Path::new("/data/environment"));
    assert!(!config.demo && config.log == LogFormat::Json);
}

#[test]
fn every_error_names_the_source_and_the_remedy() {
    assert_eq!(
        wrong(RawSetting::flag(SettingName::Listen, "8080")),
        "--listen: \"8080\": write an address and a port, 127.0.0.1:8080, or 0.0.0.0:8080 for everybody on the same network"
    );
    assert!(
        wrong(RawSetting::flag(SettingName::PublicUrl, "cards.example.org")).starts_with("--public-url: ")
    );
    assert!(wrong(RawSetting::flag(SettingName::Log, "xml")).ends_with("write text or json"));
    let variable =
        |name: &str| if name == "CARDROOM_DEMO" { Some(OsString::from("maybe")) } else { home(name) };
    let error = Config::of(Vec::new(), &variable, Vec::new()).unwrap_err().to_string();
    assert_eq!(error, "CARDROOM_DEMO: \"maybe\": write true or false");
}

#[test]
fn an_error_in_a_file_names_its_line() {
    let at = |text: &str| file(text).unwrap_err().to_string();
    assert!(
        at("demo = true\nlisen = \"x\"\n")
            .starts_with("room.toml, line 2: there is no setting lisen: there are listen, ")
    );
    assert!(at("demo = true\n\nlisten = 80.5\n").starts_with("room.toml, line 3: the value of listen"));
    assert!(at("demo = true\nlisten\n").starts_with("room.toml, line 2: this is not TOML"));
    let twice = at("log = \"text\"\ndemo = true\nlog = \"json\"\n");
    assert!(twice.starts_with("room.toml, line 3: this is not TOML: duplicate key"), "{twice}");
    let open = at("listen = \"x\n");
    assert!(
        open.starts_with("room.toml, line 1: this is not TOML: a string is not closed: end it with"),
        "{open}"
    );
    assert!(at("[server]\nlisten = \"x\"\n").starts_with("room.toml, line 1: there is no setting server: "));
    for setting in SettingName::ALL {
        assert_eq!(file(&format!("{} = 7", setting.key())).unwrap()[0].name, *setting);
    }
    let given = file("\nlog = \"xml\"\n").unwrap();
    let error = Config::of(Vec::new(), &home, given).unwrap_err().to_string();
    assert_eq!(error, "room.toml, line 2: \"xml\": write text or json");
}

#[test]
fn limits_are_whole_numbers_within_their_range() {
    let given = file("max_connections = 500\ntables_per_guest = \"3\"\n").unwrap();
    let limits = Config::of(Vec::new(), &home, given).unwrap().limits;
    assert_eq!((limits.connections, limits.tables_per_guest), (500, 3));
    assert_eq!(limits.bots_per_guest, crate::limits::Limits::default().bots_per_guest);
    let hours = |given: &str| Config::of(Vec::new(), &home, file(given).unwrap()).map(|config| config.limits);
    let limits = hours("empty_hours = 2\nempty_unlisted_hours = 0\n").unwrap();
    assert_eq!((limits.empty_timeout(true).unwrap().as_secs(), limits.empty_timeout(false)), (7200, None));
    assert!(hours("empty_hours = \"1.5\"\n").is_err());
    let wrong = wrong(RawSetting::flag(SettingName::MaxConnections, "0"));
    assert_eq!(wrong, "--max-connections: \"0\": write a whole number from 8 to 1000000");
}

#[test]
fn a_public_url_is_normalized_like_an_origin() {
    let read = |text| {
        address::public_url(&RawSetting::flag(SettingName::PublicUrl, text)).map(|url| url.to_string())
    };
    assert_eq!(read("https://Cards.example.org/").unwrap(), "https://cards.example.org");
    assert_eq!(read("https://cards.example.org:443").unwrap(), "https://cards.example.org");
    assert_eq!(read("http://192.168.1.2:8080").unwrap(), "http://192.168.1.2:8080");
    assert!(read("https://cards.example.org/room").is_err() && read("ftp://x").is_err());
}

#[test]
fn a_size_is_read_in_its_unit_and_held_within_its_limits() {
    let read = |text| size::wal_limit(&RawSetting::flag(SettingName::WalLimit, text)).ok();
    for (text, bytes) in [("65536", 65_536), ("64KiB", 65_536), ("3 MiB", 3 << 20), ("1GiB", 1 << 30)] {
        assert_eq!(read(text), Some(bytes), "{text}");
    }
    for text in ["", "8", "65535", "8MB", "-8MiB", "1.5MiB", "2GiB", "MiB", "99999999999999999999GiB"] {
        assert_eq!(read(text), None, "{text}");
    }
    assert_eq!(
        wrong(RawSetting::flag(SettingName::WalLimit, "8MB")),
        "--wal-limit: \"8MB\": write a size from 64KiB to 1GiB, as 8MiB, or a number of bytes"
    );
}

#[test]
fn the_certificate_of_a_public_authority_has_one_name_which_is_that_of_the_public_url() {
    let read = |given: &[(SettingName, &str)]| {
        let flags = given.iter().map(|&(name, value)| RawSetting::flag(name, value)).collect();
        Config::of(flags, &home, Vec::new()).map_err(|error| error.to_string())
    };
    let named = (SettingName::AcmeDomain, "Cards.Example.org");
    let config = read(&[named, (SettingName::AcmeContact, "host@example.org")]).unwrap();
    let Some(TlsSource::Acme(acme)) = config.tls else { panic!("{:?}", config.tls) };
    assert_eq!(acme.domain, "cards.example.org");
    assert_eq!(acme.contact.as_deref(), Some("mailto:host@example.org"));
    assert_eq!(acme.directory, "https://acme-v02.api.letsencrypt.org/directory");
    assert_eq!(config.public_url.unwrap().to_string(), "https://cards.example.org");
    let url = |url| read(&[named, (SettingName::PublicUrl, url)]);
    assert_eq!(
        url("https://cards.example.org:8443").unwrap().public_url.unwrap().host(),
        "cards.example.org"
    );
    for (wrong, why) in [
        (url("https://other.example.org"), "the certificate is for cards.example.org"),
        (read(&[(SettingName::AcmeDomain, "localhost")]), "write the public name of the room"),
        (read(&[(SettingName::AcmeDomain, "192.0.2.7")]), "write the public name of the room"),
        (read(&[(SettingName::AcmeDomain, "den.local")]), "write the public name of the room"),
        (read(&[named, (SettingName::AcmeContact, "host")]), "write an email address"),
        (read(&[named, (SettingName::AcmeDirectory, "http://ca.example")]), "write a URL, such as https://"),
        (read(&[(SettingName::AcmeContact, "host@example.org")]), "name the host of the certificate too"),
        (read(&[named, (SettingName::TlsLocal, "true")]), "leave this out, or --tls-local"),
    ] {
        let wrong = wrong.unwrap_err();
        assert!(wrong.contains(why), "{wrong}");
    }
}

#[test]
fn trusted_proxies_are_addresses_and_networks() {
    let read = |value: &str| {
        let flags = vec![RawSetting::flag(SettingName::TrustedProxy, value)];
        Config::of(flags, &home, Vec::new()).map(|config| config.trusted_proxies)
    };
    let networks = read("127.0.0.1, 10.0.0.0/8,::1,::ffff:10.1.2.3,::ffff:172.16.0.0/108").unwrap();
    assert_eq!(
        networks.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["127.0.0.1/32", "10.0.0.0/8", "::1/128", "10.1.2.3/32", "172.16.0.0/12"]
    );
    for all in ["0.0.0.0/0", "127.0.0.1, ::/0"] {
        let error = read(all).unwrap_err().to_string();
        assert!(error.contains("lets every client choose its address"), "{error}");
    }
    for wrong in ["", "localhost", "10.0.0.0/33", "127.0.0.1;::1"] {
        let error = read(wrong).unwrap_err().to_string();
        assert!(error.contains("write the addresses of your proxies"), "{error}");
    }
}

#[test]
fn the_documented_limits_are_all_limits_and_have_their_defaults() {
    let limits = |name: SettingName, value: &str| {
        let config = Config::of(vec![RawSetting::flag(name, value)], &home, Vec::new());
        config.unwrap_or_else(|error| panic!("{error}")).limits
    };
    let rows = include_str!("../../../../docs/limits.md").lines().filter(|line| line.starts_with("| `"));
    let mut listed = Vec::new();
    for row in rows {
        let mut columns = row.split('|').map(str::trim).skip(1);
        let (named, default) = (columns.next().unwrap(), columns.next().unwrap());
        let name = named.split('`').nth(1).unwrap();
        let setting = *SettingName::ALL.iter().find(|setting| setting.key() == name).expect(name);
        assert_eq!(named.ends_with('*'), !setting.is_other_limit(), "{name}");
        assert_eq!(limits(setting, default), Limits::default(), "{name}");
        let other = match default {
            size if size.ends_with("iB") => "9KiB",
            rate if rate.contains('/') => "9/s",
            _ => "9",
        };
        assert_ne!(limits(setting, other), Limits::default(), "{name} has an effect");
        listed.push(setting);
    }
    listed.sort_unstable();
    let all = SettingName::ALL.iter().copied().filter(|&setting| setting >= SettingName::MaxConnections);
    assert_eq!(listed, all.collect::<Vec<_>>());
}

#[test]
fn each_operating_system_has_its_own_folder_for_data() {
    let variable = |name: &str| match name {
        "HOME" => Some(OsString::from("/people/ann")),
        "LOCALAPPDATA" => Some(OsString::from("/people/ann/AppData/Local")),
        _ => None,
    };
    let folder = |system| default_folder(system, &variable).unwrap();
    assert_eq!(folder("windows"), Path::new("/people/ann/AppData/Local/Cardroom"));
    assert_eq!(folder("macos"), Path::new("/people/ann/Library/Application Support/Cardroom"));
    assert_eq!(folder("linux"), Path::new("/people/ann/.local/share/cardroom"));
    assert!(default_folder("windows", &home).is_err(), "Windows has no HOME");
}

#[test]
fn a_windows_path_is_written_in_single_quotation_marks() {
    let single = file(r"data = 'C:\Users\Ann'").unwrap();
    assert_eq!(Config::of(single, &home, Vec::new()).unwrap().data, Path::new(r"C:\Users\Ann"));
    let advice = r"room.toml, line 2: a path with backslashes is written in single quotation marks: data = 'D:\Cardroom'";
    let no_escape = file("demo = true\r\ndata = \"C:\\Users\\Ann\"\r\n").unwrap_err();
    assert_eq!(no_escape.to_string(), advice);
    let line_break = file("demo = true\r\ndata = \"C:\\new\"\r\n").unwrap();
    assert_eq!(Config::of(line_break, &home, Vec::new()).unwrap_err().to_string(), advice);
}

#[test]
fn a_file_may_begin_with_a_byte_order_mark() {
    assert_eq!(file("\u{feff}demo = true\r\n"), file("demo = true\n"));
}
