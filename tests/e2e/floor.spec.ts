import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { makeClient } from "./support/client";
import { expect, test } from "./support/test";

const NAMES = ["Ann Ash", "Ben Birch", "Cy Cedar"];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("three clients on the floor have separate sets and rests, also after switches and a reload", async ({
  page,
}) => {
  await register(page.request);
  for (const name of NAMES) {
    const { id } = await makeClient(page.request, { name });
    await page.request.post(`/api/client/${id}/workout/exercises/legs`, {
      data: { exerciseName: "Back Squat" },
    });
  }
  await page.goto("/client-dashboard");
  await page.getByRole("link", { name: "Open floor" }).click();
  await expect(page.getByText("No clients on the floor yet.")).toBeVisible();
  for (const name of NAMES) {
    await page.getByRole("button", { name: "Add a client" }).click();
    await page.getByRole("dialog", { name: "Add to the floor" }).getByRole("button", { name }).click();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: "Back Squat" }).last().click();
    await expect(page.getByRole("region", { name: `${name}, Back Squat` })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Floor 3 clients" })).toBeVisible();

  // One logs a set and rests, one adds a set, one does nothing.
  await tab(page, "Ann Ash").click();
  await button(page, "Add set").click();
  await button(page, "Log set 1").click();
  await expect(page.getByRole("timer")).toBeVisible();
  await tab(page, "Ben Birch").click();
  await expect(page.getByRole("timer")).toBeHidden();
  await expect(tab(page, "Ann Ash")).toContainText(/\d:\d\d|Ready/);
  await button(page, "Add set").click();
  await button(page, "Add set").click();
  await expect(tab(page, "Ben Birch")).toContainText("Set 1");

  const stands = async () => {
    await tab(page, "Ann Ash").click();
    await expect(page.getByRole("region", { name: "Ann Ash, Back Squat" })).toBeVisible();
    await expect(button(page, "Log set 2")).toBeVisible();
    await tab(page, "Ben Birch").click();
    await expect(page.getByRole("button", { name: "Set 3 logged" })).toBeVisible();
    await expect(button(page, "Log set 1")).toBeVisible();
    await tab(page, "Cy Cedar").click();
    await expect(page.getByRole("button", { name: "Set 1 logged" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Set 2 logged" })).toBeHidden();
  };
  await stands();
  await page.reload();
  await expect(tab(page, "Cy Cedar")).toHaveAttribute("aria-selected", "true");
  await stands();

  await tab(page, "Ann Ash").click();
  await button(page, "Log set 2").click();
  await button(page, "Save").click();
  await expect(page.getByText("Workout saved")).toBeVisible();
  await expect(tab(page, "Ben Birch")).toContainText("Set 1");
  await button(page, "Remove from the floor").click();
  await expect(tab(page, "Ann Ash")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Floor 2 clients" })).toBeVisible();
});
