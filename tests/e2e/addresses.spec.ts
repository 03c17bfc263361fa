import { register, somebody } from "./support/account";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { makeAdmin } from "./support/database";
import { expect, test } from "./support/test";

test("a reload and a shared link restore the open view, and the page title names it @laptop", async ({
  page,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Nora Lind" });
  const view = (name: string) => page.getByRole("radio", { name, exact: true });
  const tab = (name: string) => page.getByRole("tab", { name }).filter({ visible: true });

  // The first HTML has no client name; the title follows when the client has loaded.
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "View Transformations" }).click();
  await expect(page).toHaveTitle("Nora Lind, Morphs · Formcast");
  await tab("Workouts").click();
  await expect(page).toHaveTitle("Nora Lind, Workouts · Formcast");
  await view("Weekly plan").check();
  await expect(page).toHaveURL(`/transformation/${id}?tab=workouts&view=plan`);
  await page.reload();
  await expect(view("Weekly plan")).toBeChecked();
  await expect(page).toHaveTitle("Nora Lind, Workouts · Formcast");

  // A tab's view does not apply to another tab.
  await tab("Morphs").click();
  await expect(view("Forecast")).toBeChecked();
  await view("History").check();
  await expect(page).toHaveURL(`/transformation/${id}?tab=morphs&view=history`);
  await page.goto("/analytics?span=month");
  await expect(view("Month")).toBeChecked();
  await expect(page).toHaveTitle("Analytics · Formcast");
  await page.goBack();
  await expect(view("History")).toBeChecked();
  await expect(page).toHaveTitle("Nora Lind, Morphs · Formcast");
  expect(problems()).toEqual([]);
});

test("a reload restores the compared days, the muscle group and the what-if", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Nora Lind" });
  for (const takenAt of ["2026-09-01T08:00:00Z", "2026-10-01T08:00:00Z"]) {
    const data = { weight: 190, takenAt };
    expect((await page.request.post(`/api/client/${id}/measurements`, { data })).ok()).toBe(true);
  }
  await page.request.post(`/api/client/${id}/workout/exercises/back`, { data: { exerciseName: "Pull-Up" } });

  await page.goto(`/transformation/${id}?tab=morphs&view=history&from=2026-09-01&to=2026-10-01`);
  await expect(page.getByRole("combobox", { name: "From" })).toContainText("Sep 1");
  await expect(page.getByRole("combobox", { name: "To" })).toContainText("Oct 1");

  await page.goto(`/transformation/${id}?tab=workouts`);
  await page.getByRole("tab", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/group=back/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Log Pull-Up" })).toBeVisible();

  await page.goto(`/transformation/${id}?tab=timeline&view=what-if&workoutsPerWeek=6`);
  const workouts = page.getByRole("slider", { name: "Workouts per week" });
  await expect(workouts).toHaveAttribute("aria-valuenow", "6");
  await workouts.press("ArrowLeft");
  await expect(page).toHaveURL(/workoutsPerWeek=5/);
  await page.getByRole("button", { name: "Close what-if" }).click();
  await expect(page).toHaveURL(`/transformation/${id}?tab=timeline`);
});

test("the admin console opens the view in its address @laptop", async ({ page }) => {
  const problems = watchConsole(page);
  const name = `Robin ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await register(page.request, somebody(name));
  const { id } = await makeClient(page.request, { name: "Nora Lind" });
  await makeAdmin(admin);

  await page.goto("/admin");
  await page.getByRole("tab", { name: "Activity" }).click();
  await page.getByRole("combobox", { name: "Transformations period:" }).click();
  await page.getByRole("option", { name: "Last 7 days" }).click();
  await expect(page).toHaveURL("/admin?view=activity&period=7days");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Activity" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("combobox", { name: "Transformations period:" })).toContainText("Last 7 days");

  await page.goto(`/admin?client=${id}`);
  await expect(page.getByRole("heading", { name: "Nora Lind's Transformation History" })).toBeVisible();
  await page.getByRole("button", { name: "Back to Trainers" }).click();
  await expect(page).toHaveURL("/admin");

  await page.getByRole("searchbox", { name: "Search trainers and clients" }).fill(name);
  await expect(page).toHaveURL(`/admin?q=${name.replace(" ", "+")}`);
  await page.reload();
  await expect(page.getByRole("list", { name: "Trainers" }).locator("> li")).toHaveCount(1);

  await page.goto("/admin?view=audit&target=nobody+of+this+name");
  await expect(page.getByText("No entries found.")).toBeVisible();
  expect(problems()).toEqual([]);
});
