import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { violations } from "./support/axe";
import { fakeCamera } from "./support/camera";
import { agree, CODE, guest, linkOf, sentThrough, untilKept } from "./support/check-in";
import { makeClient } from "./support/client";
import { watchConsole } from "./support/console";
import { controlProblems } from "./support/controls";
import { storedText } from "./support/device";
import { untilStill } from "./support/loading";
import { mailedLink, stopLinkIn } from "./support/outbox";
import { lostText } from "./support/reading";
import { expect, test } from "./support/test";

test.use(fakeCamera());

const MOST_TAPS = 12;

/** A trainer's client with a link, and the client's own signed-out phone. */
async function clientsPhone(page: Page, phone: Page, link: object = {}) {
  await register(page.request);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const address = await linkOf(page.request, id, link);
  await phone.goto(address);
  return { id, address };
}

test("a client enters the code, agrees, and sends a check-in with a photo in few taps", async ({
  page,
  context,
}) => {
  const phone = await (await guest(context)).newPage();
  const problems = watchConsole(phone);
  const { id, address } = await clientsPhone(page, phone, { code: CODE });
  await expect(phone.getByRole("main")).not.toContainText("Marcus");
  await phone.getByLabel("Code").fill("0000");
  await phone.getByRole("button", { name: "Open" }).click();
  await expect(phone.getByRole("alert").filter({ hasText: "This code is wrong" })).toBeVisible();
  await phone.getByLabel("Code").fill(CODE);
  await phone.getByRole("button", { name: "Open" }).click();
  await expect(phone.getByRole("heading", { name: "Hi Marcus, before you start" })).toBeVisible();
  await expect(phone.getByRole("main")).not.toContainText("195.0");
  await phone.getByRole("button", { name: "Agree and start" }).click();
  await expect(phone.getByText("Tick the first two sentences to go on.")).toBeVisible();
  await agree(phone);

  let taps = 0;
  const tap = (name: string | RegExp, role: "button" | "radio" = "button") => {
    taps += 1;
    return phone.getByRole(role, { name }).filter({ visible: true }).last().click();
  };
  await tap("Decrease Weight");
  await tap("Take photo");
  await expect(phone.getByRole("dialog").locator("[data-ghost]")).toBeVisible();
  await tap(/^Take photo$/);
  await tap(/^(Use photo|Keep anyway)$/);
  await tap("4", "radio");
  await phone.reload();
  await expect(phone.getByText("Ready to send")).toBeVisible();
  await expect(phone.getByText("194.9")).toBeVisible();
  await tap("Send to Dana");
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeFocused();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  const [sent] = await sentThrough(page.request, id);
  expect(sent).toMatchObject({ weight: 194.9 });
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  // Expected: the refused code, and the output of the image networks' runtime.
  expect(problems().filter((problem) => !/status of 400|\/eye\//.test(problem))).toEqual([]);
  expect(await storedText(phone)).not.toContain(address.split("/").at(-1));
  await phone.context().close();
});

test("an offline check-in is stored and sent once when the network returns", async ({ page, context }) => {
  const their = await guest(context);
  const phone = await their.newPage();
  const { id } = await clientsPhone(page, phone);
  await agree(phone);
  await untilKept(phone);
  await their.setOffline(true);
  await phone.reload();
  await expect(phone.getByText("This is the version on your phone.", { exact: false })).toBeVisible();
  await phone.getByRole("button", { name: "Decrease Weight" }).click();
  await phone.setInputFiles("input[type=file] >> nth=0", "tests/figures/m_gym_shorts.jpg");
  await phone.getByRole("button", { name: /^(Use photo|Keep anyway)$/ }).click();
  await expect(phone.getByText("Ready to send")).toBeVisible();
  await phone.getByRole("button", { name: "Send to Dana" }).click();
  await expect(phone.getByRole("heading", { name: "Saved on this phone" })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Saved on this phone" })).toBeVisible();
  expect(await sentThrough(page.request, id)).toEqual([]);

  await their.setOffline(false);
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  expect(await sentThrough(page.request, id)).toHaveLength(1);
  await their.close();
});

test("a client whose language uses a decimal comma reads and types commas", async ({ page, context }) => {
  const phone = await (await guest(context, { locale: "de-DE" })).newPage();
  const { id } = await clientsPhone(page, phone);
  await agree(phone);
  const weight = phone.getByRole("button", { name: "Type Weight" });
  await expect(weight).toContainText("195,0");
  const type = async (typed: string) => {
    await weight.click();
    await phone.getByRole("textbox", { name: "Weight" }).fill(typed);
    await phone.keyboard.press("Enter");
  };
  await type("149,3");
  await phone.getByRole("button", { name: "Send to Dana" }).click();
  await expect(phone.getByRole("alert").filter({ hasText: "Is that right?" })).toHaveText(
    /^That is 45,7 lb from /,
  );
  await expect(weight).toContainText("149,3");
  await type("194,3");
  await expect(weight).toContainText("194,3");
  await phone.getByRole("button", { name: "Send to Dana" }).click();
  await expect
    .poll(async () => (await sentThrough(page.request, id)).map((one) => one.weight))
    .toEqual([194.3]);
});

test("the client's page works by keyboard, and is accessible in both themes", async ({ page, context }) => {
  const phone = await (await guest(context)).newPage();
  await clientsPhone(page, phone);
  await expectOpen(phone);
  await agree(phone);
  await expectOpen(phone);
  const weight = phone.getByRole("slider", { name: "Weight" });
  await weight.focus();
  await phone.keyboard.press("ArrowLeft");
  await expect(weight).toHaveAttribute("aria-valuetext", "194.9 lb");
  await phone.getByRole("radio", { name: "1, Badly" }).focus();
  await phone.keyboard.press("ArrowRight");
  await expect(phone.getByRole("radio", { name: "2", exact: true }).first()).toBeChecked();
  await phone.getByRole("button", { name: /^Your data/ }).press("Enter");
  await expect(phone.getByRole("dialog", { name: "Your data" })).toBeVisible();
  expect(await violations(phone, "all", "[role=dialog]")).toEqual([]);
  await phone.keyboard.press("Escape");
  await expect(phone.getByRole("button", { name: /^Your data/ })).toBeFocused();
  await phone.getByRole("button", { name: "Send to Dana" }).press("Enter");
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeFocused();
  await expectOpen(phone);
  await phone.context().close();
});

test("a client gets mail reminders after confirming the address, and stops them without signing in and in a mail program", async ({
  page,
  context,
}) => {
  const phone = await (await guest(context)).newPage();
  const problems = watchConsole(phone);
  const { address } = await clientsPhone(page, phone);
  await agree(phone);
  await phone.getByRole("button", { name: /^Your data/ }).click();
  const email = `marcus.${crypto.randomUUID().slice(0, 8)}@home.example`;
  await phone.getByLabel("Your email address").fill(email);
  await phone.getByRole("button", { name: "Remind me by email" }).click();
  await expect(phone.getByText("m•••@home.example is not confirmed yet.", { exact: false })).toBeVisible();
  const confirming = await mailedLink(email);
  await phone.goto(confirming.href);
  await phone.getByRole("button", { name: "Remind me" }).click();
  await expect(phone.getByRole("heading", { name: "Reminders are on" })).toBeVisible();
  await phone.goto(address);
  await phone.getByRole("button", { name: /^Your data/ }).click();
  await expect(phone.getByText("Reminders go to m•••@home.example.")).toBeVisible();

  const stop = await stopLinkIn(email);
  await phone.goto(stop.href);
  await phone.getByRole("button", { name: "Stop the mails" }).click();
  await expect(phone.getByRole("heading", { name: "The mails are stopped" })).toBeVisible();
  await phone.goto(address);
  await phone.getByRole("button", { name: /^Your data/ }).click();
  await expect(phone.getByText("Emails to m•••@home.example were stopped", { exact: false })).toBeVisible();
  await phone.goto(stop.href);
  await phone.getByRole("button", { name: "Stop the mails" }).click();
  await phone.getByRole("button", { name: "Allow them again" }).click();
  await expect(phone.getByText("Mails to this address are allowed again.")).toBeVisible();
  // The unsubscribe button of a mail program posts a form to the same address, from another site and without cookies.
  const pressed = await fetch(stop, {
    method: "POST",
    body: new URLSearchParams("List-Unsubscribe=One-Click"),
  });
  expect(pressed.status).toBe(200);
  await phone.goto(address);
  await phone.getByRole("button", { name: /^Your data/ }).click();
  await expect(phone.getByText("Emails to m•••@home.example were stopped", { exact: false })).toBeVisible();
  await phone.getByRole("button", { name: "No more reminders" }).click();
  await expect(phone.getByLabel("Your email address")).toBeVisible();
  expect(problems()).toEqual([]);
  await phone.context().close();
});

test("a client closes the page on a shared phone, which keeps nothing of it and asks for the code again", async ({
  page,
  context,
}) => {
  const their = await guest(context);
  const phone = await their.newPage();
  await clientsPhone(page, phone, { code: CODE });
  await phone.getByLabel("Code").fill(CODE);
  await phone.getByRole("button", { name: "Open" }).click();
  await expect(phone.getByRole("heading", { name: "Hi Marcus, before you start" })).toBeVisible();
  await agree(phone);
  await untilKept(phone);
  await phone.getByLabel("Anything Dana should know?").fill("A week in Lisbon");
  for (const trace of ["Lisbon", "Marcus"]) await expect.poll(() => storedText(phone)).toContain(trace);
  await phone.getByRole("button", { name: /^Your data/ }).click();
  await phone.getByRole("button", { name: "Close on this phone" }).click();
  await expect(phone.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  for (const trace of ["Lisbon", "Marcus"])
    await expect.poll(() => storedText(phone), { message: trace }).not.toContain(trace);
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await their.setOffline(true);
  await phone.reload();
  await expect(phone.getByText("This is the version on your phone.", { exact: false })).toBeVisible();
  await expect(phone.getByRole("main")).not.toContainText("Marcus");
  await their.close();
});

test("a client withdraws the consent, and the link looks like one that never existed", async ({
  page,
  context,
}) => {
  const phone = await (await guest(context)).newPage();
  const { address } = await clientsPhone(page, phone);
  await agree(phone);
  await phone.getByRole("button", { name: /^Your data/ }).click();
  const download = phone.waitForEvent("download");
  await phone.getByRole("link", { name: "Download a copy" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(zip|json)$/);
  await phone.getByRole("button", { name: "Take it back" }).click();
  await phone.getByRole("button", { name: "Delete what I sent and close the link" }).click();
  await expect(phone.getByRole("heading", { name: "This link is closed" })).toBeVisible();
  expect((await phone.goto(address))?.status()).toBe(404);
  const closed = await phone.getByRole("main").textContent();
  expect((await phone.goto(`/check-in/${"x".repeat(43)}`))?.status()).toBe(404);
  expect(await phone.getByRole("main").textContent()).toBe(closed);
  await phone.context().close();
});

async function expectOpen(phone: Page): Promise<void> {
  expect(await violations(phone)).toEqual([]);
  expect(await controlProblems(phone, 44)).toEqual([]);
  await phone.emulateMedia({ colorScheme: "dark" });
  await expect(phone.locator("html")).toHaveClass("dark");
  // Buttons fade to the colours of the new theme.
  await untilStill(phone);
  expect(await violations(phone, "colours")).toEqual([]);
  await phone.emulateMedia({ colorScheme: "light" });
  const viewport = phone.viewportSize();
  await phone.setViewportSize({ width: 320, height: 640 });
  expect(await lostText(phone)).toEqual([]);
  if (viewport) await phone.setViewportSize(viewport);
}
