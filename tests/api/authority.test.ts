import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@/lib/platform/http/contract";
import { type Actor, adminNamed, deadActors, others } from "../support/authority/actors";
import { type Estate, estateOf, needsItsOwnEstate } from "../support/authority/estate";
import { ADMIN_MAY_READ, NAMED_IN_BODY, POLICY, PUBLIC, REFUSED_TO_OWNER } from "../support/authority/policy";
import { allEndpoints, nameOf } from "../support/endpoints";
import { addClient } from "../support/factories";
import { type Person, trainer } from "../support/people";
import { allRows, lostRows } from "../support/rows";
import { testWorld } from "../support/world";

const world = testWorld();
const endpoints = await allEndpoints();
const guarded = endpoints.filter(({ access }) => access !== "public");
const withId = guarded.filter(({ path }) => path.includes("[id]"));
/** Endpoints for rows of a client that have their own id. Those of the console give trainers a 403 first. */
const nested = guarded.flatMap((endpoint) => {
  if (endpoint.access === "admin") return [];
  const inner = /\[(\w+Id)\]/.exec(endpoint.path)?.[1];
  return inner ? [[nameOf(endpoint), endpoint, inner] as const] : [];
});

/** The browser creates an import's id, so an unknown id is a new import. */
const CHOSEN_BY_CALLER = "POST /api/client/[id]/workout/imports/[importId]";

const MISSING = "01900000-0000-7000-8000-000000000000";
const STRANGE_IDS = [
  "0",
  "-1",
  "__proto__",
  "constructor",
  "' OR 1=1 --",
  "../../clients",
  "\u0000",
  "０１９０００００",
  "x".repeat(10_000),
];

const FORGED = "forged by the caller";
/** Server-only columns, in a body that must ignore them. */
const FORGED_KEYS = Object.fromEntries(
  [
    ...["isAdmin", "passwordHash", "email", "clientId", "deletedAt", "adultConfirmedAt", "version"],
    ...["transformationUrls", "transformationCount", "generationId", "status", "constructor", "prototype"],
  ].map((key) => [key, FORGED]),
);

function withForgedKeys(args: object): object {
  if (!("body" in args)) return args;
  return { ...args, body: { ...FORGED_KEYS, ...(args.body as object) } };
}

let unchanged: Promise<Estate> | undefined;

/** Carl's estate, for requests that only read. */
function readEstate(): Promise<Estate> {
  unchanged ??= estateOf("Carl", world);
  return unchanged;
}

let added: Promise<Estate> | undefined;

/** Wilma's estate, for requests that add to it. */
function writeEstate(): Promise<Estate> {
  added ??= estateOf("Wilma", world);
  return added;
}

async function asked({ person, headers = {} }: Actor, endpoint: Endpoint, args: object) {
  const response = await person.ask(endpoint, args as Parameters<Person["ask"]>[1], { headers });
  expectPrivate(response, endpoint);
  return { status: response.status, text: await response.text() };
}

/** Checks the headers of every response: no shared cache, no execution as a document, no reading by other sites. */
function expectPrivate({ ok, headers }: Response, { reply }: Endpoint): void {
  const type =
    ok && reply === "file"
      ? /^(image\/(jpeg|webp)|text\/csv|application\/(json|zip))\b/
      : /^application\/json$/;
  expect(headers.get("content-type")).toMatch(type);
  expect(headers.get("cache-control")).toMatch(/^private, (no-store|max-age=\d+)$/);
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
}

it("every endpoint is public on purpose or has a row in the policy", () => {
  const names = (list: Endpoint[]) => list.map(nameOf).sort();
  expect(names(endpoints.filter(({ access }) => access === "public"))).toEqual(PUBLIC);
  expect(Object.keys(POLICY).sort()).toEqual(names(guarded));
});

