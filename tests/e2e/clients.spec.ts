import type { Page } from "@playwright/test";
import { uploadPhoto } from "./support/client";
import { multiplyClient } from "./support/database";
import { expect, test } from "./support/test";

const BODY = {
  gender: "male",
  height: 72,
  weight: 195,
  bodyFat: 20,
  targetBodyFat: 15,
  targetWeight: 185,
};

/** Registers a new trainer, signed in. */
async function signUp(page: Page): Promise<void> {
  const email = `dana.${crypto.randomUUID()}@formcast.test`;
  const account = { name: "Dana Whitfield", email, password: "correct horse" };
  expect((await page.request.post("/api/auth/register", { data: account })).status()).toBe(201);
}

async function addClient(page: Page, name: string, changes: object = {}): Promise<string> {
  const made = await page.request.post("/api/clients", { data: { name, ...BODY, ...changes } });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.getByLabel("Notifications").getByText(text);

/** Types an exact value into a tape. */
async function type(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Type ${label}:`) }).click();
  const field = page.getByRole("textbox", { name: label, exact: true });
  await field.fill(value);
  await field.press("Enter");
}

const figure = (page: Page, label: string) => page.getByRole("slider", { name: label, exact: true });

test("a new client shows on the dashboard and links to the client's page", async ({ page }) => {
  await signUp(page);
  await page.goto("/client-dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, Dana Whitfield" })).toBeVisible();
  await expect(page.getByText("No clients yet")).toBeVisible();
  await page.getByRole("link", { name: "Add First Client" }).click();

  await expect(button(page, "Generate")).toBeDisabled();
  await expect(page.getByText("Name is missing")).toBeVisible();
  await page.getByLabel("Name").fill("Marcus Reed");
  await type(page, "Height", "5'10");
  await type(page, "Weight", "187.3");
  await type(page, "Body fat", "18,4");
  await page.getByRole("radio", { name: "5", exact: true }).click();
  await expect(figure(page, "Weight")).toHaveAttribute("aria-valuetext", "187.3 lb");
  await expect(
    page.getByText("BMI 26.9, lean mass 152.8 pounds, target lean mass 157.3 pounds"),
  ).toBeAttached();
  await button(page, "Generate").click();
  await expect(page).toHaveURL(/\/transformation\/[0-9a-f-]+\?tab=workouts$/);

  await page.goto("/client-dashboard");
  await expect(page.getByText("Client (1 total)")).toBeVisible();
  const card = page.getByRole("region", { name: "Clients" });
  await expect(card.getByRole("heading", { name: "Marcus Reed" })).toBeVisible();
  await expect(card.getByText("Pending")).toBeVisible();
  await expect(card.getByText(/^Added: \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(card).toContainText(/Body fat now\s*18\.4%\s*to\s*15\.0%/);
  await card.getByRole("link", { name: "View Transformations" }).click();
  await expect(page).toHaveURL(/\/transformation\/[0-9a-f-]+\?tab=morphs$/);
});

test("the dashboard remembers the picked client, and Select opens a client", async ({ page }) => {
  await signUp(page);
  for (const name of ["Bianca", "Jonas", "Lena", "Erin", "Theo", "José Álvarez", "Priya", "Zoë"])
    await addClient(page, name);
  await page.goto("/client-dashboard");
  const card = page.getByRole("region", { name: "Clients" });
  await expect(card.getByRole("heading", { name: "Zoë" })).toBeVisible();
  await card.getByRole("combobox").click();
  await page.getByLabel("Search client").fill("jose");
  await page.getByRole("option", { name: `José Álvarez 6'0"` }).click();
  await expect(card.getByRole("heading", { name: "José Álvarez" })).toBeVisible();
  await page.reload();
  await expect(card.getByRole("heading", { name: "José Álvarez" })).toBeVisible();

  await page.goto("/client-onboarding");
  await page.getByRole("radio", { name: "Select" }).click();
  await button(page, "Generate").click();
  await expect(toast(page, "Select a client")).toBeVisible();
  await expect(toast(page, "Please select an existing client or switch to create a new one.")).toBeVisible();
  await page.getByRole("combobox").click();
  await page.getByRole("option", { name: /^Lena/ }).click();
  await expect(page).toHaveURL(/\/transformation\/[0-9a-f-]+\?tab=workouts$/);
});

