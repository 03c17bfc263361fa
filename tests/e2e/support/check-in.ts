import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import { CHECK_IN_CONSENT_VERSION } from "../../../lib/images/consents/kinds";
import { test } from "./test";

/** The code of links with a code. */
export const CODE = "4821";

const SETTINGS = {
  questions: ["sleep", "hunger", "adherence", "note"],
  everyWeeks: 1,
  weekday: 5,
  releasedOn: "2020-01-01",
  code: null,
  imageDays: [],
  timeZone: "UTC",
  consent: true,
};

/** Creates a client's check-in link as the trainer and returns its address. */
export async function linkOf(request: APIRequestContext, id: string, changes: object = {}): Promise<string> {
  const data = { ...SETTINGS, ...changes };
  const made = await request.post(`/api/client/${id}/check-in-link`, { data });
  expect(made.status()).toBe(201);
  return `/check-in/${(await made.json()).token}`;
}

/** Creates a link for a new client as the trainer and returns its address. */
export async function intakeLinkOf(request: APIRequestContext, name: string): Promise<string> {
  const made = await request.post("/api/intakes", { data: { name, timeZone: "UTC" } });
  expect(made.status()).toBe(201);
  return `/intake/${(await made.json()).token}`;
}

/** The same for a client who has given all consents. */
export async function agreedLinkOf(request: APIRequestContext, id: string): Promise<string> {
  const link = await linkOf(request, id);
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true, photos: true };
  expect((await request.post(`/api${link}/consent`, { data: consent })).ok()).toBe(true);
  return link;
}

type Sent = { weight: number; goal: { day: number | null } };

/** A client's undecided check-ins. */
export async function sentThrough(request: APIRequestContext, id: string): Promise<Sent[]> {
  const { waiting } = await (await request.get("/api/inbox")).json();
  return waiting.filter(({ clientId }: { clientId: string }) => clientId === id);
}

/** The trainer creates a link without a code on the client's page. */
export async function givenLink(page: Page, id: string, { isReleased = false } = {}): Promise<string> {
  await page.goto(`/transformation/${id}?tab=timeline`);
  await page.getByRole("button", { name: "Check-in link" }).click();
  const sheet = page.getByRole("dialog", { name: "Check-in link" });
  if (isReleased) await sheet.getByRole("switch", { name: "Show images and forecast" }).click();
  await sheet.getByRole("switch", { name: "Ask for a code first" }).click();
  await sheet.getByRole("checkbox", { name: "Marcus agrees to get this link." }).check();
  await sheet.getByRole("button", { name: "Make the link" }).click();
  const field = sheet.getByRole("textbox", { name: "Link for Marcus" });
  await expect(field).toHaveValue(/\/check-in\/[\w-]{43}$/);
  const address = new URL(await field.inputValue()).pathname;
  await page.keyboard.press("Escape");
  return address;
}

/** The client's own phone, signed out. */
export const guest = (context: BrowserContext, { locale = "en-US" } = {}): Promise<BrowserContext> =>
  context.browser()!.newContext({
    ...test.info().project.use,
    locale,
    permissions: ["camera"],
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });

export async function agree(phone: Page): Promise<void> {
  for (const sentence of await phone.getByRole("checkbox").all()) await sentence.check();
  await phone.getByRole("button", { name: "Agree and start" }).click();
  await expect(phone.getByRole("heading", { name: /^Hi Marcus, week/ })).toBeVisible();
}

/** Waits until the page is cached for offline use. */
export async function untilKept(phone: Page): Promise<void> {
  const isKept = () =>
    phone.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await (await caches.open("shells")).keys()).length > 0,
    );
  await expect.poll(isKept).toBe(true);
}
