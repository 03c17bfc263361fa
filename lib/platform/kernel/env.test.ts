import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { EnvError, parseEnv, parseServerEnv } from "./env";

function problems(record: Record<string, string>): readonly string[] {
  try {
    parseEnv(record);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

const SECRET = "0123456789abcdef0123456789abcdef";

describe("parseEnv", () => {
  it("needs no variable: every one has a default or is optional", () => {
    expect(parseEnv({})).toEqual({
      HOST: "127.0.0.1",
      PORT: 3000,
      DATA_DIR: path.resolve(".data"),
      APP_URL: "http://localhost:3000",
      IMAGE_ENGINE: "local",
      REPLICATE_MODELS: [
        "black-forest-labs/flux-2-pro",
        "black-forest-labs/flux-kontext-pro",
        "qwen/qwen-image-edit-plus",
      ],
      REPLICATE_DAILY_USD: 50,
      REPLICATE_DAILY_USD_PER_TRAINER: 5,
      REPLICATE_BASE_URL: "https://api.replicate.com/v1",
      MAIL_FROM: "Formcast <no-reply@localhost>",
      VAPID_SUBJECT: "mailto:no-reply@localhost",
      DATABASE_PATIENCE_MS: 2500,
      RATE_LIMIT_SCALE: 1,
      REGISTRATION: "open",
      S3_REGION: "auto",
      TRUST_PROXY: 0,
      HSTS: "max-age=63072000",
      LOG_LEVEL: "info",
    });
  });

  it("treats an empty variable as missing", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: " ", IMAGE_ENGINE: "" })).toEqual(parseEnv({}));
  });

  it("derives the address from the port, and the sender from the address", () => {
    expect(parseEnv({ PORT: "4000" }).APP_URL).toBe("http://localhost:4000");
    expect(parseEnv({ APP_URL: "https://formcast.example/" })).toMatchObject({
      APP_URL: "https://formcast.example",
      MAIL_FROM: "Formcast <no-reply@formcast.example>",
      VAPID_SUBJECT: "https://formcast.example",
    });
  });

  it("chooses Replicate when there is a token, unless configured otherwise", () => {
    expect(parseEnv({ REPLICATE_API_TOKEN: "r8_x" }).IMAGE_ENGINE).toBe("replicate");
    expect(parseEnv({ REPLICATE_API_TOKEN: "r8_x", IMAGE_ENGINE: "local" }).IMAGE_ENGINE).toBe("local");
  });

  it("turns text into numbers and lists", () => {
    const env = parseEnv({ RATE_LIMIT_SCALE: "0.5", TRUST_PROXY: "2", REPLICATE_MODELS: "a/b, c/d," });
    expect(env).toMatchObject({ RATE_LIMIT_SCALE: 0.5, TRUST_PROXY: 2, REPLICATE_MODELS: ["a/b", "c/d"] });
  });

  it("takes the addresses and networks of proxies", () => {
    expect(parseEnv({ TRUST_PROXY: "203.0.113.9, 2001:db8::/32" }).TRUST_PROXY).toEqual([
      "203.0.113.9",
      "2001:db8::/32",
    ]);
  });

  it.each([
    ["PORT", "three thousand"],
    ["PORT", "0"],
    ["PORT", "70000"],
    ["PORT", "3000.5"],
    ["DATABASE_URL", "mysql://localhost/formcast"],
    ["DATABASE_URL", "localhost:5432"],
    ["DATABASE_URL", "postgresql://localhost"],
    ["APP_URL", "ftp://formcast.example"],
    ["APP_URL", "formcast.example"],
    ["APP_URL", "https://formcast.example/app"],
    ["NEXTAUTH_SECRET", "short"],
    ["IMAGE_ENGINE", "dall-e"],
    ["REPLICATE_MODELS", ","],
    ["REPLICATE_BASE_URL", "replicate.com"],
    ["REPLICATE_WEBHOOK_SECRET", "abc"],
    ["SMTP_URL", "mail.example:25"],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_FROM", "nobody"],
    ["CRON_SECRET", "short"],
    ["TERMS_URL", "/terms"],
    ["TERMS_URL", "javascript:alert(1)"],
    ["PRIVACY_URL", "formcast.example/privacy"],
    ["VAPID_SUBJECT", "http://formcast.example"],
    ["DATABASE_PATIENCE_MS", "0"],
    ["DATABASE_PATIENCE_MS", "2.5"],
    ["RATE_LIMIT_SCALE", "0"],
    ["RATE_LIMIT_SCALE", "-1"],
    ["TRUST_PROXY", "maybe"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.1, proxy.example"],
    ["HSTS", "yes"],
    ["LOG_LEVEL", "loud"],
    ["LOG_FORMAT", "xml"],
  ])("rejects %s=%s in one line that names the variable", (name, value) => {
    const found = problems({ [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} must .*\\.$`));
  });

  it("rejects Replicate without its token, and names both fixes", () => {
    expect(problems({ IMAGE_ENGINE: "replicate" })).toEqual([
      "REPLICATE_API_TOKEN is missing, and IMAGE_ENGINE=replicate needs it: set it, or set IMAGE_ENGINE=local.",
    ]);
  });

  it.each<Record<string, string>>([{ DATA_DIR: "/srv/formcast" }, { APP_URL: "https://formcast.example" }])(
    "rejects the engine of the tests with %o, where real clients may be",
    (real) => {
      const test = { IMAGE_ENGINE: "scripted", DATA_DIR: path.join(tmpdir(), "formcast-browser-x") };
      expect(problems(test)).toEqual([]);
      expect(problems({ ...test, ...real })).toEqual([
        "IMAGE_ENGINE=scripted draws nobody and is only for tests, with a temporary DATA_DIR and an APP_URL on localhost: set IMAGE_ENGINE=local.",
      ]);
    },
  );

  it("rejects one key for notifications without the other", () => {
    const line = "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both, or neither.";
    expect(problems({ VAPID_PUBLIC_KEY: "B".repeat(87) })).toEqual([line]);
    expect(problems({ VAPID_PRIVATE_KEY: "x".repeat(43) })).toEqual([line]);
  });

  const BUCKET = {
    S3_ENDPOINT: "https://s3.example/pictures",
    S3_ACCESS_KEY_ID: "AKIA",
    S3_SECRET_ACCESS_KEY: "hidden",
  };

  it.each(Object.keys(BUCKET))("rejects a bucket without %s", (name) => {
    expect(problems({ ...BUCKET, [name]: "" })).toEqual([
      "S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all three, or none.",
    ]);
  });

  it("rejects an S3 service without a bucket, and two stores at once", () => {
    expect(problems(BUCKET)).toEqual([]);
    expect(problems({ ...BUCKET, S3_ENDPOINT: "https://s3.example" })).toEqual([
      "S3_ENDPOINT must be the address of a bucket, such as https://s3.eu-central-1.amazonaws.com/bucket.",
    ]);
    expect(problems({ ...BUCKET, BLOB_READ_WRITE_TOKEN: "token" })).toEqual([
      "BLOB_READ_WRITE_TOKEN and S3_ENDPOINT name two stores for the pictures: set one of them, or neither.",
    ]);
  });

  it("reports every problem at once", () => {
    const found = problems({ PORT: "x", SMTP_URL: "x", IMAGE_ENGINE: "replicate", APP_URL: "x" });
    expect(found.map((line) => line.split(" ")[0]).sort()).toEqual([
      "APP_URL",
      "PORT",
      "REPLICATE_API_TOKEN",
      "SMTP_URL",
    ]);
  });

  it("never prints a value, because it may contain a password", () => {
    expect(
      problems({ DATABASE_URL: "mysql://me:hunter2@db/x", SMTP_URL: "me:hunter2" }).join(),
    ).not.toContain("hunter2");
  });
});

describe("parseServerEnv", () => {
  it("requires the database and the secret, and names what is missing", () => {
    expect(() => parseServerEnv({ NEXTAUTH_SECRET: SECRET })).toThrow(/^DATABASE_URL is missing.*$/);
    expect(() => parseServerEnv({})).toThrow(/DATABASE_URL is missing[^\n]*\nNEXTAUTH_SECRET is missing/);
    const DATABASE_URL = "postgresql://localhost/formcast";
    expect(parseServerEnv({ NEXTAUTH_SECRET: SECRET, DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });
});
