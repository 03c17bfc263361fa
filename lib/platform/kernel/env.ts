import { isIP } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import packageJson from "../../../package.json" with { type: "json" };
import { FIXES } from "./env-fixes";

export class EnvError extends Error {
  override name = "EnvError";
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

const SECRET_LENGTH = 32;

/** A working database answers the first query much faster. */
export const DEFAULT_DATABASE_PATIENCE_MS = 2500;

/** A decimal number as text; `Number()` would accept "" and "0x10" too. */
const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

/** `owner/model=0.06` */
const price = z
  .string()
  .regex(/^[^=]+=\d+(\.\d+)?$/)
  .transform((text): [string, number] => {
    const [model = "", usd] = text.split("=");
    return [model.trim(), Number(usd)];
  });

const isNetwork = (text: string): boolean => {
  const [address = "", bits = "0", ...rest] = text.split("/");
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
};

/** A count, or the addresses and networks of the proxies. */
const proxies = z
  .string()
  .regex(/^\d$/)
  .transform(Number)
  .or(list.pipe(z.array(z.string().refine(isNetwork)).min(1)));

const urlWith = (...protocols: string[]) =>
  z.string().refine((text) => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    return protocols.includes(url.protocol) && url.hostname !== "";
  });

const origin = urlWith("http:", "https:")
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === "/" && url.search === "" && url.hash === "")
  .transform((url) => url.origin);

const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: number.pipe(z.int().min(1).max(65_535)).default(3000),
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: urlWith("postgres:", "postgresql:")
    .refine((text) => new URL(text).pathname.length > 1)
    .optional(),
  APP_URL: origin.optional(),
  NEXTAUTH_SECRET: z.string().min(SECRET_LENGTH).optional(),
  REGISTRATION: z.enum(["open", "invite", "closed"]).default("open"),
  /** `scripted` stands in for the engines in browser tests. */
  IMAGE_ENGINE: z.enum(["local", "replicate", "scripted"]).optional(),
  REPLICATE_API_TOKEN: z.string().optional(),
  /** Tried in this order. */
  REPLICATE_MODELS: list
    .pipe(z.array(z.string()).min(1))
    .default([
      "black-forest-labs/flux-2-pro",
      "black-forest-labs/flux-kontext-pro",
      "qwen/qwen-image-edit-plus",
    ]),
  REPLICATE_PRICES: list
    .pipe(z.array(price))
    .transform(Object.fromEntries<number>)
    .optional(),
  /** US dollars per UTC day. */
  REPLICATE_DAILY_USD: number.default(50),
  REPLICATE_DAILY_USD_PER_TRAINER: number.default(5),
  REPLICATE_BASE_URL: urlWith("http:", "https:").default("https://api.replicate.com/v1"),
  REPLICATE_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
  BLOB_READ_WRITE_TOKEN: z.string().optional(),
  /** The address of a bucket of any S3-compatible service. */
  S3_ENDPOINT: urlWith("http:", "https:")
    .refine((text) => new URL(text).pathname.length > 1)
    .optional(),
  S3_REGION: z.string().default("auto"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: urlWith("smtp:", "smtps:").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/)
    .optional(),
  /** Both in base64url, as `npx web-push generate-vapid-keys` prints them. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: urlWith("https:")
    .or(z.string().regex(/^mailto:[^@\s]+@[^@\s]+$/))
    .optional(),
  CRON_SECRET: z.string().min(SECRET_LENGTH).optional(),
  TERMS_URL: urlWith("http:", "https:").optional(),
  PRIVACY_URL: urlWith("http:", "https:").optional(),
  /** Time for the first query of a request in milliseconds; after it the database counts as unavailable. */
  DATABASE_PATIENCE_MS: number
    .pipe(z.number().int().min(100).max(60_000))
    .default(DEFAULT_DATABASE_PATIENCE_MS),
  RATE_LIMIT_SCALE: number.pipe(z.number().positive()).default(1),
  /** Our own proxies that write `X-Forwarded-For`. */
  TRUST_PROXY: proxies.default(0),
  /** The value of `Strict-Transport-Security`; without it two years for this host alone. */
  HSTS: z
    .string()
    .regex(/^(off|max-age=\d+(; ?includeSubDomains)?(; ?preload)?)$/)
    .default(`max-age=${2 * 365 * 24 * 60 * 60}`),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Without it, `pretty` on a terminal and `json` elsewhere. */
  LOG_FORMAT: z.enum(["json", "pretty"]).optional(),
  CHROMIUM_PATH: z.string().optional(),
});

