import type { Locator, Page } from "@playwright/test";
import { registerElsewhere } from "./support/account";
import { expect, test, untilHydrated } from "./support/test";

test("the main job works by keyboard alone", async ({ page }) => {
  const account = await registerElsewhere(page);

  await test.step("sign in", async () => {
    await page.goto("/login");
    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.type(account.email);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type("wrong");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Invalid email or password");
    await page.getByLabel("Password", { exact: true }).selectText();
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await untilHydrated(page);
  });

  await test.step("a new client with a photo", async () => {
    // Awaited before the key press, since the file dialog opens during it.
    const chosen = page.waitForEvent("filechooser");
    await pressOn(page, page.getByRole("link", { name: "Skip to content" }));
    await expect(page.getByRole("main")).toBeFocused();
    await tabTo(page, page.getByLabel("Name", { exact: true }));
    await page.keyboard.type("Marcus Reed");
    const weight = page.getByRole("slider", { name: "Weight", exact: true });
    await tabTo(page, weight);
    await page.keyboard.press("ArrowRight");
    await expect(weight).toHaveAttribute("aria-valuetext", "200 lb");
    await page.keyboard.press("PageDown");
    await expect(weight).toHaveAttribute("aria-valuetext", "150 lb");
    await pressOn(page, page.getByRole("group", { name: "Front photo" }).getByRole("button").first());
    await (await chosen).setFiles("tests/figures/m_gym_shorts.jpg");
    await pressOn(page, page.getByRole("button", { name: "Use photo" }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await pressOn(page, page.getByRole("button", { name: "Generate" }));
    await expect(page).toHaveURL(/\/transformation\/[0-9a-f-]{36}/);
  });

  await test.step("its images", async () => {
    const tab = (name: string) => page.getByRole("tab", { name }).filter({ visible: true });
    await tabTo(page, page.locator("[role=tab][aria-selected=true]").filter({ visible: true }).first());
    await page.keyboard.press("Home");
    await expect(tab("Morphs")).toBeFocused();
    const open = page.getByRole("button", { name: /^Open / }).filter({ visible: true });
    await expect(open).toHaveCount(3, { timeout: 90_000 });
    const press = page.getByRole("button", { name: "Press to compare" });
    await tabTo(page, press);
    await page.keyboard.down("Enter");
    await expect(press).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.up("Enter");
    await tabTo(page, page.getByRole("radio", { name: "Press" }), "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const compare = page.getByRole("slider", { name: "Compare photo and AI forecast" });
    await tabTo(page, compare);
    await page.keyboard.press("Home");
    await expect(compare).toHaveAttribute("aria-valuetext", "Photo 0 percent");
    await pressOn(page, open.last());
    const viewer = page.getByRole("dialog");
    await expect(viewer).toContainText("3 of 3");
    await page.keyboard.press("ArrowLeft");
    await expect(viewer).toContainText("2 of 3");
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);
    await expect(open.last()).toBeFocused();
  });

  await test.step("a logged workout", async () => {
    await tabTo(page, page.getByRole("tab", { name: "Morphs" }), "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await tabTo(
      page,
      page.getByRole("tablist", { name: "Muscle group" }).getByRole("tab", { selected: true }),
    );
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await pressOn(
      page,
      page.getByRole("button", { name: "Add New Exercise" }).filter({ visible: true }).first(),
    );
    const sheet = page.getByRole("dialog", { name: "Add New Exercise" });
    await pressOn(page, sheet.getByRole("button", { name: /^Add .+/ }).first());
    await expect(sheet.getByText(/^Added /)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await pressOn(page, page.getByRole("tabpanel").getByRole("listitem").getByRole("button").first());
    await pressOn(page, page.getByRole("button", { name: "Log set 1", exact: true }));
    await pressOn(page, page.getByRole("button", { name: "Save", exact: true }));
    await expect(page.getByText("Workout saved")).toBeVisible();
  });

  await test.step("a weigh-in", async () => {
    await tabTo(page, page.getByRole("tab", { name: "Workouts" }), "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    const opener = page.getByRole("button", { name: "Weigh-in", exact: true });
    await pressOn(page, opener);
    const sheet = page.getByRole("dialog", { name: "Weigh-in" });
    await tabTo(page, sheet.getByRole("slider", { name: "Weight" }));
    await page.keyboard.press("ArrowLeft");
    await pressOn(page, sheet.getByRole("button", { name: "Save weigh-in" }));
    await expect(page.getByText("Weigh-in saved")).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step("a link to share", async () => {
    await tabTo(page, page.getByRole("tab", { name: "Timeline" }), "Shift+Tab");
    await page.keyboard.press("Home");
    const opener = page.getByRole("button", { name: "Share", exact: true });
    await pressOn(page, opener);
    const sheet = page.getByRole("dialog");
    await tabTo(page, sheet.getByRole("checkbox"));
    await page.keyboard.press("Space");
    await pressOn(page, sheet.getByRole("button", { name: "Make link" }));
    await expect(sheet.getByRole("button", { name: "Done" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

/** Focuses the target by keyboard and presses Enter, which must act like a click. */
async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  const clicks = await target.evaluateHandle((element) => {
    const seen: Event[] = [];
    element.addEventListener("click", (click) => seen.push(click));
    return seen;
  });
  await page.keyboard.press("Enter");
  expect(await clicks.evaluate((seen) => seen.length), `${target} takes Enter`).toBe(1);
}

/** Moves the focus by keyboard only. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  // A disabled button cannot be focused, for example during an upload.
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
