import fc from "fast-check";

/** JSON text that no JavaScript value produces. */
export class RawJson {
  constructor(readonly text: string) {}
}

const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff",
  "\u202egnp.exe",
  "👩‍👩‍👧‍👦",
  "e\u0301\u0301\u0301",
  "' OR 1=1 --",
  '\'; DROP TABLE "Client"; --',
  "%' _ \\",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}",
  "../../etc/passwd",
  "..%2f..%2f",
  "\r\nSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "1e999",
  "-0",
  "9007199254740993",
  "0000-01-01",
  "0000-01-01T00:00:00Z",
  "9999-12-31",
  "9999-12-31T23:59:59.999Z",
  "2026-02-30",
  "2026-11-20T09:00:00+23:59",
  "x".repeat(81),
  "x".repeat(4001),
  "ｘ＠ｘ．ｔｅｓｔ",
  "01900000-0000-7000-8000-000000000000",
  "01900000-0000-7000-8000-00000000000g",
];

const NUMBERS = [
  0,
  -1,
  1,
  0.1 + 0.2,
  -0.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
];

const RAW = ["1e999", "-1e999", "-0", "1.0", "123456789012345678901234567890", '"\\u0000"', '"\\ud800"'];

/** Nested so deeply that a recursive parser overflows. */
const DEEP = new RawJson(`${"[".repeat(5_000)}${"]".repeat(5_000)}`);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constant("x".repeat(70_000)) },
);

/** Values that no field expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...RAW).map((text) => new RawJson(text)) },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: 1 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 3000 }, () => 0)) },
  { weight: 1, arbitrary: fc.constant(DEEP) },
);

/** Keys that would do harm if a body were spread into a row or merged into an object. */
export const EXTRA_KEYS = [
  "__proto__",
  "constructor",
  "toString",
  "id",
  "trainerId",
  "clientId",
  "isAdmin",
  "passwordHash",
  "version",
  "createdAt",
  "deletedAt",
  "transformationUrls",
  "clientCount",
];
