import { type Browser, expect, type Page } from "@playwright/test";
import { register } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { daysAgo } from "./support/database";
import { test } from "./support/test";

/** 201 lb at 22.4 % five weeks ago, with a photo; 195 lb at 20 % now. The images were just requested. */
async function clientOfAnOldPhoto(page: Page): Promise<string> {
  await register(page.request);
  const client = await makeClient(page.request, { weight: 201, bodyFat: 22.4 }, { front: "m_plain_shorts" });
  const { measurements } = await (await page.request.get(`/api/client/${client.id}/measurements`)).json();
  await daysAgo("Photo", client.photoUrl?.split("/").at(-1) ?? "", 35);
  await daysAgo("Measurement", measurements[0].id, 35);
  const weighed = await page.request.post(`/api/client/${client.id}/measurements`, {
    data: { weight: 195, bodyFat: 20 },
  });
  expect(weighed.status()).toBe(201);
  await orderImages(page.request, client.id, { andWait: true });
  return client.id;
}

/** The day of an image, for example "Mar 16, 2027". */
const DAY = /[A-Z][a-z]{2} \d{1,2}, \d{4}/;

async function guestOf(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), timezoneId: "Asia/Kolkata" });
  return context.newPage();
}

test("list, Morphs, share and card show the same captions @laptop-alone @laptop", async ({
  page,
  browser,
}) => {
  const id = await clientOfAnOldPhoto(page);
  const photo = "201.0 lb, 22.4%";
  const drawn = "185.0 lb, 15.0%";

  await page.goto("/client-dashboard");
  const list = page.getByRole("figure").filter({ hasText: photo });
  await expect(list).not.toContainText("Now");
  const taken = DAY.exec((await list.textContent()) ?? "")?.[0] ?? "no day";
  const target = page.getByRole("figure").filter({ hasText: drawn });
  const day = DAY.exec((await target.textContent()) ?? "")?.[0] ?? "no day";
  expect(new Date(taken).getTime()).toBeLessThan(Date.now());
  expect(new Date(day).getTime()).toBeGreaterThan(Date.now());

  await page.goto(`/transformation/${id}?tab=morphs`);
  const comparison = page.getByRole("region", { name: "Comparison" });
  for (const words of [taken, photo, day, drawn]) await expect(comparison).toContainText(words);
  const likely = /Likely [\d.]+ to [\d.]+%/.exec((await comparison.textContent()) ?? "")?.[0] ?? "no range";
  await page.getByText("About this image").click();
  await expect(page.getByText(`Photo, ${taken}, ${photo} body fat`)).toBeVisible();
  await expect(page.getByText(`${drawn} body fat`, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Waist [\d.]+ in, requested [\d.]+ in$/)).toBeVisible();

  await page.getByRole("button", { name: "Full screen" }).click();
  const viewer = page.getByRole("dialog");
  for (const words of [day, drawn, likely]) await expect(viewer).toContainText(words);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "Picture" }).click();
  await expect(sheet.getByRole("img", { name: /before and after card/ })).toHaveAccessibleName(
    `Marcus, ${day}: before and after card. ${taken}, ${photo}. ${day}, ${drawn}, ${likely}`,
  );

  await sheet.getByRole("radio", { name: "Link" }).click();
  await sheet.getByRole("checkbox").check();
  const made = page.waitForResponse(
    (response) => response.url().endsWith("/shares") && response.status() === 201,
  );
  await sheet.getByRole("button", { name: "Make link" }).click();
  const { token } = await (await made).json();
  const guest = await guestOf(browser, page);
  await guest.goto(`/share/${token}`);
  const shared = guest.getByRole("region", { name: "Comparison" });
  for (const words of [taken, "22.4", "201.0 lb", day, "15.0", `185.0 lb, ${likely.toLowerCase()}`])
    await expect(shared).toContainText(words);
  // The chart contains the labels of a narrow and a wide axis, and shows one of them.
  await expect(guest.getByText("Now", { exact: true }).filter({ visible: true })).toHaveCount(1);
});
