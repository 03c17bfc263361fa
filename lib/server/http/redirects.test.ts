import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slideIndex } from "@/lib/server/http/redirects";
import { isPage, redirectFor } from "./redirects";

const ask = (address: string, signedIn: boolean) => {
  const { pathname, searchParams } = new URL(address, "https://formcast.test");
  return redirectFor(pathname, searchParams, signedIn);
};

/** Address, target when signed in, target when signed out; null shows the page. */
const ROUTES: [address: string, signedIn: string | null, signedOut: string | null][] = [
  ["/", null, "/welcome/0"],
  ["/client-onboarding", null, "/welcome/0"],
  ["/client-onboarding?clientId=1", null, "/welcome/0"],
  ["/client-dashboard", null, "/welcome/0"],
  ["/dashboard", "/client-dashboard", "/welcome/0"],
  ["/transformation/0193", null, "/welcome/0"],
  ["/transformation/0193?tab=workouts", null, "/welcome/0"],
  ["/transformation/0193/report", null, "/welcome/0"],
  ["/my-account", null, "/welcome/0"],
  ["/admin", null, "/welcome/0"],
  ["/analytics", null, "/welcome/0"],
  ["/calendar?week=2026-11-23", null, "/welcome/0"],
  ["/programs?client=1", null, "/welcome/0"],
  ["/inbox", null, "/welcome/0"],
  ["/welcome", "/", null],
  ["/welcome/0", "/", null],
  ["/welcome/5", "/", null],
  ["/welcome/99", "/", null],
  ["/welcome/nonsense", "/", null],
  ["/welcome/1/2", "/", "/welcome/0"],
  ["/welcome/notifications", null, null],
  ["/signup", "/", null],
  ["/signup/success", null, null],
  ["/signup/other", "/", "/welcome/0"],
  ["/login", "/", null],
  ["/login/other", "/", "/welcome/0"],
  ["/login?next=%2Fmy-account", "/my-account", null],
  ["/login?next=https%3A%2F%2Fevil.test", "/", null],
  ["/login?next=%2F%2Fevil.test", "/", null],
  ["/login?reset=TOKEN", null, null],
  ["/login?reset=", "/", null],
  ["/?reset=TOKEN", null, "/login?reset=TOKEN"],
  ["/welcome/0?reset=a%26b", "/", "/login?reset=a%26b"],
  ["/my-account?reset=TOKEN", null, "/login?reset=TOKEN"],
  ["/playground", null, null],
  ["/playground?grid=on", null, null],
  ["/playground/deeper", null, "/welcome/0"],
  ["/share/abc", null, null],
  ["/share", null, "/welcome/0"],
  ["/share/abc/def", null, "/welcome/0"],
  ["/check-in/abc", null, null],
  ["/check-in", null, "/welcome/0"],
  ["/check-in/abc/def", null, "/welcome/0"],
  ["/offline", null, null],
  ["/terms", null, null],
  ["/confirm-email?token=TOKEN", null, null],
  ["/privacy", null, null],
  ["/nothing-here", null, "/welcome/0"],
  ["/nothing/here", null, "/welcome/0"],
  ["/loginx", null, "/welcome/0"],
  ["/Login", null, "/welcome/0"],
  ["/sharex/abc", null, "/welcome/0"],
];

describe("the redirect of a page's address", () => {
  it.each(ROUTES)("%s: signed in %s", (address, signedIn) => expect(ask(address, true)).toBe(signedIn));
  it.each(ROUTES)("%s: signed out, not %s but %s", (address, _, signedOut) =>
    expect(ask(address, false)).toBe(signedOut),
  );

  it.each([true, false])("never loops (signed in: %s)", (signedIn) => {
    for (const [address] of ROUTES) {
      let target: string | null = address;
      for (let hops = 0; hops < 3 && target !== null; hops++) target = ask(target, signedIn);
      expect([address, target]).toEqual([address, null]);
    }
  });
});

describe("the list of pages", () => {
  // Folders in round brackets group pages, and square brackets are parameters.
  const folders = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/page.tsx") && !/\[\.\.\.unknown\]|\[id\]\/\w+\//.test(file))
    .map((file) => `/${file.replace(/\([^)]+\)\/|\/?page\.tsx$/g, "")}`)
    .map((path) => path.replace("/[[...slide]]", "/0").replace(/\[\w+\]/g, "0193"));

  it.each(folders)("%s is a page, because it has a file", (path) => {
    expect(isPage(path)).toBe(true);
  });

  it("contains the report of a client", () => {
    expect(isPage("/transformation/0193/report")).toBe(true);
  });

  it.each(["/nowhere", "/my-account/deeper", "/transformation", "/transformation/0193/morphs", "/missing"])(
    "%s is not a page",
    (path) => {
      expect(isPage(path)).toBe(false);
    },
  );
});

describe("the slide of an address", () => {
  it("is the first one without a number", () => {
    expect(slideIndex(undefined, 6)).toBe(0);
    expect(slideIndex([], 6)).toBe(0);
  });

  it.each([
    ["0", 0],
    ["5", 5],
    ["6", 5],
    ["99999999999999999999", 5],
    ["-1", 0],
    ["03", 3],
  ])("of /welcome/%s is number %i", (segment, slide) => {
    expect(slideIndex([segment], 6)).toBe(slide);
  });

  it.each(["", "two", "1a", "2.5", "1e1", "0x3", "NaN", " 1", "٣"])("is null for %j", (segment) => {
    expect(slideIndex([segment], 6)).toBeNull();
  });

  it("is null when more segments follow", () => {
    expect(slideIndex(["1", "2"], 6)).toBeNull();
  });

  it("is an existing slide or null", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.bigInt().map(String)), (segment) => {
        const slide = slideIndex([segment], 6);
        expect(slide === null || (Number.isInteger(slide) && slide >= 0 && slide < 6)).toBe(true);
      }),
    );
  });
});
