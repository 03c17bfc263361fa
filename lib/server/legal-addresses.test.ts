import { afterEach, expect, it, vi } from "vitest";
import { legalAddresses } from "./legal-addresses";

afterEach(() => vi.unstubAllEnvs());

it("leads to the operator's own texts, each where it has been named", () => {
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/formcast");
  vi.stubEnv("NEXTAUTH_SECRET", "0123456789abcdef0123456789abcdef");
  vi.stubEnv("TERMS_URL", "");
  vi.stubEnv("PRIVACY_URL", "https://coach.example/privacy");
  expect(legalAddresses()).toEqual({ terms: undefined, privacy: "https://coach.example/privacy" });
});
