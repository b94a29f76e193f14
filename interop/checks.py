"""Tests that the room does what its OpenAPI description says of credentials, ranges and the end of a socket."""

import http.client
import json

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

# Operations to which the body brings a token or a code: they refuse everybody whose token is wrong.
TOKEN_IN_BODY = {"POST /api/admin/login", "POST /api/me/move", "POST /api/runs/{id}/join", "POST /api/runs/{id}/links/check"}
# Values of fields whose form the schema does not say.
SAMPLES = {"date": "2025-09-12", "hand": "1-1", "time_zone": "UTC", "participant": 1, "root": "0" * 64, "key": "0" * 64,
           "value": "0" * 64, "signature": "0" * 128}
# The usual values of the parts of a new table. Buy-ins have no range of their own: they must suit the blinds.
PARTS = {"Clocks": ("clocks", {"turn": 30, "bank": 60, "grace": 20, "between": 5}),
         "HouseRules": ("house_rules", {"away": 600, "going_south": 60, "pauses": 5}),
         "Create": ("", {"seats": 10, "bots": 0})}
COMMANDS = [("sit", "seat", "no_such_chair"), ("add_bot", "seat", "no_such_chair"), ("remove", "seat", "nobody_there"),
            ("pause", "minutes", "pause_minutes")]
# Words of the code, and of Rust, that mean nothing to a client.
FOREIGN = ["::", "[`", "`None`", "panic", "chair", "Returns ", "# Errors"]


def ask(served, method, path, body=None, headers=None):
    """Sends a request, and returns the status and the code of the refusal, if it has one."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=30)
    connection.request(method, path, body, headers or {})
    answer = connection.getresponse()
    refused = answer.status >= 400 and answer.getheader("content-type") == "application/json"
    code = json.loads(answer.read())["error"]["code"] if refused else None
    connection.close()
    return answer.status, code


def sample(described, schema, name=""):
    """A value that a schema allows, with the required fields only."""
    if name in SAMPLES:
        return SAMPLES[name]
    if "$ref" in schema:
        target = described
        for step in schema["$ref"][2:].split("/"):
            target = target[step]
        return sample(described, target, name)
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    fields = {field: sample(described, schema["properties"][field], field) for field in schema.get("required", [])}
    for choices in ("oneOf", "anyOf", "allOf"):
        if choices in schema:
            chosen = sample(described, schema[choices][0], name)
            return {**chosen, **fields} if isinstance(chosen, dict) else chosen
    kind = schema.get("type", "string")
    kind = kind[0] if isinstance(kind, list) else kind
    number = schema.get("minimum", 1)
    return {"object": fields, "array": [], "integer": number, "number": number, "boolean": False}.get(kind, "a")


def credentials(served, described, table, event):
    """Sends each operation without credentials: exactly those that require some refuse it."""
    required = 0
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            name = f"{method.upper()} {path}"
            schemes = operation.get("security", [])
            for scheme in schemes:
                assert scheme.keys() <= described["components"]["securitySchemes"].keys(), (name, scheme)
            place = path.replace("/api/tables/{id}", f"/api/tables/{table}").replace("/api/runs/{id}", f"/api/runs/{event}")
            place = place.replace("{game}", "holdem").replace("{hand}", "1-1")
            place = "/".join("1" if part.startswith("{") else part for part in place.split("/"))
            body, headers = None, {}
            for kind, content in operation.get("requestBody", {}).get("content", {}).items():
                body, headers = json.dumps(sample(described, content["schema"])), {"content-type": kind}
            status, code = ask(served, method.upper(), place, body, headers)
            requires = bool(schemes) and {} not in schemes
            if name in TOKEN_IN_BODY:
                assert status in (401, 403) and not requires, (name, status, code)
                continue
            assert (status in (401, 403)) == requires, (name, status, code, schemes)
            assert not requires or str(status) in operation["responses"], (name, status)
            required += requires
    assert required > 50, required
    print(f"{required} operations require credentials, and are those that say so")


def ranges(served, described, guest, admin):
    """Sends numbers at both ends of their ranges, and just outside. Those outside are refused."""
    schemas = described["components"]["schemas"]
    headers = {"content-type": "application/json"}
    sent = 0
    for name, (part, usual) in PARTS.items():
        for field in usual:
            schema = schemas[name]["properties"][field]
            least, most = schema["minimum"], schema["maximum"]
            for number, taken in [(least - 1, False), (least, True), (most, True), (most + 1, False)]:
                wish = {"game": "holdem", "name": "Den", "seats": 10}
                wish |= {part: {**usual, field: number}} if part else {field: number}
                status, code = ask(served, "POST", "/api/tables", json.dumps(wish), {**headers, "cookie": guest})
                assert status == 200 if taken else status in (400, 422), (name, field, number, status, code)
                sent += 1
    hours = schemas["BanRequest"]["properties"]["hours"]
    for number in (hours["minimum"] - 1, hours["maximum"] + 1):
        ban = json.dumps({"reason": "a test", "hours": number})
        refused = ask(served, "POST", "/api/admin/guests/1/ban", ban, {**headers, "cookie": admin})
        assert refused == (422, "ban_hours"), (number, refused)
        sent += 1
    table, _ = served.ask("POST", "/api/tables", {"game": "holdem", "name": "Den", "seats": 10}, guest)
    commands = {command["properties"]["do"]["const"]: command for command in schemas["ClientMessage"]["oneOf"]}
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/{table['id']}/socket", additional_headers={"cookie": guest}) as host:
        for name, field, code in COMMANDS:
            schema = commands[name]["properties"][field]
            for number in (schema["minimum"] - 1, schema["maximum"] + 1):
                host.send(json.dumps({"v": 1, "id": 1, "do": name, field: number}))
                refused = next(message for message in map(json.loads, host) if message["type"] in ("accepted", "refused"))
                assert refused["type"] == "refused" and refused["refused"]["code"] == code, (name, number, refused)
                sent += 1
        host.send(" " * 16_385)
        assert end(host) == (None, 1009, "a message has at most 16384 bytes")
    print(f"{sent} numbers at the ends of their ranges are taken, and just outside refused")


def end(socket):
    """Receives all messages, and returns the last one of a socket, and the code and the reason of its close frame."""
    last = None
    try:
        while True:
            message = json.loads(socket.recv(timeout=30))
            last = message if message["type"] == "bye" else None
    except ConnectionClosed as closed:
        return last, closed.rcvd.code, closed.rcvd.reason


def texts(described):
    """Finds words in the descriptions that only the code explains."""
    found = []

    def visit(value):
        if isinstance(value, dict):
            found.extend(value[name] for name in ("description", "summary") if isinstance(value.get(name), str))
            value = list(value.values())
        if isinstance(value, list):
            for item in value:
                visit(item)

    visit(described)
    for text in found:
        assert not any(word in text for word in FOREIGN), text
    codes = described["components"]["schemas"]["RefusalCode"]["enum"]
    assert {"no_seat", "bot_too_fast", "holdem.not_your_turn", "run.not_staff"} <= set(codes), codes
    print(f"{len(found)} descriptions, {len(codes)} codes of refusals")