test("a client is deleted from the dashboard, and another from the form", async ({ page }) => {
  await signUp(page);
  const erin = await addClient(page, "Erin Sato");
  await addClient(page, "Theo Adler");
  await page.goto("/client-dashboard");
  await button(page, "Delete Theo Adler").click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Are you sure you want to delete Theo Adler? This action cannot be undone.",
  );
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Client has been successfully removed.")).toBeVisible();
  await expect(page.getByText("Client (1 total)")).toBeVisible();

  await page.goto(`/client-onboarding?clientId=${erin}`);
  await button(page, "Delete Client").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Client has been successfully deleted.")).toBeVisible();
  await expect(page).toHaveURL("/client-onboarding");
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(button(page, "Generate")).toBeDisabled();
});

test("a failed deletion shows an error and keeps the client", async ({ page }) => {
  await signUp(page);
  await addClient(page, "Erin Sato");
  await page.goto("/client-dashboard");
  await page.route("**/api/client/*", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  await button(page, "Delete Erin Sato").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete client")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("region", { name: "Clients" }).getByText("Erin Sato").last()).toBeVisible();
});

test("saving reports what a change of the plan, of the body, or no change causes", async ({ page }) => {
  await signUp(page);
  const id = await addClient(page, "Erin Sato");
  const save = async (title: string, text: string) => {
    await button(page, "Save").click();
    await expect(toast(page, title)).toBeVisible();
    await expect(toast(page, text)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/transformation/${id}\\?tab=workouts$`));
    return (await page.request.get(`/api/client/${id}`)).json();
  };
  const open = async () => {
    await page.goto(`/client-onboarding?clientId=${id}`);
    await expect(page.getByLabel("Name")).toHaveValue("Erin Sato");
  };
  await open();
  await page.getByRole("radio", { name: "Advanced" }).click();
  expect(await save("Timeline updated!", "Timeline predictions will be recalculated...")).toMatchObject({
    experience: "advanced",
    weight: 195,
  });
  await open();
  await type(page, "Weight", "190");
  const both = { experience: "advanced", weight: 190 };
  expect(await save("Client updated!", "Data saved successfully.")).toMatchObject(both);
  await open();
  expect(await save("No changes detected", "Viewing existing transformations...")).toMatchObject(both);
});

test("a failed update shows the status and keeps the entries", async ({ page }) => {
  await signUp(page);
  const id = await addClient(page, "Erin Sato");
  await page.goto(`/client-onboarding?clientId=${id}`);
  await type(page, "Weight", "190");
  await page.route(`**/api/client/${id}`, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503, body: "away" }) : route.fallback(),
  );
  await button(page, "Save").click();
  await expect(toast(page, "Failed to update client: 503 - away")).toBeVisible();
  await button(page, "View").click();
  await expect(toast(page, "Failed to save client data")).toBeVisible();
  await expect(figure(page, "Weight")).toHaveAttribute("aria-valuetext", "190 lb");
});

test("a change is saved when the daily limit refuses its images, and says so", async ({ page }) => {
  await signUp(page);
  const id = await addClient(page, "Erin Sato", { photoUrl: await uploadPhoto(page.request, "f_gym_legg") });
  await page.goto(`/client-onboarding?clientId=${id}`);
  await type(page, "Weight", "190");
  const error = "No images were ordered: you have reached the daily limit. Please try again tomorrow.";
  await page.route(`**/api/client/${id}`, async (route) => {
    const response = await route.fetch();
    const client = await response.json();
    const generation = { ...client.generation, status: "failed", done: 0, total: 0, error };
    await route.fulfill({ response, json: { ...client, generation, transformations: [] } });
  });
  await button(page, "Save").click();
  await expect(toast(page, `Your data is saved. ${error}`)).toBeVisible();
  await expect(page).toHaveURL(/tab=morphs|\/transformation\//);
  await expect(page.getByRole("main").getByText(error)).toBeVisible();
  await expect(button(page, "Try again").or(button(page, "Retry"))).toBeVisible();
});

test("the search finds one of five hundred clients in a list that renders only a few", async ({ page }) => {
  await signUp(page);
  const id = await addClient(page, "Erin Sato");
  await multiplyClient(id, 499);
  await page.goto("/client-dashboard");
  await expect(page.getByText("Client (500 total)")).toBeVisible();
  await page.getByRole("combobox", { name: "Client" }).click();
  const list = page.getByRole("listbox", { name: "Client" });
  await expect(list.getByRole("option").first()).toBeVisible();
  expect(await list.getByRole("option").count()).toBeLessThan(100);
  await page.getByRole("searchbox", { name: "Search client" }).fill("sato 347");
  await list.getByRole("option", { name: "Erin Sato 347" }).click();
  await expect(page.getByRole("main").getByRole("heading", { name: "Erin Sato 347" })).toBeVisible();
});

test("with two devices, the later one chooses to merge, overwrite or reload", async ({ page }) => {
  await signUp(page);
  const id = await addClient(page, "Erin Sato");
  await page.goto(`/client-onboarding?clientId=${id}`);
  await type(page, "Weight", "190");
  const elsewhere = { weight: 188, notes: "Left knee" };
  expect((await page.request.patch(`/api/client/${id}`, { data: elsewhere })).status()).toBe(200);
  await button(page, "Save").click();
  const dialog = page.getByRole("dialog", { name: "Erin Sato was changed on another device" });
  await expect(dialog).toContainText("195 lb → 188 lb, here: 190 lb");
  await expect(dialog).toContainText("empty → Left knee");
  await dialog.getByRole("button", { name: "Merge both" }).click();
  await expect(figure(page, "Weight")).toHaveAttribute("aria-valuetext", "190 lb");
  await expect(page.getByLabel("Notes")).toHaveValue("Left knee");
  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/transformation\//);
  const client = await (await page.request.get(`/api/client/${id}`)).json();
  expect(client).toMatchObject({ weight: 190, notes: "Left knee" });
});

test("an unfinished form is restored after a reload and after Back, until it is saved", async ({ page }) => {
  await signUp(page);
  await page.goto("/client-dashboard");
  await page.getByRole("link", { name: "Add First Client" }).click();
  await page.getByLabel("Name").fill("Nora Quist");
  await type(page, "Weight", "201.5");
  await page.reload();
  await expect(page.getByText("Unsaved entries restored")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Nora Quist");
  await page.getByLabel("Notes").fill("Left knee");
  await page.goBack();
  await expect(page.getByText("No clients yet")).toBeVisible();
  await page.getByRole("link", { name: "Add First Client" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("Left knee");
  await expect(figure(page, "Weight")).toHaveAttribute("aria-valuetext", "201.5 lb");

  // New starts empty; the draft is only offered.
  await page.getByRole("radio", { name: "Select" }).click();
  await page.getByRole("radio", { name: "New" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await button(page, "Restore").click();
  await expect(page.getByLabel("Name")).toHaveValue("Nora Quist");

  await button(page, "Generate").click();
  await expect(page).toHaveURL(/\/transformation\//);
  await page.goto("/client-onboarding");
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByText("Unsaved entries")).toHaveCount(0);
});

test("logging out removes the draft of an unsaved client", async ({ page }) => {
  await signUp(page);
  await page.goto("/client-onboarding");
  await page.getByLabel("Name").fill("Nora Quist");
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("formcast-draft")).length);
  await expect.poll(drafts).toBe(1);
  await page.goto("/client-dashboard");
  await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await drafts()).toBe(0);
});

test("the root shows a form or a sample before the first client, then the list", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Try a sample client" })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await addClient(page, "Erin Sato");
  await page.goto("/client-dashboard");
  await expect(page.getByText("Client (1 total)")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Client (1 total)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try a sample client" })).toHaveCount(0);
  await page.goto("/client-onboarding");
  await expect(page.getByLabel("Name")).toHaveValue("");
});
