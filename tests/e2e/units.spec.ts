import { register } from "./support/account";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { EXERCISE, openExercise, openWorkouts, save } from "./support/logger";
import { expect, test } from "./support/test";

test("with metric units every page shows kilograms and centimetres, and typed values stay exact", async ({
  page,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  const { id } = await makeClient(page.request);
  const added = await page.request.post(`/api/client/${id}/workout/exercises/legs`, {
    data: { exerciseName: EXERCISE },
  });
  expect(added.status()).toBe(201);
  const main = page.getByRole("main");
  const client = async () => (await page.request.get(`/api/client/${id}`)).json();

  await test.step("the setting, which is sent to the server", async () => {
    await page.goto("/my-account");
    const metric = page.getByRole("radio", { name: "kg, cm" });
    const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/account/settings"));
    await metric.click();
    await expect(metric).toBeChecked();
    expect(await (await kept).json()).toMatchObject({ units: "metric" });
  });

  await test.step("the form of a client", async () => {
    await page.goto(`/client-onboarding?clientId=${id}`);
    await expect(page.getByRole("slider", { name: "Height" })).toHaveAttribute(
      "aria-valuetext",
      "183 centimetres",
    );
    const weight = page.getByRole("slider", { name: "Weight", exact: true });
    await expect(weight).toHaveAttribute("aria-valuetext", "88.5 kg");
    await page.getByRole("slider", { name: "Target weight" }).press("ArrowRight");
    await expect(page.getByRole("slider", { name: "Target weight" })).toHaveAttribute(
      "aria-valuetext",
      "84 kg",
    );
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(async () => (await client()).targetWeight).toBeCloseTo(84 / 0.45359237, 9);
    expect(await client()).toMatchObject({ height: 72, weight: 195 });
  });

  await test.step("the client's card", async () => {
    await page.goto("/client-dashboard");
    await expect(main).toContainText("88.5 kg, 20.0%");
    await expect(main).toContainText("84.0 kg, 15.0%");
  });

  await test.step("a weigh-in and the timeline", async () => {
    await page.goto(`/transformation/${id}?tab=timeline`);
    await expect(page.getByRole("row", { name: /^Now 20\.0 70\.8 88\.5/ })).toBeVisible();
    await page.getByRole("button", { name: "Weigh-in", exact: true }).first().click();
    await page.getByRole("button", { name: /^Type Weight/ }).click();
    await page.getByRole("textbox", { name: "Weight" }).fill("87.3");
    await page.getByRole("textbox", { name: "Weight" }).press("Enter");
    await page.getByRole("button", { name: "Save weigh-in" }).click();
    await expect(page.getByText("87.3 kg. The forecast starts from here.")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Now 20\.0 69\.8 87\.3/ })).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: "87.3kg" })).toContainText("−1.2");
    await expect(main).not.toContainText(/\blbs?\b/);
  });

  await test.step("the logger", async () => {
    await openWorkouts(page, id);
    await page.getByRole("tab", { name: "Legs" }).click();
    await openExercise(page);
    await page.getByRole("button", { name: "Type Weight, set 1" }).click();
    await page.getByRole("textbox", { name: "Weight, set 1" }).fill("61.25");
    await page.getByRole("textbox", { name: "Weight, set 1" }).press("Enter");
    await page.getByRole("button", { name: "Increase Weight, set 1" }).click();
    await page.getByRole("button", { name: "Log set 1", exact: true }).click();
    await save(page);
    await expect(page.getByText("Workout saved")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: EXERCISE })).toContainText("62.5 kg × 10");
  });

  await test.step("the file", async () => {
    const file = await page.request.get(`/api/client/${id}/workout/export?format=csv`);
    const text = await file.text();
    expect(text).toContain(",weight_kg,");
    expect(text).toContain(",working,62.5,10,");
  });
  expect(problems()).toEqual([]);
});
