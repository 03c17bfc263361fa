import type { Locator, Page } from "@playwright/test";
import { changeElsewhere, fillOutbox, installOffer, otherTrainers } from "./support/given";
import { expectOpenToAll, TARGET } from "./support/open-to-all";
import { expect, test } from "./support/test";
import { HOSTILE, hostilePlaces } from "./support/visits";

test.describe.configure({ timeout: 600_000 });

/**
 * What is opened on a page by pressing what begins with these names: other views of it, what lies over it, and what of
 * that is pressed between two sets. What stands behind a question mark is waited for instead. Nothing pressed is the
 * page as it is, with what came meanwhile.
 */
type Openings = {
  address: string;
  /** What happens once the page is open. */
  meanwhile?: (page: Page) => Promise<void>;
  views?: string[][];
  dialogs?: string[][];
  training?: string[][];
};

/** Workouts of an app that does not say its unit, with a name that nothing fits. */
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
      ["Take back photo", "Choose a photo", "?Use photo"],
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
    views: [["Weekly plan"]],
    dialogs: [
      ["Weekly plan", "Edit split"],
      ["Weekly plan", "Edit split", "New plan"],
      ["Weekly plan", "Change <"],
      ["Weekly plan", "More actions for"],
      ["Weekly plan", "Add exercise"],
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
      ["Legs", "Log <", "More", "Change pinned note"],
      ["Legs", "Log <", "More", "Swap"],
      ["Legs", "Log <", "More", "Move to Trash"],
    ],
    training: [
      ["Legs", "Log <"],
      ["Legs", "Log <", "More"],
      ["Legs", "Log <", "Notes"],
      ["Legs", "Log <", "Set 1 options"],
      ["Weekly plan", "Start"],
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
  { address: "/analytics", views: [["Month"]] },
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

test("whatever is opened on a page is open to everyone, closes by Escape and gives the focus back", async ({
  page,
}) => {
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
        // What begins a workout leaves the plan that it stood on.
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
    // Found once: to compare the names of whatever is on a page takes longer than all the rest.
    const element = await control.elementHandle({ timeout: 20_000 });
    // Marked, to know it again when the focus comes back.
    await element?.evaluate((element) => {
      (element as HTMLElement).dataset.pressed = "";
    });
    // Refused where something else has taken its place meanwhile.
    await element?.press(" ");
  }, name).toPass({ timeout: 60_000 });
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
