"""Tests that a running room conforms to its OpenAPI description, with third-party tools.

    python api.py PROGRAM

1. `openapi-spec-validator` accepts `/api/openapi.json`.
2. A TypeScript client that `openapi-typescript` generates from it creates a table and lists hands (`client.ts`).
3. `schemathesis` sends valid and invalid requests: without a session, as a guest and as the administrator.
4. The example in `docs/bots.md` plays three hands with a bot account, and ends when the account is revoked.
5. Without credentials, exactly the operations that require some refuse a request; numbers just outside their ranges are
   refused; the close frame of a socket is as described; no description has words of the code (`checks.py`).
6. The stream of an event's board starts with the board. The stream never ends, and `schemathesis` would wait for its
   time limit at every valid request. Without a session, it therefore leaves the stream out; as a guest, it requests
   the stream with the id of a table and gets only refusals.
"""

import http.client
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import checks
from openapi_spec_validator import OpenAPIV31SpecValidator
from websockets.sync.client import connect

FOLDER = Path(__file__).parent
BIN = Path(sys.executable).parent
HEADERS = {"content-type": "application/json"}
# With this seed and number of examples, the test takes about half a minute.
SEED, EXAMPLES = 20131004, 25
# Expected statuses of valid requests. Settings that are valid on their own but not together get 422, and plain requests
# to a socket get 426.
TAKEN = ["2xx", 401, 403, 404, 409, 410, 422, 426]
QUOTAS = ["--max-tables", "100000", "--tables-per-guest", "100000", "--tables-per-address", "100000", "--bots-per-guest", "100000",
          "--limit", "bot_accounts_per_guest=1000", "--limit", "max_bot_accounts=10000"]
WAIT_SECONDS = 60


