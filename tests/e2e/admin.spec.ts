import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { NEW_CLIENT_DEFAULTS } from "../../lib/body/ranges";
import { type Account, register, somebody } from "./support/account";
import { watchConsole } from "./support/console";
import { makeAdmin } from "./support/database";
import { expect, test } from "./support/test";

/** Unique names, so that the search finds only this test's trainers. */
const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function addClients(request: APIRequestContext, names: string[]): Promise<string> {
  let id = "";
  for (const name of names) {
    const made = await request.post("/api/clients", { data: { name, ...NEW_CLIENT_DEFAULTS } });
    expect(made.status()).toBe(201);
    ({ id } = await made.json());
  }
  return id;
}

async function trainerWith(page: Page, name: string, clients: string[]): Promise<void> {
  await register(page.request, somebody(name));
  await addClients(page.request, clients);
  await page.context().clearCookies();
}

/** Registers the page's account and makes it an admin. */
async function becomeAdmin(page: Page): Promise<Account> {
  const account = await register(page.request, somebody(named("Robin")));
  await makeAdmin(account);
  return account;
}

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Trainers" }).getByRole("listitem").filter({ hasText: name });

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search trainers and clients" }).fill(name);
  // Waits for the search result, since the row moves when other rows disappear.
  await expect(page.getByRole("list", { name: "Trainers" }).locator("> li")).toHaveCount(1);
  await expect(row(page, name)).toHaveCount(1);
}