describe("a trainer's own data", () => {
  let ann: Estate;
  let dead: Record<string, Actor>;
  let living: Awaited<ReturnType<typeof others>>;
  let rows: Set<string>;

  beforeAll(async () => {
    ann = await estateOf("Ann", world);
    dead = await deadActors(ann, world);
    rows = await allRows(world);
    living = await others(world);
  });

  it.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s is closed to everybody else",
    async (name, endpoint) => {
      const args = await POLICY[name]!(ann);
      const answers = async (actors: Record<string, Actor>) =>
        Object.fromEntries(
          await Promise.all(
            Object.entries(actors).map(async ([who, actor]) => [who, await asked(actor, endpoint, args)]),
          ),
        ) as Record<string, Awaited<ReturnType<typeof asked>>>;
      const statuses = async (actors: Record<string, Actor>) =>
        Object.entries(await answers(actors)).map(([who, { status }]) => [who, status]);
      const all = (actors: Record<string, Actor>, status: number) =>
        Object.keys(actors).map((who) => [who, status]);

      expect(await statuses(dead)).toEqual(all(dead, 401));

      const pretenders = Object.fromEntries(
        Object.entries(living).map(([who, { person }]) => [
          who,
          { person: ann.owner, headers: { "x-trainer-id": person.trainer.id } },
        ]),
      );
      expect(await statuses(pretenders)).toEqual(all(pretenders, 403));

      const { "an admin": admin, ...trainers } = living;
      const mine = {
        ...trainers,
        ...(endpoint.access !== "admin" && !ADMIN_MAY_READ.includes(name) && { admin }),
      };
      for (const [who, { status, text }] of Object.entries(await answers(mine)))
        if (endpoint.access === "admin") expect([who, status]).toEqual([who, 403]);
        else if (withId.includes(endpoint) || NAMED_IN_BODY.includes(name))
          expect([who, status]).toEqual([who, 404]);
        else {
          const isAsExpected = status === REFUSED_TO_OWNER[name] || status < 300;
          expect([who, isAsExpected]).toEqual([who, true]);
          expect(text).not.toContain(ann.owner.trainer.id);
          expect(text).not.toContain(ann.clientId);
        }
      if (ADMIN_MAY_READ.includes(name)) expect(await statuses({ admin })).toEqual([["admin", 200]]);

      expect(lostRows(rows, await allRows(world))).toEqual([]);
    },
  );

  it.each(withId.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s says the same of a foreign thing, a missing one and no id at all",
    async (name, endpoint) => {
      const asker = endpoint.access === "admin" ? living["an admin"] : living["another trainer"];
      const args = (await POLICY[name]!(ann)) as { params: Record<string, string> };
      const about = async (id: string) => {
        const { status, text } = await asked(asker, endpoint, { ...args, params: { ...args.params, id } });
        return { id: id.slice(0, 40), status, text };
      };
      const missing = await about(MISSING);
      expect(missing.status).toBe(404);
      for (const id of STRANGE_IDS) {
        const answer = await about(id);
        expect(answer).toEqual({ ...missing, id: answer.id });
      }
      if (endpoint.access !== "admin")
        expect(await about(args.params.id!)).toMatchObject({ status: 404, text: missing.text });
      expect(lostRows(rows, await allRows(world))).toEqual([]);
    },
  );
});

describe("data of another trainer's client", () => {
  it.each(nested)(
    "is missing to %s under one's own client, as strange ids are",
    async (name, endpoint, inner) => {
      const ann = await readEstate();
      const bob = await trainer("Bob");
      const { id } = await addClient(bob);
      const before = await allRows(world);
      const args = (await POLICY[name]!(ann)) as { params: Record<string, string> };
      const about = async (innerId: string) => {
        const params = { ...args.params, id, [inner]: innerId };
        return {
          innerId: innerId.slice(0, 40),
          ...(await asked({ person: bob }, endpoint, { ...args, params })),
        };
      };
      const foreign = await about(args.params[inner]!);
      expect(foreign.status).toBe(404);
      for (const innerId of [...STRANGE_IDS, ...(CHOSEN_BY_CALLER === name ? [] : [MISSING])]) {
        const answer = await about(innerId);
        expect(answer).toEqual({ ...foreign, innerId: answer.innerId });
      }
      expect(lostRows(before, await allRows(world))).toEqual([]);
    },
  );
});

describe("own data", () => {
  it.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s is open to whom it belongs, and stores nothing that it does not ask for",
    async (name, endpoint) => {
      const isRead = endpoint.method === "GET";
      const shared = isRead ? readEstate : writeEstate;
      // The estate's only check-in is decided once.
      const isOwn = needsItsOwnEstate(endpoint) || (!isRead && endpoint.path.startsWith("/api/inbox/[id]"));
      const estate = await (isOwn ? estateOf("Carl", world) : shared());
      const person = endpoint.access === "admin" ? await adminNamed("Ida", world) : estate.owner;
      const before = isRead ? await allRows(world) : new Set<string>();
      const { status, text } = await asked({ person }, endpoint, withForgedKeys(await POLICY[name]!(estate)));
      expect(status, text.slice(0, 300)).toBe(REFUSED_TO_OWNER[name] ?? endpoint.status ?? 200);
      const after = await allRows(world);
      // An admin's look at a foreign client adds an audit entry.
      const made = lostRows(after, before).filter((row) => !row.startsWith("AuditEntry "));
      if (isRead) expect(made).toEqual([]);
      expect([...after].filter((row) => row.includes(FORGED))).toEqual([]);
      expect(text).not.toContain(FORGED);
    },
  );
});