type Name = keyof typeof variables.shape;

const NO_TOKEN =
  "REPLICATE_API_TOKEN is missing, and IMAGE_ENGINE=replicate needs it: set it, or set IMAGE_ENGINE=local.";

const SCRIPTED =
  "IMAGE_ENGINE=scripted draws nobody and is only for tests, with a temporary DATA_DIR and an APP_URL on localhost: set IMAGE_ENGINE=local.";

const HALF_A_PAIR = "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both, or neither.";

const PART_OF_A_BUCKET =
  "S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all three, or none.";

const TWO_STORES =
  "BLOB_READ_WRITE_TOKEN and S3_ENDPOINT name two stores for the pictures: set one of them, or neither.";

const schema = variables.transform((env) => {
  const APP_URL = env.APP_URL ?? `http://localhost:${env.PORT}`;
  const MAIL_FROM = env.MAIL_FROM ?? `Formcast <no-reply@${new URL(APP_URL).hostname}>`;
  const address = /[^<\s]+@[^>\s]+/.exec(MAIL_FROM)?.[0];
  return {
    ...env,
    APP_URL,
    IMAGE_ENGINE: env.IMAGE_ENGINE ?? (env.REPLICATE_API_TOKEN ? ("replicate" as const) : ("local" as const)),
    MAIL_FROM,
    VAPID_SUBJECT: env.VAPID_SUBJECT ?? (APP_URL.startsWith("https:") ? APP_URL : `mailto:${address}`),
  };
});

export type Env = z.infer<typeof schema>;

/** Variables that the server also needs: `npm start` provides them, a deployment sets them. */
export type ServerEnv = Env & { DATABASE_URL: string; NEXTAUTH_SECRET: string };

type Variables = Record<string, string | undefined>;

/** @throws {EnvError} with every invalid variable; an empty variable counts as missing */
export function parseEnv(record: Variables): Env {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  const problems = result.success ? [] : result.error.issues.map((issue) => problemOf(issue.path[0] as Name));
  if (given.IMAGE_ENGINE === "replicate" && !given.REPLICATE_API_TOKEN) problems.push(NO_TOKEN);
  if (result.data?.IMAGE_ENGINE === "scripted" && !isForTests(result.data)) problems.push(SCRIPTED);
  if (!given.VAPID_PUBLIC_KEY !== !given.VAPID_PRIVATE_KEY) problems.push(HALF_A_PAIR);
  const bucket = [given.S3_ENDPOINT, given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY].filter(Boolean);
  if (bucket.length % 3 !== 0) problems.push(PART_OF_A_BUCKET);
  if (given.BLOB_READ_WRITE_TOKEN && given.S3_ENDPOINT) problems.push(TWO_STORES);
  if (!result.success || problems.length > 0) throw new EnvError([...new Set(problems)]);
  return result.data;
}

/** Nobody keeps real data in a temporary folder, so a stand-in cannot reach a real client. */
function isForTests({ DATA_DIR, APP_URL }: Env): boolean {
  const isTemporary = [tmpdir(), "/tmp", "/var/tmp"].some((folder) => DATA_DIR.startsWith(folder + path.sep));
  return isTemporary && new URL(APP_URL).hostname === "localhost";
}

export function parseServerEnv(record: Variables): ServerEnv {
  const env = parseEnv(record);
  const { DATABASE_URL, NEXTAUTH_SECRET } = env;
  if (DATABASE_URL && NEXTAUTH_SECRET) return { ...env, DATABASE_URL, NEXTAUTH_SECRET };
  const missing = (["DATABASE_URL", "NEXTAUTH_SECRET"] as const).filter((name) => !env[name]);
  throw new EnvError(
    missing.map((name) => `${name} is missing; \`npm start\` supplies it, a deployment sets it.`),
  );
}

function problemOf(name: Name): string {
  return `${name} ${FIXES[name] ?? "is not usable"}.`;
}

let current: ServerEnv | undefined;

/** The server's configuration, read once. No other code reads `process.env`. */
export function env(): ServerEnv {
  current ??= parseServerEnv(process.env);
  return current;
}

/** What runs here. `npm start` sets GIT_COMMIT, and Vercel its own variable; a copy without history has no commit. */
export function release(): { version: string; commit?: string } {
  const commit = process.env.GIT_COMMIT || process.env.VERCEL_GIT_COMMIT_SHA;
  return { version: packageJson.version, commit: commit?.slice(0, 8) };
}
