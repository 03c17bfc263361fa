import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { agreedLinkOf, intakeLinkOf } from "./support/check-in";
import { makeClient } from "./support/client";
import { enter, untilReadyForOffline } from "./support/device";
import { expect, test } from "./support/test";
import { weighPage } from "./support/weight";

/** Compressed kilobytes. Most of the scripts come from Next itself: docs/performance.md. */
const MOST = { allScripts: 286, styles: 26, fonts: 38, worker: 16.5, thumbnail: 40 };

test("no page, picture or worker exceeds its size budget @long", async ({ page }) => {
  const { request } = page;
  await expectLight(page, "/welcome/0", 164);
  await expectLight(page, "/login", 166);
  await enter(page);
  const { id, photoUrl } = await makeClient(request, {}, { front: "m_plain_shorts" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // Most visits continue from the list to the client's page, so it may preload that page.
  await expectLight(page, "/client-dashboard", 211, [`/transformation/${id}`]);
  // The page already has the name of the only client.
  expect(asked).not.toContain("/api/clients/names");
  await expectLight(page, "/client-onboarding", 225);
  asked.length = 0;
  await expectLight(page, `/transformation/${id}?tab=morphs`, 223);
  // The forecast and the earlier images come with the page, and the photo is preloaded.
  expect(asked).not.toContain(`/api/client/${id}/timeline`);
  expect(asked).not.toContain(`/api/client/${id}/journeys`);
  expect(asked.filter((path) => path === photoUrl)).toHaveLength(1);
  await expect(page.locator(`link[rel=preload][as=image][imagesrcset*="${photoUrl}"]`)).toHaveCount(1);

  await expectLight(page, `/transformation/${id}?tab=timeline`, 230);
  await expectLight(page, `/transformation/${id}?tab=workouts`, 251);
  await expectLight(page, "/my-account", 203);
  const checkIn = await expectLight(page, await agreedLinkOf(request, id), 172);
  await expectLight(page, await intakeLinkOf(request, "Nora"), 170);
  // The schemas load with the first touch, because a client sends only at the end of the visit.
  expect(checkIn.allScripts).toBeLessThanOrEqual(189);

  const thumbnail = await request.get(`${photoUrl}?size=thumb`);
  expect((await thumbnail.body()).byteLength).toBeLessThanOrEqual(MOST.thumbnail * 1000);
  const worker = await request.get("/sw.v2.js");
  expect(gzipSync(await worker.body()).byteLength).toBeLessThanOrEqual(MOST.worker * 1000);
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the first visit has inline styles, once; a later visit has the stylesheet in its cache", async ({
    page,
  }) => {
    const stylesOf = async (path: string) => {
      const html = (await (await page.goto(path))?.text()) ?? "";
      await expect(page.locator("body")).toHaveCSS("margin", "0px");
      const files = await page.locator("link[rel=stylesheet]").count();
      return { inside: html.split("@layer utilities{").length - 1, files };
    };
    expect(await stylesOf("/login")).toEqual({ inside: 1, files: 0 });
    await enter(page);
    await untilReadyForOffline(page);
    expect(await stylesOf("/client-dashboard")).toEqual({ inside: 0, files: 1 });
    await page.context().setOffline(true);
    expect(await stylesOf("/client-dashboard")).toEqual({ inside: 0, files: 1 });
  });
});

async function expectLight(page: Page, path: string, mostScripts: number, aheadAtMost: string[] = []) {
  const weight = await weighPage(page, path);
  const { scripts, allScripts, styles, fonts, ahead } = weight;
  // Next's own scripts are larger than this: a smaller value means that nothing was measured.
  expect(scripts, `scripts of ${path}`).toBeGreaterThan(50);
  expect.soft(scripts, `scripts of ${path}`).toBeLessThanOrEqual(mostScripts);
  expect.soft(allScripts, `all scripts of ${path}`).toBeLessThanOrEqual(MOST.allScripts);
  expect.soft(styles, `styles of ${path}`).toBeLessThanOrEqual(MOST.styles);
  expect.soft(fonts, `fonts of ${path}`).toBeLessThanOrEqual(MOST.fonts);
  const uncalledFor = ahead.filter((other) => !aheadAtMost.includes(other));
  expect(uncalledFor, `pages fetched ahead by ${path}`).toEqual([]);
  return weight;
}
