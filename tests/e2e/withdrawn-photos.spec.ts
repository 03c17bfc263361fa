import type { Page } from "@playwright/test";
import { makeClient } from "./support/client";
import { enter, untilReadyForOffline } from "./support/device";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

const statusOf = (page: Page, address: string) =>
  page.evaluate(async (address) => (await fetch(address)).status, address);

const keptThumbnails = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open("thumbnails")).keys()).map(({ url }) => new URL(url).pathname),
  );

test("a photo that was withdrawn on another device leaves this one", async ({ page, context }) => {
  await enter(page);
  const { id, photoUrl } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const photo = photoUrl ?? "";
  await page.goto("/client-dashboard");
  await untilReadyForOffline(page);
  expect(await statusOf(page, `${photo}?size=thumb`)).toBe(200);
  await expect.poll(() => keptThumbnails(page)).toContain(photo);
  await context.setOffline(true);
  expect(await statusOf(page, `${photo}?size=thumb`)).toBe(200);
  await context.setOffline(false);

  expect((await page.request.delete(`/api/client/${id}/consents/photos`)).status()).toBe(200);
  expect(await statusOf(page, `${photo}?size=thumb`)).toBe(404);
  await expect.poll(() => keptThumbnails(page)).not.toContain(photo);
});
