import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { violations } from "./support/axe";
import { givenLink, linkOf, sentThrough } from "./support/check-in";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { daysAgo } from "./support/database";
import { expect, test } from "./support/test";

/** The client opens the link on another device, agrees, and sends a weight. */
async function checkIn(phone: Page, address: string): Promise<void> {
  await phone.goto(address);
  for (const sentence of await phone.getByRole("checkbox").all()) await sentence.check();
  await phone.getByRole("button", { name: "Agree and start" }).click();
  await phone.getByRole("button", { name: "Decrease Weight" }).click();
  await phone.setInputFiles("input[type=file] >> nth=0", "tests/figures/m_gym_shorts.jpg");
  await phone.getByRole("button", { name: /^(Use photo|Keep anyway)$/ }).click();
  await phone.getByRole("button", { name: /^Send to/ }).click();
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
}

test("a client's check-in waits for the trainer on another device, who decides and closes the link", async ({
  page,
  context,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const weightNow = async () => (await (await page.request.get(`/api/client/${id}`)).json()).weight;
  const address = await givenLink(page, id);

  const theirs = await context.browser()!.newContext({ ...test.info().project.use });
  const phone = await theirs.newPage();
  await checkIn(phone, address);
  expect(await weightNow()).toBe(195);

  await page.goto("/inbox");
  await expect(page.getByRole("heading", { name: "1 new" })).toBeVisible();
  const card = page.getByRole("article", { name: "Marcus Reed" });
  await expect(card).toContainText("194.9");
  await expect(card.getByRole("img", { name: /^Marcus on/ })).toHaveCount(2);
  await expect(card).toContainText(/reach the goal .+ It moves by no day\./);
  expect(await violations(page)).toEqual([]);

  await card.getByRole("textbox", { name: "Answer to Marcus Reed" }).fill("Well done");
  await card.getByRole("button", { name: "Accept: Marcus Reed" }).press("Enter");
  await expect(page.getByText("All check-ins are done.")).toBeVisible();
  expect(await weightNow()).toBe(194.9);
  await phone.reload();
  await expect(phone.getByRole("region", { name: /^New from Dana/ })).toContainText("Well done");
  await expect(phone.getByRole("heading", { name: "In your record" })).toBeVisible();
  await phone.getByRole("button", { name: /^My past check-ins/ }).click();
  await expect(phone.getByRole("dialog").getByRole("listitem")).toContainText(/194\.9 lb.*Well done/);
  expect(await violations(phone)).toEqual([]);
  await phone.goBack();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "1 new" })).toBeVisible();
  expect(await weightNow()).toBe(195);

  await card.getByRole("button", { name: "Ask again: Marcus Reed" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Ask again" });
  // The answer that was undone is still there.
  const reason = asking.getByRole("textbox", { name: "What Marcus should change" });
  await expect(reason).toHaveValue("Well done");
  await reason.fill("");
  await expect(asking.getByRole("button", { name: "Ask Marcus again" })).toBeDisabled();
  await reason.fill("The whole body, please");
  await asking.getByRole("button", { name: "Ask Marcus again" }).click();
  await expect(page.getByText("All check-ins are done.")).toBeVisible();
  await phone.reload();
  const asked = phone.getByRole("region", { name: "Dana asks you to send it again" });
  await expect(asked).toContainText("The whole body, please");
  await expect(phone.getByRole("button", { name: "Send to Dana" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();

  await card.getByRole("button", { name: "Correct: Marcus Reed" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Correct the check-in" });
  await sheet.getByRole("slider", { name: "Weight" }).press("Home");
  await sheet.getByRole("button", { name: "Accept with this weight" }).click();
  const question = page.getByRole("alertdialog", { name: /^That is 145\.0 lb from .+ Keep\?$/ });
  await question.getByRole("button", { name: "Correct" }).click();
  await expect(sheet.getByRole("slider", { name: "Weight" })).toHaveAttribute("aria-valuetext", "50.0 lb");
  await sheet.getByRole("button", { name: /^Type Weight/ }).click();
  await sheet.getByRole("textbox", { name: "Weight" }).fill("194.8");
  await sheet.getByRole("textbox", { name: "Weight" }).press("Enter");
  await sheet.getByRole("button", { name: "Accept with this weight" }).click();
  await expect(page.getByText("All check-ins are done.")).toBeVisible();
  expect(await weightNow()).toBe(194.8);
  expect(await sentThrough(page.request, id)).toEqual([]);

  await page.goto(`/transformation/${id}?tab=timeline`);
  await page.getByRole("button", { name: "Check-in link" }).click();
  await page.getByText("Past check-ins").click();
  await expect(page.getByRole("list", { name: "Past check-ins" }).getByRole("listitem")).toContainText(
    "Accepted",
  );
  await page.getByRole("button", { name: "Close the link" }).click();
  await expect(page.getByText("Link closed")).toBeVisible();
  expect((await phone.goto(address))?.status()).toBe(404);
  expect(problems()).toEqual([]);
  await theirs.close();
});

test("on a laptop the inbox is decided by keys, and photos enlarge @laptop-alone", async ({
  page,
  context,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  const names = ["Marcus Reed", "Elena Novak"];
  for (const name of names) {
    const { id } = await makeClient(page.request, { name }, { front: "m_plain_shorts" });
    const theirs = await context.browser()!.newContext({ ...test.info().project.use });
    await checkIn(await theirs.newPage(), await linkOf(page.request, id));
    await theirs.close();
  }
  await page.goto("/inbox");
  const card = page.getByRole("article");
  const newest = names.at(-1)!;
  await expect(card).toHaveAccessibleName(newest);
  await page.keyboard.press("j");
  await expect(card).toHaveAccessibleName("Marcus Reed");
  await page.keyboard.press("k");
  await expect(card).toHaveAccessibleName(newest);

  await card.getByRole("button", { name: `Enlarge the front photos of ${newest}` }).click();
  const photos = page.getByRole("dialog", { name: `${newest}, front` });
  await expect(photos.getByRole("img", { name: /^Elena on/ })).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(photos).toHaveCount(0);
  await expect(page).toHaveURL("/inbox");

  await page.keyboard.press("a");
  await expect(page.getByText(`${newest}: check-in accepted`)).toBeVisible();
  await expect(card).toHaveAccessibleName("Marcus Reed");
  expect(await violations(page)).toEqual([]);
  expect(problems()).toEqual([]);
});

test("the inbox also lists quiet clients and links to their workouts", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request);
  await linkOf(page.request, id);
  await page.goto("/inbox");
  await expect(page.getByRole("heading", { name: "Nothing new" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Quiet clients" })).toHaveCount(0);

  await daysAgo("Client", id, 12);
  await page.reload();
  const quiet = page.getByRole("region", { name: "Quiet clients" });
  await expect(quiet).toContainText("No workout since they were added, 12 days ago");
  expect(await violations(page)).toEqual([]);
  await quiet.getByRole("link", { name: "Open Marcus Reed" }).click();
  await expect(page).toHaveURL(`/transformation/${id}?tab=workouts`);
});
