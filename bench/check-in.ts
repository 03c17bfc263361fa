import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { startApp } from "../scripts/test/app";
import { agreedLinkOf } from "../tests/e2e/support/check-in";
import { makeClient } from "../tests/e2e/support/client";
import { openPhone } from "./browser/phone";
import { median } from "./statistics/median";

// A check-in with a photo on a phone with a CPU four times slower; the limit is 40 seconds. A tap includes 1.35 + 1.1 s
// to think and move (Card, Moran and Newell, "The keystroke-level model", Communications of the ACM 23, 1980).
const RUNS = 5;
const PERSON_MS = 2450;
const FAKE_CAMERA = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];

const stopping = new AbortController();
const app = await startApp(stopping.signal);
const phone = await openPhone(app.url, FAKE_CAMERA);
try {
  const { page, context } = phone;
  await context.grantPermissions(["camera"]);
  const links: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { id } = await makeClient(context.request, {}, { front: "m_plain_shorts" });
    links.push(await agreedLinkOf(context.request, id));
  }
  await context.clearCookies();
  const totals: number[] = [];
  const people: number[] = [];
  for (const link of links) {
    const begin = performance.now();
    const taps = await checkIn(page, link);
    totals.push((performance.now() - begin) / 1000);
    people.push((taps * PERSON_MS) / 1000);
  }
  console.table({
    "a check-in with a photo": {
      runs: RUNS,
      "median, seconds": median(totals).toFixed(1),
      "worst, seconds": Math.max(...totals).toFixed(1),
      "person's share, seconds": median(people).toFixed(1),
    },
  });
} finally {
  await phone.close();
  await app.stop();
}
process.exit(0);

/** Sends weight, photo and three ratings. @returns the number of taps */
async function checkIn(page: Page, link: string): Promise<number> {
  let taps = 0;
  const tap = async (name: string | RegExp, role: "button" | "radio" = "button") => {
    taps += 1;
    await setTimeout(PERSON_MS);
    await page.getByRole(role, { name }).filter({ visible: true }).last().click();
  };
  await page.goto(link);
  await tap("Decrease Weight");
  await tap("Take photo");
  await page.getByRole("dialog").locator("[data-ghost]").waitFor();
  await tap(/^Take photo$/);
  await tap(/^(Use photo|Keep anyway)$/);
  for (const question of await page.getByRole("radiogroup").all()) {
    taps += 1;
    await setTimeout(PERSON_MS);
    await question.getByRole("radio", { name: "4" }).click();
  }
  await tap(/^Send to /);
  await page.getByRole("heading", { name: "Sent. Thank you." }).waitFor();
  return taps;
}
