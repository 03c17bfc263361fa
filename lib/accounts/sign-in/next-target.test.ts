import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeNext } from "./next-target";

const HERE = "https://formcast.test";

describe("the page after signing in", () => {
  it.each(["/", "/my-account", "/transformation/1?tab=workouts", "/client-onboarding?clientId=1#goal"])(
    "is %s when requested",
    (next) => expect(safeNext(next)).toBe(next),
  );

  it.each([
    null,
    undefined,
    "",
    "my-account",
    "https://evil.test",
    "javascript:alert(1)",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/.//evil.test",
    "/x/..//evil.test",
    "/%2e%2e//evil.test",
    "/api/auth/me",
    "/x/../api/auth/me",
  ])("is the front page for %j", (next) => expect(safeNext(next)).toBe("/"));

  it("is on this origin for any input", () => {
    const tricky = fc.string({
      unit: fc.constantFrom(
        "/",
        "\\",
        ".",
        ":",
        "@",
        "?",
        "#",
        "%2f",
        "%5c",
        "\t",
        "\n",
        " ",
        "a",
        "é",
        "api",
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          tricky,
          tricky.map((rest) => `/${rest}`),
          fc.string(),
        ),
        (next) => {
          const target = new URL(safeNext(next), HERE);
          expect(target.origin).toBe(HERE);
          expect(safeNext(target.pathname + target.search + target.hash)).not.toContain("evil");
        },
      ),
      { numRuns: 2000 },
    );
  });
});
