import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Loads the module again for each case, because it reads the configuration once. */
async function withEnv(variables: Record<string, string>) {
  const none = { TERMS_URL: "", PRIVACY_URL: "", IMAGE_ENGINE: "", REPLICATE_API_TOKEN: "" };
  const needed = {
    DATABASE_URL: "postgresql://localhost/formcast",
    NEXTAUTH_SECRET: "0123456789abcdef0123456789abcdef",
  };
  for (const [name, value] of Object.entries({ ...none, ...needed, ...variables })) vi.stubEnv(name, value);
  return import("./legal");
}

it("links to the operator's own texts if configured, else to those of the app", async () => {
  const { legalAddresses } = await withEnv({ PRIVACY_URL: "https://coach.example/privacy" });
  expect(legalAddresses()).toEqual({ terms: "/terms", privacy: "https://coach.example/privacy" });
});

it.each([
  [{}, { images: "own server", pictures: "own server" }],
  [{ REPLICATE_API_TOKEN: "r8_x" }, { images: "replicate", pictures: "own server" }],
  [{ BLOB_READ_WRITE_TOKEN: "token" }, { images: "own server", pictures: "Vercel Blob" }],
  [
    { S3_ENDPOINT: "https://s3.example/bucket", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" },
    { images: "own server", pictures: "bucket" },
  ],
])("names the processors of data with %j", async (variables, expected) => {
  const { processors } = await withEnv(variables);
  expect(processors()).toEqual(expected);
});
