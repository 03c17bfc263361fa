import type { Page } from "@playwright/test";
import type { Client } from "@/lib/clients/record/schema";
import { photoIdOf } from "@/lib/text/addresses";
import { register } from "./support/account";
import { makeClient, uploadPhoto } from "./support/client";
import { watchConsole } from "./support/console";
import { daysAgo } from "./support/database";
import { expect, test } from "./support/test";

const FOUR_WEEKS = 28;

/** The date as the page shows it; another year is included. */
function dayText(days: number): string {
  const now = new Date();
  const day = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const calendar = { timeZone: "Asia/Kolkata", month: "short", day: "numeric" } as const;
  return day.toLocaleDateString("en-US", {
    ...calendar,
    ...(yearIn(day) !== yearIn(now) && { year: "numeric" }),
  });
}
const yearIn = (day: Date) => day.toLocaleDateString("en-US", { timeZone: "Asia/Kolkata", year: "numeric" });

/** A client with photos and weights from four weeks ago and today, on the History view. */
async function openHistory(page: Page): Promise<{ id: string; first: string; second: string }> {
  await register(page.request);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const client: Client = await (await page.request.get(`/api/client/${id}`)).json();
  const first = client.photoUrl!;
  await daysAgo("Photo", photoIdOf(first)!, FOUR_WEEKS);
  const { measurements } = await (await page.request.get(`/api/client/${id}/measurements`)).json();
  await daysAgo("Measurement", measurements[0].id, FOUR_WEEKS);
  const second = await uploadPhoto(page.request, "m_gym_tee");
  const changes = { photoUrl: second, weight: 190, bodyFat: 18 };
  expect((await page.request.patch(`/api/client/${id}`, { data: changes })).status()).toBe(200);
  await page.goto(`/transformation/${id}?tab=morphs`);
  await page.getByRole("radio", { name: "History" }).click();
  await expect(page.getByRole("heading", { name: "Weigh-ins" })).toBeVisible();
  return { id, first, second };
}

test("two dates show side by side, and as an overlay with a slider", async ({ page }) => {
  const problems = watchConsole(page);
  const { first, second } = await openHistory(page);
  const compare = page.getByRole("region", { name: "Compare" });
  const [then, today] = [dayText(FOUR_WEEKS), dayText(0)];
  const before = compare.getByRole("img", { name: `Marcus Reed, front, ${then}` });
  const after = compare.getByRole("img", { name: `Marcus Reed, front, ${today}` });
  await expect(before).toHaveAttribute("src", first);
  await expect(after).toHaveAttribute("src", second);
  const [left, right] = [await before.boundingBox(), await after.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  await expect(compare.getByRole("row", { name: "Weight 195.0 lb 190.0 lb −5.0" })).toBeVisible();
  await expect(compare.getByRole("row", { name: "Body fat 20.0% 18.0% −2.0" })).toBeVisible();

  await compare.getByRole("button", { name: "Overlay with a slider" }).click();
  const bar = compare.getByRole("slider", { name: "Compare the two dates" });
  await expect(bar).toHaveAttribute("aria-valuetext", "50 percent of the earlier photo");
  expect(await before.boundingBox()).toEqual(await after.boundingBox());
  await bar.press("Home");
  await expect(before).toHaveCSS("clip-path", "inset(0px 100% 0px 0px)");
  const box = (await bar.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect.poll(async () => Number(await bar.inputValue())).toBeGreaterThan(60);
  expect(problems()).toEqual([]);
});

test("other dates can be chosen by keyboard and from the weigh-ins, and another baseline", async ({
  page,
}) => {
  await openHistory(page);
  const [then, today] = [dayText(FOUR_WEEKS), dayText(0)];
  const ruler = page.getByRole("slider", { name: "Compare with" });
  await expect(ruler).toHaveAttribute("aria-valuetext", today);
  await ruler.press("Home");
  await expect(ruler).toHaveAttribute("aria-valuetext", then);
  await expect(page.getByRole("button", { name: "Overlay with a slider" })).toBeDisabled();
  const rows = page.getByRole("region", { name: "Weigh-ins" }).getByRole("listitem").getByRole("button");
  await expect(rows).toHaveText([new RegExp(`${today}.*18.0% body fat`), new RegExp(`${then}.*Baseline`)]);
  await rows.first().click();
  await expect(ruler).toHaveAttribute("aria-valuetext", today);

  const compare = page.getByRole("region", { name: "Compare" });
  await expect(compare.getByRole("columnheader", { name: "Baseline" })).toBeVisible();
  await compare.getByRole("button", { name: `Make ${today} the baseline` }).click();
  await expect(page.getByLabel("Notifications").getByText("Baseline changed")).toBeVisible();
  await expect(rows).toHaveText([/Baseline, 18.0% body fat.*0\.0/, /20.0% body fat.*\+5\.0/]);
});
