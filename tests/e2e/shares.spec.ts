import type { Browser, Page } from "@playwright/test";
import { register } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { watchConsole } from "./support/console";
import { reveal } from "./support/database";
import { expect, test } from "./support/test";

/** Another signed-out browser. */
async function guestOf(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  return context.newPage();
}

test("a link shows the chosen images from the reveal day until the trainer closes it", async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { sent: data });
  });
  await register(page.request);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  await orderImages(page.request, id, { andWait: true });
  await page.goto(`/transformation/${id}?tab=morphs`);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog");
  const make = sheet.getByRole("button", { name: "Make link" });
  await sheet.getByRole("button", { name: "Front, step 1" }).click();
  await sheet.getByRole("radio", { name: "On a day" }).click();
  await expect(sheet.getByText("Ask the client first, then tick the box.")).toBeVisible();
  await expect(make).toBeDisabled();
  await sheet.getByRole("checkbox").check();
  await make.click();
  await sheet.getByRole("button", { name: "Send link" }).click();
  const sent = () => page.evaluate(() => (window as unknown as { sent?: ShareData }).sent?.url);
  await expect.poll(sent).toMatch(/\/share\/[\w-]{43}$/);
  const url = (await sent()) ?? "";

  const guest = await guestOf(browser, page);
  const problems = watchConsole(guest);
  const locked = await guest.goto(url);
  expect(locked?.headers()).toMatchObject({ "referrer-policy": "no-referrer" });
  expect(locked?.headers()["x-robots-tag"]).toContain("noindex");
  expect(locked?.headers()["cache-control"]).toContain("no-store");
  await expect(guest.getByRole("heading", { name: "Marcus, your forecast" })).toBeVisible();
  await expect(guest.getByText(/^Opens [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();
  await expect(guest.getByRole("link", { name: /to calendar$/ })).toBeVisible();
  await expect(guest.locator("html")).not.toHaveClass(/dark/);
  await expect(guest.locator("img")).toHaveCount(0);
  expect(await guest.content()).not.toMatch(/195\.0|185\.0|Reed/);

  await reveal(id);
  await guest.reload();
  await expect(guest.getByRole("heading", { name: /^Marcus, \d+\u2011month forecast$/ })).toBeVisible();
  await expect(guest.getByText("From Dana Whitfield")).toBeVisible();
  await expect(guest.getByRole("button", { name: /^Compare with/ })).toHaveCount(1);
  const picture = guest.getByRole("img", { name: /^AI forecast, .*, front$/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(0);
  const shape = await picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth);
  expect(shape).toBeGreaterThan(16 / 9 + 0.05);
  await expect(guest.getByText("Not a photo and not a promise.", { exact: false })).toBeVisible();
  await expect(guest.getByRole("img", { name: /body fat/i })).toBeVisible();
  await expect(guest.getByRole("link", { name: "Save card" })).toBeVisible();
  expect((await guest.request.get("/api/clients")).status()).toBe(401);
  expect(problems()).toEqual([]);

  // Link previews of chat apps show no name and no image, and do not count as views.
  for (const robot of ["WhatsApp/2.23", "facebookexternalhit/1.1", "Slackbot-LinkExpanding 1.0"]) {
    const preview = await guest.request.get(url, { headers: { "user-agent": robot } });
    expect(preview.status()).toBe(200);
    expect(await preview.text()).not.toMatch(/Marcus|Reed|og:image|\/api\/share\/[^"]*image|\/api\/photo/);
  }

  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(sheet.getByText("Opened 2 times", { exact: false })).toBeVisible();
  await sheet.getByRole("button", { name: "Close link: 1 image and forecast" }).click();
  await expect(page.getByText("Link closed")).toBeVisible();
  expect((await guest.goto(url))?.status()).toBe(404);
  await expect(guest.getByRole("heading", { name: "This link is closed" })).toBeVisible();
  const closed = await guest.locator("main").textContent();
  expect((await guest.goto("/share/nobody"))?.status()).toBe(404);
  await expect(guest.getByRole("heading", { name: "This link is closed" })).toBeVisible();
  expect(await guest.locator("main").textContent()).toBe(closed);
  await guest.context().close();
});

test("a hidden face is hidden in the card and behind the link, and the choice is remembered", async ({
  page,
}) => {
  await register(page.request);
  const photos = { front: "m_plain_shorts", back: "m_back_gym" };
  const { id, photoUrl } = await makeClient(page.request, {}, photos);
  await orderImages(page.request, id, { andWait: true });
  const card: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(photo|transformation)\/.*face=/.test(request.url())) card.push(request.url());
  });
  await page.goto(`/transformation/${id}?tab=morphs`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog");
  const face = sheet.getByRole("radiogroup", { name: "Face" });
  await expect(face.getByRole("radio", { name: "Shown" })).toBeChecked();
  await sheet.getByRole("radio", { name: "Picture" }).click();
  await face.getByRole("radio", { name: "Bar" }).click();
  await expect(sheet.getByRole("link", { name: "Save card" })).toBeVisible();
  await expect.poll(() => card.length).toBeGreaterThanOrEqual(2);
  expect(card.every((url) => url.includes("face=bar"))).toBe(true);

  await page.reload();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(face.getByRole("radio", { name: "Bar" })).toBeChecked();
  await expect(sheet.getByText("No face was found in the back photo", { exact: false })).toBeVisible();
  await sheet.getByRole("checkbox").check();
  const [made] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/shares") && response.status() === 201),
    sheet.getByRole("button", { name: "Make link" }).click(),
  ]);
  const { token, faceCover } = await made.json();
  expect(faceCover).toBe("bar");
  const photoId = photoUrl?.split("/").at(-1);
  const [shown, hidden] = await Promise.all(
    [photoUrl ?? "", `/api/share/${token}/image/${photoId}`].map(async (url) =>
      (await page.request.get(url)).body(),
    ),
  );
  expect(hidden?.equals(shown ?? Buffer.alloc(0))).toBe(false);
});
