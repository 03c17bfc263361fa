import type { Locator, Page } from "@playwright/test";
import { changeElsewhere, fillOutbox, installOffer, otherTrainers } from "./support/given";
import { expectOpenToAll, TARGET } from "./support/open-to-all";
import { expect, test } from "./support/test";
import { HOSTILE, hostilePlaces } from "./support/visits";

/**
 * What to open on a page, by the start of the names of the controls to press: other views, dialogs, and
 * dialogs for use between two sets. A name with a question mark is only awaited. An empty list is the
 * unchanged page. A name that the page behind a dialog begins a name with too is written to its end.
 */
type Openings = {
  address: string;
  /** Runs after the page has opened. */
  meanwhile?: (page: Page) => Promise<void>;
  views?: string[][];
  dialogs?: string[][];
  training?: string[][];
};

/** Workouts without a unit, with an unknown exercise name. */
const UNMATCHED = {
  name: "strong.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes",
      `2024-09-01 07:30:00,Day,"${HOSTILE.replaceAll('"', '""')}",1,100,5,`,
      "2024-09-02 07:30:00,Day,Squat (Barbell),1,100,five,",
    ].join("\n"),
  ),
};

const OVER_THE_PAGE = "[role=dialog], [role=alertdialog], [role=menu]";

const openings = (client: string): Openings[] => [
  { address: "/client-onboarding", views: [["Select"]], dialogs: [["Select", "Client"]] },
  { address: "/client-dashboard", meanwhile: installOffer, views: [[]], dialogs: [["Delete <"]] },
  {
    address: `/client-onboarding?clientId=${client}`,
    dialogs: [
      ["Take back photo"],
      ["Take back photo", "Choose a photo", "?Keep anyway"],
      ["View front photo"],
      ["Delete front photo"],
      ["Delete Client"],
      ["Privacy"],
      ["About body fat"],
    ],
  },
  {
    address: `/client-onboarding?clientId=${client}`,
    meanwhile: (page) => changeElsewhere(page, client, `${HOSTILE} elsewhere`),
    dialogs: [["Save"]],
  },
  {
    address: `/transformation/${client}?tab=workouts`,
    views: [["Program"]],
    dialogs: [
      ["Program", "Edit sessions"],
      ["Program", "Edit sessions", "New program"],
      ["Program", "Change <"],
      ["Program", "More actions for"],
      ["Program", "Add exercise"],
      ["Exercises", "Legs", "Add New Exercise"],
      ["Import and export"],
      ["Import and export", "Import workouts"],
      ["Import and export", "Import workouts", "Choose file", "?Change"],
      ["Charts"],
      ["Charts", "This week"],
      ["History"],
      ["History", "More actions for"],
      ["History", "Log a past workout"],
      ["Trash"],
      ["Legs", "Log <", "More$", "Change pinned note"],
      ["Legs", "Log <", "More$", "Swap"],
      ["Legs", "Log <", "More$", "Move to Trash"],
    ],
    training: [
      ["Legs", "Log <"],
      ["Legs", "Log <", "More$"],
      ["Legs", "Log <", "Notes"],
      ["Legs", "Log <", "Set 1 options"],
      ["Program", "Start"],
    ],
  },
  {
    address: `/transformation/${client}?tab=morphs`,
    views: [["History"]],
    dialogs: [
      ["History", "Add Weigh-in"],
      ["Forecast", "Open "],
      ["Share"],
      ["Share", "New link"],
      ["Share", "Picture"],
    ],
  },
  { address: `/transformation/${client}?tab=timeline`, views: [["What-if"]] },
  { address: "/calendar" },
  { address: "/analytics", views: [["12 weeks"]] },
  { address: "/my-account", views: [["Change Password"]], dialogs: [["Delete my account"]] },
  { address: "/floor", dialogs: [["Add a client"]] },
  { address: "/floor", views: [["Add a client", "<"]] },
  {
    address: "/admin",
    meanwhile: (page) => otherTrainers(page, HOSTILE),
    views: [["Activity"], ["Audit and cost"], ["Deleted"], ["Trainers", "<"], ["<.+ Reed"]],
    dialogs: [
      ["Back to Trainers", "Delete trainer"],
      ["Other <", "Make admin"],
      ["Move clients"],
      ["Deleted", "Delete .+ for good"],
    ],
  },
  {
    address: "/client-dashboard",
    meanwhile: (page) => fillOutbox(page, client, HOSTILE),
    dialogs: [[".*not saved"]],
  },
];

test("every dialog is accessible, closes on Escape and returns the focus", async ({ page }) => {
  const { clientId } = await hostilePlaces(page);
  await page.setViewportSize({ width: 375, height: 844 });
  const overPage = page.locator(OVER_THE_PAGE);
  page.on("filechooser", async (chooser) => {
    const accepts = await chooser.element().getAttribute("accept");
    await chooser.setFiles(accepts?.includes("csv") ? UNMATCHED : "tests/figures/m_gym_shorts.jpg");
  });
  for (const { address, meanwhile, views = [], dialogs = [], training = [] } of openings(clientId)) {
    await page.goto(address);
    await meanwhile?.(page);
    for (const names of views) {
      for (const name of names) await press(page, name);
      await expectOpenToAll(page, `${address} ${names}`);
    }
    for (const names of [...dialogs, ...training]) {
      for (const name of names) await press(page, name);
      await expect(overPage.last()).toBeVisible();
      const target = training.includes(names) ? TARGET.training : TARGET.usual;
      await expectOpenToAll(page, `${address} ${names}`, OVER_THE_PAGE, target);
      for (let open = await overPage.count(); open > 0; open -= 1) {
        await page.keyboard.press("Escape");
        await expect(overPage, `${address} ${names}`).toHaveCount(open - 1);
        // Starting a workout leaves the plan.
        const landing = names.includes("Start") ? "main" : "[data-pressed]";
        await expect.soft(page.locator(`${landing}:focus`), `${address} ${names}`).toBeVisible();
      }
    }
  }
});

async function press(page: Page, name: string): Promise<void> {
  const control = named(page, name.replace("?", ""));
  if (name.startsWith("?")) return expect(control, name).toBeVisible();
  await expect(async () => {
    // Looked up once, since comparing the names of all elements is the slowest step.
    const element = await control.elementHandle({ timeout: 20_000 });
    // Marked, to recognize it when the focus returns.
    await element?.evaluate((element) => {
      (element as HTMLElement).dataset.pressed = "";
    });
    // Fails if another element has replaced it meanwhile.
    await element?.press(" ");
  }, name).toPass({ timeout: 90_000 });
}

/** Any kind of control whose name starts with this. */
function named(page: Page, name: string): Locator {
  const begins = new RegExp(`^${name}`);
  const kinds = ["button", "radio", "tab", "menuitem", "combobox"] as const;
  return kinds
    .map((kind) => page.getByRole(kind, { name: begins }))
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .first();
}
