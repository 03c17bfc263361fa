import { addDays, mondayOf } from "@/lib/text/calendar/days";
import { register, somebody } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { watchConsole } from "./support/console";
import { makeAdmin, multiplyClient } from "./support/database";
import { expect, test } from "./support/test";

test("a reload and a shared link restore the open view, and the page title names it", async ({ page }) => {
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
  await view("Program").check();
  await expect(page).toHaveURL(`/transformation/${id}?tab=workouts&view=plan`);
  await page.reload();
  await expect(view("Program")).toBeChecked();
  await expect(page).toHaveTitle("Nora Lind, Program · Formcast");

  // A tab's view does not apply to another tab.
  await tab("Morphs").click();
  await expect(view("Forecast")).toBeChecked();
  await view("History").check();
  await expect(page).toHaveURL(`/transformation/${id}?tab=morphs&view=history`);
  await page.goto("/analytics?weeks=12");
  await expect(view("12 weeks")).toBeChecked();
  await expect(page).toHaveTitle("Analytics · Formcast");
  await page.goBack();
  await expect(view("History")).toBeChecked();
  await expect(page).toHaveTitle("Nora Lind, History · Formcast");
  await page.goto(`/client-onboarding?clientId=${id}`);
  await expect(page).toHaveTitle("Edit Nora Lind · Formcast");
  await page.goto(`/programs?client=${id}`);
  await expect(page).toHaveTitle("Nora Lind, Program · Formcast");
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

test("the admin console opens the view in its address", async ({ page }) => {
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
  await expect(page).toHaveTitle("Admin, Activity · Formcast");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Activity" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("combobox", { name: "Transformations period:" })).toContainText("Last 7 days");

  await page.goto(`/admin?client=${id}`);
  await expect(page.getByRole("heading", { name: "Nora Lind's Transformation History" })).toBeVisible();
  await expect(page).toHaveTitle("Admin, Nora Lind · Formcast");
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

test("a reload keeps the view of the pictures, and the chosen site and measure", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Nora Lind", steps: 1 }, { front: "m_plain_shorts" });
  await orderImages(page.request, id, { andWait: true });
  const girths = { waist: 860, neck: 390 };
  const measured = await page.request.post(`/api/client/${id}/measurements`, {
    data: { weight: 194, girths },
  });
  expect(measured.ok()).toBe(true);
  const view = (name: string) => page.getByRole("radio", { name, exact: true });

  await page.goto(`/transformation/${id}?tab=morphs`);
  await view("Slider").check();
  await page.reload();
  await expect(view("Slider")).toBeChecked();

  await page.goto(`/transformation/${id}?tab=morphs&view=history`);
  await view("Neck").check();
  await page.reload();
  await expect(view("Neck")).toBeChecked();

  await page.goto(`/transformation/${id}?tab=timeline&view=what-if`);
  await view("Weight").check();
  await page.reload();
  await expect(view("Weight")).toBeChecked();
  await page.getByRole("button", { name: "Close what-if" }).click();
  await expect(page).toHaveURL(`/transformation/${id}?tab=timeline`);
});

test("a reload keeps the day of the calendar and the number of pages of a list", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { name: "Nora Lind" });
  const exercise = { exerciseName: "Back Squat", muscleGroup: "legs", sets: 3, reps: { min: 5, max: 8 } };
  const sessions = [{ weekday: 1, name: "Legs", exercises: [{ ...exercise, weight: 95 }] }];
  const saved = await page.request.post(`/api/client/${id}/workout/plan`, { data: { sessions } });
  expect(saved.ok()).toBe(true);
  const monday = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 14);
  await page.goto(`/calendar?week=${monday}`);
  const friday = page.getByRole("list", { name: "Days of the week" }).getByRole("button").nth(4);
  await friday.click();
  await expect(page).toHaveURL(`/calendar?week=${monday}&day=${addDays(monday, 4)}`);
  await page.reload();
  await expect(friday).toHaveAttribute("aria-pressed", "true");

  await multiplyClient(id, 59);
  await page.goto("/client-dashboard?sort=name");
  const rows = page.getByRole("region", { name: "At a glance" }).locator("tbody a");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(40);
  await page.reload();
  await expect(rows).toHaveCount(40);
  await page.getByRole("searchbox", { name: "Search by name or tag" }).fill("Nora Lind 1");
  await expect(page).toHaveURL("/client-dashboard?q=Nora+Lind+1&sort=name");
});

test("a reload of the console keeps its pages, the open trainers and the chosen image @laptop-alone", async ({
  page,
}) => {
  const name = `Robin ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await register(page.request, somebody(name));
  const { id } = await makeClient(page.request, { name, steps: 2 }, { front: "m_plain_shorts" });
  await orderImages(page.request, id, { andWait: true });
  const { id: copied } = await makeClient(page.request, { name });
  await multiplyClient(copied, 58);
  await makeAdmin(admin);

  const query = `q=${encodeURIComponent(name)}`;
  await page.goto(`/admin?view=clients&${query}`);
  const found = page.getByRole("list", { name: "Clients of all trainers" }).getByRole("listitem");
  await expect(found).toHaveCount(50);
  await page.getByRole("button", { name: "Show more clients" }).click();
  await expect(found).toHaveCount(60);
  await page.reload();
  await expect(found).toHaveCount(60);

  await page.goto(`/admin?${query}`);
  const row = page.getByRole("button", { name, exact: true });
  await row.click();
  await page.reload();
  await expect(row).toHaveAttribute("aria-expanded", "true");

  await page.goto(`/admin?client=${id}`);
  const image = page.getByRole("table").getByRole("button").nth(1);
  await image.click();
  await page.reload();
  await expect(image).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Back to Trainers" }).click();
  await expect(page).toHaveURL("/admin");
});
