import type { Browser, Page } from "@playwright/test";
import { type Account, register, registerElsewhere, signIn } from "./support/account";
import { mailedLink } from "./support/outbox";
import { expect, test } from "./support/test";

const NEW_PASSWORD = "battery staple";

async function askForLink(page: Page, { email }: Account): Promise<URL> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("radiogroup")).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Reset Link Sent!")).toBeVisible();
  await expect(
    page.getByText("If an account exists, you will receive a password reset link shortly."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: "Sign In" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("");
  return mailedLink(email);
}

async function setNewPassword(page: Page, password: string, again = password) {
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm New Password").fill(again);
  await page.getByRole("button", { name: "Reset Password" }).click();
}

/** A second browser, signed in to the same account. */
async function elsewhere(browser: Browser, baseURL: string | undefined, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto("/login");
  await signIn(page, account);
  await expect(page).toHaveURL("/");
  return page;
}

test("a forgotten password is reset with the mailed link, once", async ({ page }) => {
  const dana = await registerElsewhere(page);
  const link = await askForLink(page, dana);
  await page.goto(link.pathname + link.search);
  const alert = page.getByRole("main").getByRole("alert");
  await setNewPassword(page, NEW_PASSWORD, "battery stapl");
  await expect(alert).toHaveText("Passwords do not match");
  await setNewPassword(page, "12345");
  await expect(alert).toHaveText("Password must be at least 6 characters");
  await expect(page).toHaveURL(link.pathname + link.search);

  await setNewPassword(page, NEW_PASSWORD);
  await expect(page.getByText("Password Reset Successful!")).toBeVisible();
  await expect(page.getByText("You can now log in with your new password.")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await signIn(page, { ...dana, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/");

  await page.goto(link.pathname + link.search);
  await setNewPassword(page, "another one");
  await expect(alert).toHaveText("This reset link is no longer valid. Please ask for a new one.");
  await page.getByRole("button", { name: "Back to Login" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("a reset link that is opened while signed in also ends that session", async ({ page, context }) => {
  const dana = await register(page.request);
  const other = await context.browser()?.newContext();
  await page.request.post("/api/auth/forgot-password", { data: { email: dana.email } });
  const link = await mailedLink(dana.email);
  await page.goto(link.pathname + link.search);
  await setNewPassword(page, NEW_PASSWORD);
  await expect(page).toHaveURL("/login");
  await page.goto("/my-account");
  await expect(page).toHaveURL("/welcome/0");
  await other?.close();
});

test("changing the password signs out the other browser at its next request, and signing in leads back", async ({
  page,
  browser,
  baseURL,
}) => {
  const dana = await register(page.request);
  const phone = await elsewhere(browser, baseURL, dana);
  await phone.goto("/my-account");
  await expect(phone.getByRole("heading", { name: dana.name })).toBeVisible();

  await page.goto("/my-account");
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByLabel("Current Password").fill(dana.password);
  await page.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm New Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Password Changed")).toBeVisible();
  await expect(page.getByLabel("Current Password")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: dana.name })).toBeVisible();

  // The other browser navigates inside the app, so that a request finds the 401, not the session gate.
  await phone.getByRole("button", { name: "Change Password" }).click();
  await phone.getByLabel("Current Password").fill(dana.password);
  await phone.getByLabel("New Password", { exact: true }).fill("yet another");
  await phone.getByLabel("Confirm New Password").fill("yet another");
  await phone.getByRole("button", { name: "Update Password" }).click();
  await expect(phone).toHaveURL("/login?ended=1&next=%2Fmy-account");
  await expect(phone.getByText("Your session has ended.")).toBeVisible();
  expect(await phone.evaluate(() => localStorage.getItem("formcast-auth"))).not.toContain(dana.email);
  await signIn(phone, { ...dana, password: NEW_PASSWORD });
  await expect(phone).toHaveURL("/my-account");
  await phone.context().close();
});

test("the change-password form shows its errors, and Cancel resets it", async ({ page }) => {
  await register(page.request);
  await page.goto("/my-account");
  const open = page.getByRole("button", { name: "Change Password" });
  await open.click();
  await expect(page.getByLabel("Current Password")).toBeFocused();
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Current password is required")).toBeVisible();
  await expect(page.getByLabel("Current Password")).toBeFocused();
  await expect(page.getByText("New password must be at least 6 characters")).toBeVisible();
  await expect(page.getByText("Please confirm your new password")).toBeVisible();

  await page.getByLabel("Current Password").fill("wrong one");
  await page.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm New Password").fill("battery stapl");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(page.getByLabel("Confirm New Password")).toBeFocused();
  await page.getByLabel("Confirm New Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("400: Current password is incorrect")).toBeVisible();
  await expect(page.getByLabel("New Password", { exact: true })).toHaveValue(NEW_PASSWORD);

  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(open).toBeFocused();
  await open.click();
  await expect(page.getByLabel("New Password", { exact: true })).toHaveValue("");
});
