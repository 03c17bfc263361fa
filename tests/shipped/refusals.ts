import { expect } from "vitest";
import type { Endpoint } from "@/lib/platform/http/contract";
import type { ErrorCode, Issue } from "@/lib/platform/kernel/errors";
import { type BadField, badFields, keysOf } from "../support/bad-fields";
import { NOBODYS_ID } from "../support/knock";
import type { DirectedWorld } from "../support/make-world";
import type { SignedIn } from "../support/people";
import type { Good } from "./good-requests";
import { type Answer, changed, requestOf, type Sent, send } from "./wire";

/** A request that must be refused, with the expected field errors. */
export type Refused = { what: string; ask: () => Promise<Answer>; errors?: Issue[] };

type Asked = {
  url: string;
  spec: Endpoint;
  good: Good;
  /** An allowed caller, and one who is not allowed on admin endpoints. */
  asker: SignedIn;
  other: SignedIn;
  world: DirectedWorld;
};

/** How to cause each error that follows from the contract. */
export const DERIVED: Partial<Record<ErrorCode, (asked: Asked) => Promise<Refused[]>>> = {
  async invalid(asked) {
    const { spec, good } = asked;
    const part = (name: "params" | "query" | "headers") =>
      badFields(spec[name], good[name] ?? {}, name === "params" ? "address" : "text").map((bad) =>
        complaint(asked, name, bad),
      );
    const fields = spec.form ? [] : badFields(spec.body, (good.body ?? {}) as object, "json");
    const sent = await sentBy(asked);
    return [
      ...(["params", "query", "headers"] as const).flatMap(part),
      ...fields.map((bad) => complaint(asked, "body", bad)),
      ...(spec.body ? [refused(asked, "a broken body", changed(sent, { body: "{" }))] : []),
    ];
  },
  async unauthenticated(asked) {
    if (asked.spec.access === "public") return [];
    const sent = await sentBy(asked);
    const tampered = sent.headers?.cookie?.replace(/.(?=.{20}$)/, (letter) => (letter === "A" ? "B" : "A"));
    return [
      refused(asked, "no cookie", changed(sent, { headers: { cookie: undefined } })),
      refused(asked, "a cookie that was tampered with", changed(sent, { headers: { cookie: tampered } })),
    ];
  },
  async forbidden(asked) {
    const { access, method } = asked.spec;
    const sent = await sentBy(asked);
    const from = (headers: Sent["headers"], what: string) => refused(asked, what, changed(sent, { headers }));
    return [
      ...(method === "GET"
        ? []
        : [
            from({ "sec-fetch-site": "cross-site" }, "another site's page"),
            from({ "sec-fetch-site": undefined, origin: "https://evil.test" }, "another site's older page"),
          ]),
      ...(access === "public" ? [] : [from({ "x-trainer-id": NOBODYS_ID }, "somebody else's name")]),
      ...(access === "admin" ? [from({ cookie: asked.other.cookie }, "no admin")] : []),
    ];
  },
  async not_found(asked) {
    const [name = ""] = Object.keys(asked.good.params ?? {});
    const about = (id: string) => ({ ...asked.good, params: { ...asked.good.params, [name]: id } });
    return Promise.all(
      [NOBODYS_ID, "no-id", "../x", "\u0000"].map(async (id) =>
        refused(asked, JSON.stringify(id), await sentBy({ ...asked, good: about(id) })),
      ),
    );
  },
  async conflict(asked) {
    if (!keysOf(asked.spec.headers).includes("idempotency-key")) return [];
    const key = crypto.randomUUID();
    const sent = changed(await sentBy(asked), { headers: { "idempotency-key": key } });
    const ask = () =>
      asked.world.db.$transaction(
        async (db) => {
          const trainerId = asked.asker.trainer.id;
          await db.idempotencyKey.create({ data: { trainerId, key, requestHash: "of the first" } });
          return send(asked.url, sent);
        },
        { timeout: 60_000 },
      );
    return [{ what: "a key that is in flight", ask }];
  },
  async stale(asked) {
    const sent = await sentBy(asked);
    return [refused(asked, "an older version", changed(sent, { headers: { "if-match": '"999999"' } }))];
  },
  async too_large(asked) {
    const announced = (asked.spec.maxBytes ?? 64 * 1024) + 1;
    return [refused(asked, "a byte too much", { ...(await sentBy(asked)), announced })];
  },
  async unsupported_media(asked) {
    const sent = await sentBy(asked);
    const other = asked.spec.form ? "application/json" : "multipart/form-data; boundary=x";
    return ["text/plain", other, undefined].map((type) =>
      refused(asked, `a body of ${type}`, changed(sent, { headers: { "content-type": type } })),
    );
  },
  async key_reused(asked) {
    const body = asked.good.body as Record<string, unknown>;
    const key = { headers: { "idempotency-key": crypto.randomUUID() } };
    const first = await send(asked.url, changed(await sentBy(asked), key));
    expect(first.status, "the first body under the key").toBeLessThan(300);
    const other = await sentBy({ ...asked, good: { ...asked.good, body: slightlyOther(asked.spec, body) } });
    return [refused(asked, "another body under the same key", changed(other, key))];
  },
};

async function sentBy({ spec, good, asker }: Asked): Promise<Sent> {
  return changed(await requestOf(spec, good, asker.cookie), good.sent ?? {});
}

const refused = ({ url }: Asked, what: string, sent: Sent): Refused => ({ what, ask: () => send(url, sent) });

function complaint(asked: Asked, part: "params" | "query" | "headers" | "body", bad: BadField): Refused {
  const what = `${part}: ${bad.path} is ${JSON.stringify(bad.value)?.slice(0, 40)}`;
  const ask = async () =>
    send(asked.url, await sentBy({ ...asked, good: { ...asked.good, [part]: bad.whole } }));
  return { what, ask, errors: bad.issues };
}

/** Another valid body: one number is larger by one, or one list longer. */
function slightlyOther({ body: schema }: Endpoint, body: Record<string, unknown>): object {
  const others = Object.entries(body).map(([key, value]) => ({
    ...body,
    [key]: Array.isArray(value) ? [...value, ...value] : Number(value) + 1,
  }));
  const other = others.find((candidate) => schema?.safeParse(candidate).success);
  if (!other) throw new Error("no field of this body can be changed");
  return other;
}
