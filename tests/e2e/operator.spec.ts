import type { Page } from "@playwright/test";
import { type Account, register, somebody } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { billImages, makeAdmin } from "./support/database";
import { expect, test } from "./support/test";

/** A name with punctuation, which the search must find literally. */
const named = (name: string) => `${name}-00e3${crypto.randomUUID().slice(0, 8)}`;

/** Presses Tab, or Shift and Tab, until the target has the focus. */
async function tabTo(page: Page, role: string, name: string | RegExp): Promise<void> {
  const target = page.getByRole(role as "button", { name, exact: true }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    const key = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return null;
      const isBehind =
        activeElement && element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? "Shift+Tab" : "Tab";
    });
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never comes to the ${role} ${name}.`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, "button", name);
  await page.keyboard.press("Enter");
}

/** The tab list is one tab stop; arrow keys move inside it. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name, exact: true });
  const chosen = page.getByRole("tablist", { name: "Admin console" }).getByRole("tab", { selected: true });
  await tabTo(page, "tab", (await chosen.textContent()) ?? "");
  for (let presses = 0; presses < 6; presses++) {
    if ((await tab.getAttribute("aria-selected")) === "true") return;
    const before = await chosen.textContent();
    await page.keyboard.press("ArrowRight");
    // Pressing too early would skip the wanted tab.
    await expect.poll(() => chosen.textContent()).not.toBe(before);
  }
  throw new Error(`The arrow keys do not reach ${name}.`);
}

async function search(page: Page, text: string): Promise<void> {
  await tabTo(page, "searchbox", "Search trainers and clients");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

async function confirm(page: Page, name: string): Promise<void> {
  const button = page.getByRole("alertdialog").getByRole("button", { name, exact: true });
  await expect(button).toBeVisible();
  for (let presses = 0; presses < 8; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

/** A trainer whose client has a paid image; the page is signed in as an admin. */
async function stage(page: Page): Promise<{ trainer: Account; client: string }> {
  const trainer = await register(page.request, somebody(named("Wes")));
  const client = named("Owen");
  const { id } = await makeClient(page.request, { name: client, steps: 1 }, { front: "m_plain_shorts" });
  await orderImages(page.request, id, { andWait: true });
  await billImages(id, 60_000);
  await page.context().clearCookies();
  await makeAdmin(await register(page.request, somebody(named("Robin"))));
  await page.goto("/admin");
  return { trainer, client };
}

test("an operator does eleven tasks by keyboard alone @laptop-alone", async ({ page }) => {
  test.slow();
  const { trainer, client } = await stage(page);
  const trainers = page.getByRole("list", { name: "Trainers", exact: true }).locator("> li");

  await test.step("1. finds a trainer by a name with punctuation", async () => {
    await search(page, trainer.name);
    await expect(trainers).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`q=${trainer.name}`));
    await press(page, trainer.name);
  });
  await test.step("2. sends a link for a new password", async () => {
    await press(page, "Send reset link");
    await expect(page.getByText(`on its way to ${trainer.email}`)).toBeVisible();
  });
  await test.step("3. ends a single session", async () => {
    await press(page, "Sessions");
    await tabTo(page, "button", /^End the session since/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("No open sessions.")).toBeVisible();
  });
  await test.step("4. suspends, and lifts again", async () => {
    await press(page, "Suspend");
    await confirm(page, "Suspend");
    await expect(trainers.getByText("Suspended")).toBeVisible();
    const refused = await page.request.post("/api/auth/login", {
      data: { email: trainer.email, password: trainer.password },
    });
    expect(refused.status()).toBe(403);
    await press(page, "Lift suspension");
    await expect(page.getByRole("button", { name: "Suspend", exact: true })).toBeVisible();
  });
  await test.step("5. deletes and restores a client", async () => {
    await press(page, `Delete client ${client}`);
    await confirm(page, "Delete");
    await expect(page.getByText("No clients found for this trainer.")).toBeVisible();
    await openTab(page, "Deleted");
    await press(page, `Restore client ${client}`);
    await expect(page.getByText(`${client} is back with photos, images and workouts.`)).toBeVisible();
  });
  await test.step("6. finds a client across trainers and opens their images", async () => {
    await openTab(page, "All clients");
    await search(page, client);
    await expect(page.getByText("1 client", { exact: true })).toBeVisible();
    await press(page, client);
    await expect(page.getByRole("heading", { name: `${client}'s Transformation History` })).toBeFocused();
  });
  await test.step("7. goes from the client to the trainer", async () => {
    await press(page, `Client of ${trainer.name}, ${trainer.email}`);
    await expect(trainers).toHaveCount(1);
  });
  await test.step("8. finds out who looked at the client", async () => {
    await openTab(page, "Audit and cost");
    await tabTo(page, "searchbox", "To whom");
    await page.keyboard.type(client);
    await expect(
      page.getByRole("listitem").filter({ hasText: `viewed images of client ${client}` }),
    ).toHaveCount(1);
  });
  await test.step("9. sees the costs of last month, and downloads them", async () => {
    await expect(page.getByRole("heading", { name: "Image cost" })).toBeVisible();
    const month = page.getByRole("heading", { name: /^Spent, / });
    const before = await month.textContent();
    await press(page, "Previous month");
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    await expect(month).not.toHaveText(before ?? "");
    await tabTo(page, "link", "Image cost as CSV");
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toMatch(/^formcast-costs_/);
  });
  await test.step("10. invites a trainer", async () => {
    await openTab(page, "Trainers & Clients");
    await press(page, "Invite trainer");
    const email = `${crypto.randomUUID().slice(0, 8)}@formcast.test`;
    await tabTo(page, "textbox", "Name");
    await page.keyboard.type("Nia Invited");
    await tabTo(page, "textbox", "Email");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`the link sent to ${email}`)).toBeVisible();
    await search(page, email);
    await expect(trainers).toHaveCount(1);
    await expect(trainers).toContainText("Never signed in");
  });
  await test.step("11. downloads a filtered list", async () => {
    await tabTo(page, "link", "CSV");
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toMatch(/^formcast-trainers_/);
  });
});
