import type { Locator, Page } from "@playwright/test";
import { register } from "./support/account";
import { violations } from "./support/axe";
import { guest, intakeLinkOf, untilKept } from "./support/check-in";
import { watchConsole } from "./support/console";
import { expect, test } from "./support/test";

/** Counts taps as a thumb makes them: one for each control, also for each field that is then typed into. */
function thumbOn(page: Page) {
  let taps = 0;
  let letters = 0;
  return {
    counts: () => ({ taps, letters }),
    async tap(control: Locator) {
      taps += 1;
      await control.click();
    },
    async type(field: Locator, text: string) {
      taps += 1;
      letters += text.length;
      await field.click();
      await page.keyboard.type(text);
    },
    /** A native list: one tap opens it, one chooses. */
    async choose(list: Locator, label: string) {
      taps += 2;
      await list.selectOption({ label });
    },
    /** The number above a tape is a field. */
    async set(label: string, value: string) {
      taps += 1;
      letters += value.length;
      await page.getByRole("button", { name: new RegExp(`^Type ${label}`) }).click();
      const field = page.getByRole("textbox", { name: label });
      await field.fill(value);
      await field.press("Enter");
    },
  };
}

const PHOTO = "tests/figures/f_plain_bra.jpg";

test("a new client is added by link: filled in over two days and without a network, accepted with one tap", async ({
  page,
  context,
}) => {
  const problems = watchConsole(page);
  await register(page.request);
  await page.goto("/client-onboarding?open=intake");
  const sheet = page.getByRole("dialog", { name: "Add client by link" });
  await sheet.getByRole("textbox", { name: "Name" }).fill("Nora");
  await sheet.getByRole("button", { name: "Make the link" }).click();
  const link = sheet.getByRole("textbox", { name: "Link for Nora" });
  await expect(link).toHaveValue(/\/intake\/[\w-]{43}$/);
  await expect(sheet.getByRole("link", { name: "Mail" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=.*intake/,
  );
  const address = new URL(await link.inputValue()).pathname;
  await page.goto("/inbox");
  await expect(page.getByRole("region", { name: "Links for new clients" })).toContainText("Nora");

  const theirs = await guest(context);
  const phone = await theirs.newPage();
  const alsoProblems = watchConsole(phone);
  const began = Date.now();
  await phone.goto(address);
  const thumb = thumbOn(phone);
  const button = (name: string) => phone.getByRole("button", { name });
  await expect(phone.getByRole("heading", { name: "Hi Nora, nice to meet you" })).toBeVisible();
  expect(await violations(phone)).toEqual([]);

  await thumb.tap(button("Next: health"));
  await expect(phone.getByRole("alert").filter({ hasText: "Enter your name." })).toBeVisible();
  await thumb.type(phone.getByLabel("Your name"), "Nora Lind");
  await thumb.choose(phone.getByLabel("Month"), "March");
  await thumb.type(phone.getByLabel("Day", { exact: true }), "14");
  await thumb.type(phone.getByLabel("Year"), "2015");
  await expect(phone.getByText("You are under 18.")).toBeVisible();
  await expect(button("Next: health")).toBeDisabled();
  await thumb.tap(phone.getByLabel("Year"));
  await phone.getByLabel("Year").fill("1991");
  await thumb.tap(phone.getByRole("radio", { name: "Female" }));
  await thumb.set("Height", "5'6");
  await thumb.set("Weight", "171");
  await expect(phone.getByText("Saved on this phone")).toBeVisible();
  await untilKept(phone);

  await theirs.setOffline(true);
  await thumb.tap(button("Next: health"));
  await expect(phone.getByRole("heading", { name: "Your health" })).toBeFocused();
  await thumb.tap(phone.getByRole("checkbox", { name: "Dana may keep my health answers" }));
  const answer = async (question: RegExp, choice: string) =>
    thumb.tap(phone.getByRole("radiogroup", { name: question }).getByRole("radio", { name: choice }));
  for (const no of [/heart problem/, /in your chest/, /dizziness/, /lasting illness/, /supervision/])
    await answer(no, "No");
  await answer(/joint or muscle/, "Yes");
  await thumb.type(phone.getByLabel("Tell more, if you like"), "Left knee, going down stairs");
  await expect(phone.getByText("6 of 9 answered")).toBeVisible();
  expect(await violations(phone)).toEqual([]);

  // Another day, still without a network.
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Welcome back, Nora" })).toBeVisible();
  expect(await violations(phone)).toEqual([]);
  await thumb.tap(button("Go on with step 2"));
  await expect(phone.getByLabel("Tell more, if you like")).toHaveValue("Left knee, going down stairs");
  await thumb.tap(button("Next: goal"));
  await thumb.tap(phone.getByRole("checkbox", { name: "Knee" }));
  await thumb.type(phone.getByLabel("Injuries and limits, if any"), "No jumping");
  await thumb.tap(phone.getByRole("checkbox", { name: "Lose fat" }));
  await thumb.tap(phone.getByRole("checkbox", { name: "Get stronger" }));
  await thumb.tap(button("Add a goal weight"));
  await thumb.set("Goal weight", "160");
  await thumb.tap(phone.getByRole("radio", { name: "3", exact: true }));
  await thumb.tap(phone.getByRole("radio", { name: "Beginner" }));
  await thumb.tap(phone.getByRole("checkbox", { name: "Weights at home" }));
  await thumb.tap(phone.getByRole("checkbox", { name: /^My photos may be measured/ }));
  expect(await violations(phone)).toEqual([]);
  await thumb.tap(button("Next: photos"));
  for (const [index, name] of ["Front", "Back"].entries()) {
    await phone.setInputFiles(`input[type=file] >> nth=${index}`, PHOTO);
    const use = phone.getByRole("button", { name: /^(Use photo|Keep anyway)$/ });
    await expect(use).toBeEnabled();
    // The file's picker is the system's: one tap opens it, one chooses.
    await thumb.tap(use);
    await expect(phone.getByRole("region", { name }).getByText("Ready to send")).toBeVisible();
  }
  expect(await violations(phone)).toEqual([]);
  await thumb.tap(button("Send to Dana"));
  await expect(phone.getByRole("heading", { name: "Saved on this phone" })).toBeVisible();
  const { taps, letters } = thumb.counts();
  test.info().annotations.push({
    type: "intake",
    description: `${taps + 4} taps (with the two pickers), ${letters} letters, ${Math.round((Date.now() - began) / 1000)} s of this machine`,
  });
  expect(taps + 4).toBeLessThanOrEqual(60);
  await theirs.setOffline(false);
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  await expect(button("Change my answers")).toBeVisible();
  expect(await violations(phone)).toEqual([]);

  await page.reload();
  const card = page.getByRole("article", { name: "Nora Lind" });
  await expect(card).toContainText("Answered yes to a bone, joint or muscle that gets worse");
  await expect(card).toContainText("“Left knee, going down stairs”");
  await expect(card).toContainText("3 health questions left open");
  await expect(card).toContainText("Mar 14, 1991 (35)");
  await expect(card.getByRole("img", { name: /^Nora on/ })).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await card.getByRole("button", { name: "Accept as client: Nora Lind" }).click();
  await expect(page.getByText("Nora Lind is a client now")).toBeVisible();
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page).toHaveURL(/\/transformation\//);
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "You are a client now" })).toBeVisible();
  expect(problems()).toEqual([]);
  expect(alsoProblems().filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("the trainer edits before accepting, or declines, which deletes what was sent", async ({ page }) => {
  await register(page.request);
  const send = async (name: string) => {
    const address = await intakeLinkOf(page.request, name);
    const data = {
      ...{ name, birthDate: "1991-03-14", gender: "female", height: 66, weight: 171 },
      ...{ spared: [], goals: [], equipment: [], workoutsPerWeek: 3, experience: "beginner" },
      ...{ agreed: { health: false, photos: false, sharing: false }, units: "metric", version: "1" },
      ...{ timeZone: "UTC", takenAt: new Date().toISOString() },
    };
    expect((await page.request.post(`/api${address}`, { data })).status()).toBe(201);
    return address;
  };
  const first = await send("Nora Lind");
  await send("Paul Ek");
  await page.goto("/inbox");
  await page.getByRole("button", { name: "Edit: Paul Ek" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit before accepting" });
  await sheet.getByRole("textbox", { name: "Name" }).fill("Paul Ekman");
  await sheet.getByRole("button", { name: "Accept with these values" }).click();
  await expect(page.getByText("Paul Ekman is a client now")).toBeVisible();
  await page.getByRole("button", { name: "Decline: Nora Lind" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("article", { name: "Nora Lind" })).toBeHidden();
  await expect(page.getByText("No check-in links yet")).toBeVisible();
  expect((await page.request.get(`/api${first}`)).status()).toBe(404);
  expect(
    (await (await page.request.get("/api/clients")).json()).map((one: { name: string }) => one.name),
  ).toEqual(["Paul Ekman"]);
});

const LANGUAGES = [
  ["es-ES", "Hola, Nora, un placer", "Siguiente: salud", "Peso"],
  ["de-DE", "Hallo Nora, schön, dass du da bist", "Weiter: Gesundheit", "Gewicht"],
  ["fr-FR", "Bonjour Nora, et bienvenue", "Suite : santé", "Poids"],
] as const;

test("the form speaks the phone's language, in its units, and fits 320 px", async ({ page, context }) => {
  await register(page.request);
  const address = await intakeLinkOf(page.request, "Nora");
  for (const [locale, title, next, weight] of LANGUAGES) {
    const theirs = await guest(context, { locale });
    const phone = await theirs.newPage();
    await phone.setViewportSize({ width: 320, height: 640 });
    await phone.goto(address);
    await expect(phone.getByRole("heading", { name: title })).toBeVisible();
    await expect(phone.getByRole("button", { name: next })).toBeVisible();
    await expect(phone.getByRole("slider", { name: weight })).toHaveAttribute("aria-valuetext", /kg$/);
    for (const step of [0, 1, 2, 3]) {
      const draft = { ...(await emptyDraft()), step, agreed: { health: true, photos: true, sharing: false } };
      await phone.evaluate(
        ([key, value]) => localStorage.setItem(key!, value!),
        [`formcast-draft:link-${address.split("/").at(-1)!.slice(0, 8)}:intake`, JSON.stringify(draft)],
      );
      await phone.reload();
      await expect(phone.getByRole("list").first()).toBeVisible();
      expect.soft(await overflow(phone), `${locale}, welcome`).toEqual([]);
      await phone.locator("[data-action-bar] button").click();
      await expect(phone.getByText(new RegExp(`^\\p{L}+ ${step + 1} \\p{L}+ 4$`, "u"))).toBeVisible();
      expect.soft(await overflow(phone), `${locale}, step ${step}`).toEqual([]);
    }
    await theirs.close();
  }
});

async function emptyDraft() {
  return {
    ...{ name: "Nora", born: { year: "1991", month: "3", day: "14" }, gender: "female", units: null },
    ...{ height: 66, weight: 171, bodyFat: 31, bodyFatMethod: null, health: {}, medicineSince: "" },
    ...{ spared: [], limits: "", goals: [], targetWeight: 160, workoutsPerWeek: 3, experience: "beginner" },
    ...{ equipment: [], changedAt: new Date().toISOString() },
  };
}

/** Words that leave the screen or the button that they name. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const words = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode;
      const element = text.parentElement!;
      if (!element.checkVisibility() || element.closest(".sr-only, [role=slider], option")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const frame = element.closest("button, label, a, p, h1")?.getBoundingClientRect();
      const right = Math.min(innerWidth, frame?.right ?? innerWidth);
      if (range.getBoundingClientRect().right > right + 1) lost.push(text.textContent ?? "");
    }
    return document.documentElement.scrollWidth > innerWidth ? [...lost, "the page"] : lost;
  });
