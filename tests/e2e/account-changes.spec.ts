import { register, somebody } from "./support/account";
import { mailedLink } from "./support/outbox";
import { expect, test } from "./support/test";

test("a trainer's new name shows on every page", async ({ page }) => {
  await register(page.request);
  await page.goto("/my-account");
  await page.getByRole("button", { name: "Change name" }).click();
  const name = page.getByLabel("Full Name");
  await expect(name).toHaveValue("Dana Whitfield");
  await name.fill(" ");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Required")).toBeVisible();
  await name.fill("Dana Reed");
  await name.press("Enter");
  await expect(page.getByRole("heading", { name: "Dana Reed" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Dana Reed" })).toBeVisible();
});

test("a trainer confirms a new address with a mailed link", async ({ page, browser, baseURL }) => {
  const dana = await register(page.request);
  const { email } = somebody();
  await page.goto("/my-account");
  await page.getByRole("button", { name: "Change Email" }).click();
  await page.getByLabel("New Email Address").fill(email);
  await page.getByLabel("Current Password").fill("a guess");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Current password is incorrect")).toBeVisible();
  await page.getByLabel("Current Password").fill(dana.password);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await expect(page.getByRole("main").getByText(dana.email)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Email" })).toBeFocused();

  // Mails are often read on another device.
  const link = await mailedLink(email);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto(link.pathname + link.search);
  await elsewhere.getByRole("button", { name: "Confirm address" }).click();
  await expect(elsewhere.getByText(`You now sign in with ${email}.`)).toBeVisible();
  await elsewhere.goto(link.pathname + link.search);
  await elsewhere.getByRole("button", { name: "Confirm address" }).click();
  await expect(elsewhere.getByRole("main").getByRole("alert")).toHaveText(
    "This link is no longer valid. Please ask for a new one.",
  );
  await elsewhere.context().close();

  await page.reload();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
});

test("terms and privacy are public, and linked from the account", async ({ page, browser, baseURL }) => {
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto("/signup");
  const opened = visitor.waitForEvent("popup");
  await visitor.getByRole("link", { name: "Privacy Policy" }).click();
  const privacy = await opened;
  await expect(privacy.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect(privacy.getByText("AI images are made on the operator's own server.")).toBeVisible();
  await visitor.context().close();

  await register(page.request);
  await page.goto("/my-account");
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
});
