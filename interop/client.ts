// A client whose types `openapi-typescript` made from the description of the API: it creates a table and lists hands.
//
//     node generated/client.js URL TABLE        TABLE has had a hand
import assert from "node:assert/strict";
import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "./generated/api.js";

const [url, table] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: url });

// A browser would keep the cookies.
let cookies = "";
const keep: Middleware = {
  onRequest({ request }) {
    request.headers.set("cookie", cookies);
    return request;
  },
  onResponse({ response }) {
    const set = response.headers.getSetCookie();
    if (set.length > 0) cookies = set.map((cookie) => cookie.split(";")[0]).join("; ");
  },
};
client.use(keep);

const nobody = await client.POST("/api/tables", { body: { game: "holdem", name: "Attic", seats: 4 } });
assert.equal(nobody.response.status, 401);
assert.equal(nobody.error?.error.code, "no_name");

const me = await client.PUT("/api/me", { body: { name: "Bea" } });
assert.equal(me.data?.name, "Bea");

const created = await client.POST("/api/tables", { body: { game: "holdem", name: "Attic", seats: 4 } });
const id = created.data?.id;
assert.ok(id, JSON.stringify(created.error));
const looked = await client.GET("/api/tables/{id}", { params: { path: { id } } });
assert.equal(looked.data?.name, "Attic");

const none = await client.GET("/api/tables/{id}/hands", { params: { path: { id } } });
assert.deepEqual(none.data, []);
const hands = await client.GET("/api/tables/{id}/hands", { params: { path: { id: table } } });
const first = hands.data?.at(-1);
assert.equal(first?.hand, 1);
const hand = await client.GET("/api/tables/{id}/hands/{number}", { params: { path: { id: table, number: 1 } } });
assert.equal(hand.data?.hand, 1);
const file = await client.GET("/api/tables/{id}/hands/{number}.phh", {
  params: { path: { id: table, number: 1 } },
  parseAs: "text",
});
assert.match(file.data ?? "", /^variant = "NT"$/m);

const wrong = await client.GET("/api/tables/{id}/hands", {
  params: { path: { id: table }, query: { before: 2 ** 60 } },
});
assert.equal(wrong.error?.error.code, "no_number");
console.log(`openapi-typescript: a client created table ${id} and read ${hands.data?.length} hands`);
