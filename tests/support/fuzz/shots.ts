import fc from "fast-check";
import type { Endpoint } from "@/lib/platform/http/contract";
import { nameOf } from "../endpoints";
import { FORMS } from "./forms";
import { hostileText } from "./hostile";
import { type Mutation, mutation } from "./mutations";
import { type Known, valuesOf } from "./values";

export const ACTORS = ["nobody", "ann", "bob", "admin"] as const;
export type ActorName = (typeof ACTORS)[number];
/** Whose data a request is about. No caller acts as Eve, so her data must not change. */
export const ESTATES = ["ann", "bob", "eve"] as const;
export type EstateName = (typeof ESTATES)[number];

/** One random request as data: readable when printed, and repeatable by its seed. */
export type Shot = {
  to: string;
  actor: ActorName;
  about: EstateName;
  /** Path parameters with wrong values. */
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string | null>;
  /** "usual" is the body of the policy's valid request; absent for endpoints without a body. */
  body?: { usual: true } | { value: unknown } | { text: string } | { form: number };
  mutations: Mutation[];
};

/** Rare, because many later requests would find nothing. */
const ENDS_MUCH = /^DELETE \/api\/(client\/\[id\]$|admin)|clients\/move$|logout$/;

/** Random requests: about half are valid, the others have one or two faults. */
export function shots(endpoints: readonly Endpoint[], known: Known): fc.Arbitrary<Shot> {
  return fc.oneof(
    ...endpoints.map((spec) => ({
      weight: ENDS_MUCH.test(nameOf(spec)) ? 1 : 4,
      arbitrary: shotsAt(spec, known),
    })),
  );
}

export function shotsAt(spec: Endpoint, known: Known): fc.Arbitrary<Shot> {
  return fc.record(
    {
      to: fc.constant(nameOf(spec)),
      actor: actors(spec),
      about: abouts(spec),
      params: strangeParams(spec),
      query: spec.query ? strangeTexts(valuesOf(spec.query, known)) : fc.constant({}),
      headers: fc
        .tuple(
          spec.headers ? strangeTexts(valuesOf(spec.headers, known)) : fc.constant({}),
          oddHeaders(known),
        )
        .map(([asked, odd]) => ({ ...inHeaders(asked), ...odd })),
      body: bodies(spec, known),
      mutations: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Mutation[]>([]) },
        { weight: 2, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 2 }) },
      ),
    },
    {
      requiredKeys: [
        "to",
        "actor",
        "about",
        "params",
        "query",
        "headers",
        "mutations",
        ...(spec.body || spec.raw ? ["body" as const] : []),
      ],
    },
  );
}

const seldom = <T>(odd: fc.Arbitrary<T>, usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 1, arbitrary: odd }, { weight: 5, arbitrary: usual });

function actors({ access }: Endpoint): fc.Arbitrary<ActorName> {
  const any = fc.constantFrom(...ACTORS);
  if (access === "public") return any;
  return seldom(any, access === "admin" ? fc.constant("admin") : fc.constantFrom("ann", "bob"));
}

/** Admins may change everyone's data, but never Eve's. */
function abouts({ access }: Endpoint): fc.Arbitrary<EstateName> {
  const usual = fc.constantFrom<EstateName>("ann", "bob");
  return access === "admin" ? usual : seldom(fc.constant("eve" as const), usual);
}

/** Any decoded path value except broken Unicode. */
function strangeParams({ path }: Endpoint): fc.Arbitrary<Record<string, string>> {
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
  if (names.length === 0) return fc.constant({});
  const one = fc
    .tuple(fc.constantFrom(...names), hostileText)
    .map(([name, text]) => ({ [name]: text.toWellFormed().slice(0, 12_000) }));
  return fc.oneof({ weight: 1, arbitrary: one }, { weight: 8, arbitrary: fc.constant({}) });
}

/** Query or header values as text; some are missing, misspelt or hostile. */
function strangeTexts(values: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, string>> {
  const spoil = fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.tuple(fc.nat(), hostileText) },
  );
  return fc.tuple(values, spoil).map(([object, spoilt]) => {
    const entries = Object.entries(object as object)
      .filter(([, value]) => value !== null)
      .map(([key, value]): [string, string] => [
        key,
        typeof value === "object" ? JSON.stringify(value) : String(value),
      ]);
    const at = spoilt && entries[spoilt[0] % entries.length];
    if (at) at[1] = spoilt[1];
    return Object.fromEntries(entries);
  });
}

/** Header values are single-line bytes. */
const inHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/[^\x20-\x7e\xa0-\xff]/g, "").slice(0, 8_000),
    ]),
  );

function oddHeaders(known: Known): fc.Arbitrary<Record<string, string | null>> {
  const type = fc.constantFrom(
    "text/plain",
    "application/json; charset=utf-8",
    "APPLICATION/JSON",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "",
    null,
  );
  const odd = fc.oneof(
    type.map((value) => ({ "content-type": value })),
    fc.constantFrom("cross-site", "same-site", "none", "").map((value) => ({ "sec-fetch-site": value })),
    fc
      .constantFrom("null", "https://evil.test", "https://formcast.test", "x")
      .map((origin) => ({ origin, "sec-fetch-site": null })),
    known.trainerId!.map((id) => ({ "x-trainer-id": String(id) })),
    fc.constantFrom("__Host-formcast.session=x", "=", ";;;", "a".repeat(9_000)).map((cookie) => ({ cookie })),
    fc.constantFrom("-1", "1e9", "99999999999", "x").map((length) => ({ "content-length": length })),
    fc
      .constantFrom("x", "1, 2, 3", "::1", "999.999.999.999", "a".repeat(5_000))
      .map((address) => ({ "x-forwarded-for": address })),
    fc.constantFrom("*", '"x"', ',,"').map((tag) => ({ "if-none-match": tag })),
  );
  return fc.oneof({ weight: 1, arbitrary: odd }, { weight: 7, arbitrary: fc.constant({}) });
}

function bodies(spec: Endpoint, known: Known): fc.Arbitrary<NonNullable<Shot["body"]>> {
  if (spec.form) return fc.nat(FORMS.length - 1).map((form) => ({ form }));
  const text = fc
    .constantFrom(
      "",
      "{",
      "[",
      "null",
      "0",
      '"',
      "{}{}",
      "\ufeff{}",
      "{'a':1}",
      "[".repeat(60_000),
      `"${"x".repeat(300_000)}"`,
    )
    .map((text) => ({ text }));
  if (!spec.body) return fc.oneof(text, fc.constant({ usual: true as const }));
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant({ usual: true as const }) },
    { weight: 10, arbitrary: valuesOf(spec.body, known).map((value) => ({ value })) },
    { weight: 1, arbitrary: text },
  );
}
