import type { Locator, Page } from "@playwright/test";
import { expectOpenToAll } from "./support/open-to-all";
import { expect, test } from "./support/test";
import { hostilePlaces } from "./support/visits";

test.describe.configure({ timeout: 600_000 });

/** What is opened on a page by pressing what begins with these names: other views of it, and what lies over it. */
type Openings = { address: string; views?: string[][]; dialogs?: string[][] };

const OVER_THE_PAGE = "[role=dialog], [role=alertdialog], [role=menu]";

const openings = (client: string): Openings[] => [
  { address: "/", views: [["Select"]], dialogs: [["Select", "Client"]] },
  { address: "/client-dashboard", dialogs: [["Delete <"]] },
  {
    address: `/client-onboarding?clientId=${client}`,
    dialogs: [
      ["Take back photo"],
      ["View front photo"],
      ["Delete front photo"],
      ["Delete Client"],
      ["Privacy"],
      ["About body fat"],
    ],
  },
  {
    address: `/transformation/${client}?tab=workouts`,
    views: [["Weekly plan"]],
    dialogs: [
      ["Weekly plan", "Edit split"],
      ["Weekly plan", "Change <"],
      ["Weekly plan", "More about"],
      ["Exercises", "Legs", "Add New Exercise"],
      ["Import and export"],
      ["Import and export", "Import workouts"],
      ["Charts"],
      ["Charts", "This week"],
      ["History"],
      ["History", "More about"],
      ["History", "Log a past workout"],
      ["Legs", "Log <"],
      ["Legs", "Log <", "More"],
      ["Legs", "Log <", "More", "Change pinned note"],
      ["Legs", "Log <", "More", "Move to Trash"],
      ["Legs", "Log <", "Notes"],
    ],
  },
  {
    address: `/transformation/${client}?tab=morphs`,
    views: [["History"]],
    dialogs: [["History", "Add Weigh-in"], ["Forecast", "Open "], ["Share"], ["Share", "Picture"]],
  },
  { address: `/transformation/${client}?tab=timeline`, views: [["What-if"]] },
  { address: "/analytics", views: [["Month"]] },
  { address: "/my-account", views: [["Change Password"]], dialogs: [["Delete my account"]] },
  { address: "/floor", dialogs: [["Add a client"]] },
  {
    address: "/admin",
    views: [["Activity"], ["Audit and cost"], ["Deleted"]],
    dialogs: [["Trainers", "Delete trainer"]],
  },
];

test("whatever is opened on a page is open to everyone, closes by Escape and gives the focus back", async ({
  page,
}) => {
  const { clientId } = await hostilePlaces(page);
  await page.setViewportSize({ width: 375, height: 844 });
  const overPage = page.locator(OVER_THE_PAGE);
  for (const { address, views = [], dialogs = [] } of openings(clientId)) {
    await page.goto(address);
    for (const names of views) {
      for (const name of names) await press(page, name);
      await expectOpenToAll(page, `${address} ${names}`);
    }
    for (const names of dialogs) {
      for (const name of names) await press(page, name);
      await expect(overPage.last()).toBeVisible();
      await expectOpenToAll(page, `${address} ${names}`, OVER_THE_PAGE);
      for (let open = await overPage.count(); open > 0; open -= 1) {
        await page.keyboard.press("Escape");
        await expect(overPage, `${address} ${names}`).toHaveCount(open - 1);
      }
      await expect.soft(page.locator("[data-pressed]:focus"), `${address} ${names}`).toBeVisible();
    }
  }
});

async function press(page: Page, name: string): Promise<void> {
  const control = named(page, name);
  await expect(control, name).toBeVisible();
  // Marked, to know it again when the focus comes back.
  await control.evaluate((element) => {
    (element as HTMLElement).dataset.pressed = "";
  });
  await control.press(" ");
}

/** What begins with the name, whatever kind of control it is. */
function named(page: Page, name: string): Locator {
  const begins = new RegExp(`^${name}`);
  const kinds = ["button", "radio", "tab", "menuitem", "combobox"] as const;
  return kinds
    .map((kind) => page.getByRole(kind, { name: begins }))
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .first();
}