test("an admin finds a trainer, looks at a client, deletes the client and then the trainer @laptop-alone", async ({
  page,
}) => {
  const problems = watchConsole(page);
  const trainer = named("Wes");
  await trainerWith(page, trainer, ["Owen Hale", "Nora Lind"]);
  await becomeAdmin(page);
  const admin = await (await page.request.get("/api/auth/me")).json();
  await page.goto("/admin");
  await find(page, trainer);
  await expect(row(page, trainer)).toContainText("2 clients");

  const asked: { url: string; trainerId: string | undefined }[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/trainer/"))
      asked.push({ url: request.url(), trainerId: request.headers()["x-trainer-id"] });
  });
  const opener = page.getByRole("button", { name: trainer, exact: true });
  await opener.click();
  await expect(page.getByRole("button", { name: "Owen Hale", exact: true })).toBeVisible();
  await opener.click();
  await opener.click();
  expect(asked).toEqual([{ url: expect.stringContaining("/clients"), trainerId: admin.id }]);

  await page.getByRole("button", { name: "Owen Hale", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Owen Hale's Transformation History" })).toBeFocused();
  await expect(page.getByText("No transformations found for this client.")).toBeVisible();
  await page.getByRole("button", { name: "Back to Trainers" }).click();
  await expect(page.getByRole("button", { name: "Owen Hale", exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Delete client Owen Hale" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Delete client Owen Hale? This cannot be undone.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Client has been successfully removed.")).toBeVisible();
  await expect(row(page, trainer)).toContainText("1 client");
  await expect(page.getByRole("button", { name: "Owen Hale", exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: `Delete trainer ${trainer}` }).click();
  await expect(dialog).toContainText(
    `Delete trainer ${trainer} and ALL their clients? This cannot be undone.`,
  );
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByText(`Trainer "${trainer}" and all their clients have been obliterated.`),
  ).toBeVisible();
  await expect(page.getByText("No trainers found.")).toBeVisible();

  await page.getByRole("tab", { name: "Audit and cost" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: `deleted trainer ${trainer}` })).toBeVisible();
  expect(problems()).toEqual([]);
});

test("deleting more than ten clients needs the trainer's name, and the own account cannot be deleted", async ({
  page,
}) => {
  const trainer = named("Samuel");
  const names = Array.from({ length: 11 }, (_, index) => `Client ${index}`);
  await trainerWith(page, trainer, names);
  const own = await becomeAdmin(page);
  await page.goto("/admin");
  await find(page, trainer);
  await page.getByRole("button", { name: `Delete trainer ${trainer}` }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
  await dialog.getByRole("textbox").fill(trainer);
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await find(page, own.name);
  await page.getByRole("button", { name: `Delete trainer ${own.name}` }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Trainer deletion failed")).toBeVisible();
  await expect(page.getByText("You cannot delete your own account.")).toBeVisible();
});

test("a deletion can be undone from the toast and from the deleted list, until it is final", async ({
  page,
}) => {
  const problems = watchConsole(page);
  const trainer = named("Wilma");
  await trainerWith(page, trainer, ["Owen Hale", "Nora Lind"]);
  await becomeAdmin(page);
  await page.goto("/admin");
  const dialog = page.getByRole("alertdialog");
  const remove = async () => {
    await find(page, trainer);
    await page.getByRole("button", { name: `Delete trainer ${trainer}` }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Cascade deletion successful")).toBeVisible();
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${trainer} is back with all clients.`)).toBeVisible();
  await expect(row(page, trainer)).toContainText("2 clients");

  await remove();
  await page.getByRole("tab", { name: "Deleted", exact: true }).click();
  const deleted = page.getByRole("list", { name: "Deleted trainers" }).getByRole("listitem");
  await expect(deleted.filter({ hasText: trainer })).toContainText("2 clients");
  await page.getByRole("button", { name: `Restore trainer ${trainer}` }).click();
  await expect(deleted.filter({ hasText: trainer })).toHaveCount(0);

  await page.getByRole("tab", { name: "Trainers & Clients" }).click();
  await remove();
  await page.getByRole("tab", { name: "Deleted", exact: true }).click();
  await page.getByRole("button", { name: `Delete trainer ${trainer} for good` }).click();
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(deleted.filter({ hasText: trainer })).toHaveCount(0);

  await page.getByRole("tab", { name: "Audit and cost" }).click();
  await page.getByRole("searchbox", { name: "To whom" }).fill(trainer);
  const entries = page.getByRole("listitem").filter({ hasText: trainer });
  await expect(entries.first()).toContainText(`deleted trainer ${trainer} for good with 2 clients`);
  await expect(entries).toHaveCount(7); // The first entry is the trainer's sign-in.
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV", exact: true }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(8);
  expect(problems()).toEqual([]);
});

test("an admin moves one client to another trainer and then all others", async ({ page }) => {
  const [from, to] = [named("Fabian"), named("Tilda")];
  await trainerWith(page, from, ["Owen Hale", "Nora Lind", "Ben Ross"]);
  await trainerWith(page, to, []);
  await becomeAdmin(page);
  await page.goto("/admin");
  await find(page, from);
  await page.getByRole("button", { name: from, exact: true }).click();
  const sheet = page.getByRole("dialog");
  const choose = async () => {
    await sheet.getByRole("searchbox", { name: "Search for the trainer" }).fill(to);
    await sheet.getByRole("radio", { name: to }).click();
  };
  await page.getByRole("button", { name: "Move clients" }).click();
  await sheet.getByRole("checkbox", { name: "Nora Lind" }).check();
  await choose();
  await sheet.getByRole("button", { name: "Move 1 client" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row(page, from)).toContainText("2 clients");
  await expect(page.getByRole("button", { name: "Nora Lind", exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Move clients" }).click();
  await sheet.getByRole("radio", { name: "All 2 clients" }).click();
  await choose();
  await sheet.getByRole("button", { name: "Move 2 clients" }).click();
  await expect(page.getByText("No clients found for this trainer.")).toBeVisible();
  await expect(row(page, from)).toContainText("0 clients");
  await find(page, to);
  await expect(row(page, to)).toContainText("3 clients");
});

test("an admin also sees the console inside a client, with the activity", async ({ page }) => {
  await becomeAdmin(page);
  const id = await addClients(page.request, [named("Nadia")]);
  await page.goto(`/transformation/${id}?tab=admin`);
  const tabs = page.getByRole("tablist", { name: "Client" }).filter({ visible: true }).getByRole("tab");
  await expect(tabs).toHaveText(["Morphs", "Workouts", "Timeline", "AI Prompts", "Admin"]);
  await page.getByRole("tab", { name: "Activity" }).click();
  await expect(page.getByText("Total Transformations Generated")).toBeVisible();
  const ranges: URLSearchParams[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/admin/activity") ranges.push(searchParams);
  });
  for (const label of ["Today", "All time", "Today"]) {
    await page.getByRole("combobox", { name: "Transformations period:" }).click();
    await page.getByRole("option", { name: label }).click();
    await expect(page.getByRole("combobox", { name: "Transformations period:" })).toHaveText(label);
    await expect(page.getByRole("heading", { name: "Recent Clients" })).toBeVisible();
  }
  expect(ranges).toHaveLength(2); // Today is still cached the second time.
  expect(ranges[0]?.get("to")).toMatch(/T18:29:59\.999Z$/); // The end of the day in the browser's time zone.
  expect([...(ranges[1]?.keys() ?? [])]).toEqual([]);
});

test("an unreadable stored account is logged, and the console works without the trainer header", async ({
  page,
}) => {
  await becomeAdmin(page);
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.goto("/admin");
  await expect(page.getByRole("list", { name: "Trainers" })).toBeVisible();
  // The server's reply rewrites the stored account, so break it only after that.
  await page.waitForFunction(() => localStorage.getItem("formcast-auth")?.includes('"id"'));
  await page.evaluate(() => localStorage.setItem("formcast-auth", "{broken"));
  const request = page.waitForRequest((sent) => sent.url().includes("/api/admin/activity"));
  await page.getByRole("tab", { name: "Activity" }).click();
  expect((await request).headers()["x-trainer-id"]).toBeUndefined();
  await expect(page.getByText("Total Clients")).toBeVisible();
  expect(warnings.join()).toContain("formcast-auth");
});

test("other users have no console", async ({ page }) => {
  await register(page.request);
  const response = await page.goto("/admin");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
});
