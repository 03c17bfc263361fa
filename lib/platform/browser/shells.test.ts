import { expect, test } from "vitest";
import { CHECK_IN_SHELL, INTAKE_SHELL, SHELLS, shellFor } from "./shells";

const ID = "0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001";
const TOKEN = "k3-_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abc";
const ANY = "00000000-0000-0000-0000-000000000000";
const addressFor = (address: string) => shellFor(new URL(address, "https://formcast.test"))?.address;

test.each([
  ["/", "/"],
  ["/dashboard", "/client-dashboard"],
  ["/client-dashboard?source=pwa", "/client-dashboard"],
  [`/transformation/${ID}`, `/transformation/${ANY}`],
  [`/transformation/${ID}?tab=workouts`, `/transformation/${ANY}`],
  [`/transformation/${ID}?tab=morphs`, `/transformation/${ANY}?tab=morphs`],
  [`/client-onboarding?clientId=${ID}`, `/client-onboarding?clientId=${ANY}`],
  ["/admin", undefined],
  ["/login", undefined],
  ["/transformation/not-an-id", undefined],
  [`/share/${ID}`, undefined],
  [`/check-in/${TOKEN}`, CHECK_IN_SHELL],
  [`/intake/${TOKEN}`, INTAKE_SHELL],
  ["/check-in/too-short", undefined],
])("%s opens offline as %s", (asked, address) => {
  expect(addressFor(asked)).toBe(address);
});

test("fill puts the requested client into a cached page", () => {
  const shell = shellFor(new URL(`/transformation/${ID}?tab=timeline`, "https://formcast.test"));
  expect(shell?.fill(`<a href="/transformation/${ANY}">${ANY}</a>`)).toBe(
    `<a href="/transformation/${ID}">${ID}</a>`,
  );
});

test("a check-in page is cached without a token, and fill adds that of the link", () => {
  const shell = shellFor(new URL(`/check-in/${TOKEN}`, "https://formcast.test"));
  expect(CHECK_IN_SHELL).not.toContain(TOKEN);
  expect(shell?.fill(`<link href="${CHECK_IN_SHELL}">`)).toBe(`<link href="/check-in/${TOKEN}">`);
});

test("fill never adds other text of a URL to a page", () => {
  const hostile = new URL("/client-onboarding", "https://formcast.test");
  hostile.searchParams.set("clientId", '"><script>');
  expect(shellFor(hostile)?.fill(ANY)).toBe(ANY);
});

test("every cached page is found by its own address", () => {
  expect(SHELLS.map(addressFor)).toEqual(SHELLS);
});