class Room:
    """A room started for the test, with its port and its administrator token."""

    def __init__(self, printed):
        self.port = int(re.search(r"http://127\.0\.0\.1:(\d+)", printed)[1])
        self.token = re.search(r"at /admin: (\w+)", printed)[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def ask(self, method, path, body=None, cookies=""):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, body and json.dumps(body), {**HEADERS, "cookie": cookies})
        answer = connection.getresponse()
        text = answer.read().decode()
        assert answer.status == 200, f"{method} {path}: {answer.status} {text}"
        cookies = [value.split(";")[0] for name, value in answer.getheaders() if name.lower() == "set-cookie"]
        return json.loads(text), "; ".join(cookies)

    def watch(self, table):
        """Opens a WebSocket of the table. Bots play only while a client is watching."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        key = {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version": "13"}
        connection.request("GET", f"/api/tables/{table}/socket", None, {"connection": "upgrade", "upgrade": "websocket", **key})
        return connection


@contextmanager
def room(program):
    with tempfile.TemporaryDirectory() as data:
        log = Path(data) / "log"
        with log.open("w") as out:
            args = [program, "serve", "--listen", "127.0.0.1:0", "--data", f"{data}/room", *QUOTAS]
            process = subprocess.Popen(args, stdout=out, stderr=out)
        try:
            for _ in range(WAIT_SECONDS * 10):
                printed = log.read_text()
                if "the room is open" in printed:
                    break
                assert process.poll() is None, printed
                time.sleep(0.1)
            yield Room(printed)
            assert process.poll() is None, "the room ended by itself"
        finally:
            process.terminate()
            process.wait(30)


def main(program):
    with room(program) as served, tempfile.TemporaryDirectory() as scratch:
        described, _ = served.ask("GET", "/api/openapi.json")
        description = Path(scratch) / "openapi.json"
        description.write_text(json.dumps(described))
        OpenAPIV31SpecValidator(described).validate()
        print("openapi-spec-validator: no fault")

        _, guest = served.ask("PUT", "/api/me", {"name": "Ann"})
        _, admin = served.ask("POST", "/api/admin/login", {"token": served.token})
        wish = {"game": "holdem", "name": "Den", "seats": 3, "bots": 2, "listed": True}
        table = served.ask("POST", "/api/tables", wish, guest)[0]["id"]
        watching = served.watch(table)
        wait_for_a_hand(served, table)
        client(description, served, table)
        example(served, guest)
        stream(served)
        checks.texts(described)
        checks.credentials(served, described, table, wait_for_an_event(served))
        checks.ranges(served, described, guest, admin)
        places = {"path.id": table, "path.number": 1, "path.game": "holdem"}
        found = [
            conforms(served, Path(scratch) / "nobody", "", {}, "--exclude-path", "/api/runs/{id}/board/events"),
            conforms(served, Path(scratch) / "guest", guest, places),
            conforms(served, Path(scratch) / "admin", admin, {}, "--include-path-regex", "^/api/admin"),
        ]
        watching.close()
        return max(found)


def example(served, guest):
    """Runs the program in docs/bots.md at a table against a bot of the room."""
    text = (FOLDER.parent / "docs" / "bots.md").read_text().split("## At the room's tables")[1]
    program = text.split("```python\n")[1].split("```")[0]
    assert program.count("\n") <= 20, program
    clocks = {"turn": 30, "bank": 0, "grace": 20, "between": 1}
    wish = {"game": "holdem", "name": "Bots", "seats": 2, "bots": 1, "clocks": clocks}
    table = served.ask("POST", "/api/tables", wish, guest)[0]["id"]
    made = served.ask("POST", "/api/me/bots", {"name": "Caller Bot"}, guest)[0]
    url = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    running = subprocess.Popen([sys.executable, "-c", program, url, made["token"]])
    for _ in range(WAIT_SECONDS * 2):
        assert running.poll() is None, "the example ended"
        if len(served.ask("GET", f"/api/tables/{table}/hands", None, guest)[0]) >= 3:
            break
        time.sleep(0.5)
    else:
        raise AssertionError("the example played no three hands")
    seats = [seat for seat in served.ask("GET", f"/api/tables/{table}")[0]["seats"] if seat]
    assert [seat["name"] for seat in seats if seat.get("bot_account")] == ["Caller Bot"], seats
    # A hand, the results and the chart mark bots in the same way as a seat.
    hand = served.ask("GET", f"/api/tables/{table}/hands", None, guest)[0][0]
    for whole in (hand, *(served.ask("GET", f"/api/tables/{table}/{part}", None, guest)[0] for part in ("results", "chart"))):
        marks = {player["name"] == "Caller Bot": (player["bot"], "bot_account" in player) for player in whole["players"]}
        assert marks == {True: (False, True), False: (True, False)}, whole
    with connect(url, additional_headers={"Authorization": f"Bearer {made['token']}"}) as second:
        served.ask("POST", f"/api/me/bots/{made['bot']}/revoke", None, guest)
        bye, *closed = checks.end(second)
        assert bye["refused"]["code"] == "bot_revoked" and closed == [1005, ""], (bye, closed)
    assert running.wait(30) == 0, "the example ends with its account"
    print("the example in docs/bots.md played three hands")


def stream(served):
    """Opens the stream of the first listed event and compares its first update with the board."""
    event = wait_for_an_event(served)
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=30)
    connection.request("GET", f"/api/runs/{event}/board/events")
    answer = connection.getresponse()
    assert (answer.status, answer.getheader("content-type")) == (200, "text/event-stream"), (answer.status, answer.headers)
    lines = {}
    while line := answer.readline().decode().rstrip("\n"):
        name, _, value = line.partition(": ")
        lines[name] = value
    connection.close()
    board = json.loads(lines["data"])
    assert board["run"]["id"] == event, board
    print(f"the board of event {event} is streamed from position {lines['id']}")


def wait_for_an_event(served):
    """Returns the id of the demo event, which is listed once its registration is open."""
    for _ in range(WAIT_SECONDS * 2):
        if events := served.ask("GET", "/api/runs")[0]:
            return events[0]["id"]
        time.sleep(0.5)
    raise AssertionError(f"no event was listed in {WAIT_SECONDS} seconds")


def wait_for_a_hand(served, table):
    for _ in range(WAIT_SECONDS * 2):
        if served.ask("GET", f"/api/tables/{table}/hands")[0]:
            return
        time.sleep(0.5)
    raise AssertionError(f"no hand was played in {WAIT_SECONDS} seconds")


def client(description, served, table):
    """Generates the types, type-checks the client, and runs it."""
    tool = lambda *args: subprocess.run(["node", *map(str, args)], cwd=FOLDER, check=True)
    tool("node_modules/openapi-typescript/bin/cli.js", description, "--default-non-nullable=false", "--output", "generated/api.ts")
    tool("node_modules/typescript/bin/tsc")
    tool("generated/client.js", served.url, table)


def conforms(served, scratch, cookies, places, *args):
    """Runs schemathesis. Returns 0 if it finds no failure, 1 otherwise."""
    scratch.mkdir()
    config = scratch / "schemathesis.toml"
    config.write_text(settings(cookies, places))
    call = [BIN / "schemathesis", "--config-file", config, "run", f"{served.url}/api/openapi.json", "--seed", str(SEED),
            "--max-examples", str(EXAMPLES), "--checks", "all", "--phases", "examples,coverage,fuzzing", "--warnings", "off",
            "--continue-on-failure", *args]
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "120", "HYPOTHESIS_STORAGE_DIRECTORY": str(scratch / secrets.token_hex(4)),
                   "SCHEMATHESIS_HOOKS": str(FOLDER / "media_types.py")}
    done = subprocess.run(call, cwd=scratch, env=environment, capture_output=True, text=True)
    who = scratch.name
    cases = re.search(r"(\d+) generated", done.stdout)
    if done.returncode == 0 and cases:
        print(f"schemathesis as {who}: {cases[1]} cases, no fault")
        return 0
    print(f"schemathesis as {who}:\n{done.stdout}\n{done.stderr}")
    return 1


def settings(cookies, places):
    quoted = json.dumps
    lines = []
    if cookies:
        lines += ["[headers]", f"cookie = {quoted(cookies)}"]
    if places:
        lines += ["[parameters]", *(f"{quoted(name)} = {quoted(value)}" for name, value in places.items())]
    # The session is in a header of all requests, so that a request without the cookie of its schema is authenticated too.
    # `checks.credentials` tests requests without credentials.
    lines += ["[generation]", "with-security-parameters = false"]
    lines += ["[checks]", f"positive_data_acceptance.expected-statuses = {quoted(TAKEN)}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
