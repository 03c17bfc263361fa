import { register, registerElsewhere, signIn, somebody } from "./support/account";
import { expect, test } from "./support/test";

test("signing in works by keyboard alone, and leads on to the page that asked for it", async ({ page }) => {
  const dana = await registerElsewhere(page);
  await page.goto("/login?next=%2Fmy-account");
  await page.getByRole("radio", { name: "Sign In" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type(dana.email);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Forgot password?" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(dana.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/my-account");
});

test("a refused sign-in shows the reason, keeps the typed text, and never leads to another site", async ({
  page,
}) => {
  const dana = await registerElsewhere(page);
  await page.goto("/login?next=%2F%2Fevil.test");
  await signIn(page, { ...dana, password: "wrong one" });
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("Invalid email or password");
  await page.route("**/api/auth/login", (route) => route.abort());
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(alert).toHaveText("Login failed");
  await expect(page.getByLabel("Email")).toHaveValue(dana.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("wrong one");
  await page.unroute("**/api/auth/login");
  await page.getByLabel("Password", { exact: true }).fill(dana.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
});

test("the toggle creates an account, and reports an address that already has one", async ({ page }) => {
  const taken = await registerElsewhere(page);
  const dana = somebody();
  await page.goto("/login");
  await page.getByRole("radio", { name: "Create Account" }).click();
  await page.getByLabel("Full name").fill(dana.name);
  await page.getByLabel("Email").fill(taken.email);
  await page.getByLabel("Password", { exact: true }).fill(dana.password);
  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "An account with this email address already exists.",
  );
  await page.getByLabel("Email").fill(dana.email);
  await create.click();
  await expect(page).toHaveURL("/");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("formcast-auth") ?? "{}"));
  expect(stored.state).toMatchObject({
    isAuthenticated: true,
    trainer: { email: dana.email, isAdmin: false },
  });
});

test("the fields have autocomplete values for password managers", async ({ page }) => {
  const autocomplete = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => field.getAttribute("autocomplete"));
  await page.goto("/login");
  expect(await autocomplete("Email")).toBe("username");
  expect(await autocomplete("Password")).toBe("current-password");
  await page.getByRole("radio", { name: "Create Account" }).click();
  expect(await autocomplete("Password")).toBe("new-password");
  await page.goto("/login?reset=a-token");
  expect(await autocomplete("New Password")).toBe("new-password");
  await page.goto("/signup");
  expect(await autocomplete("Full Name")).toBe("name");
  expect(await autocomplete("Email Address")).toBe("username");
  expect(await autocomplete("Confirm Password")).toBe("new-password");
});

test("My Account shows the trainer, remembers the theme, and logs out", async ({ page }) => {
  const dana = await register(page.request);
  await page.goto("/my-account");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: dana.name })).toBeVisible();
  await expect(main.getByText(dana.email)).toBeVisible();
  await expect(main.getByText("Trainer", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "Light" }).click();
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();

  await main.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page.getByText(dana.email)).toHaveCount(0);
  await expect(page).not.toHaveURL("/my-account");
});

test("signing out in one tab signs out the others, and removes all account data from the browser", async ({
  page,
}) => {
  await register(page.request);
  const other = await page.context().newPage();
  await other.goto("/my-account");
  await page.goto("/my-account");
  await expect(other.getByRole("heading", { name: "Dana Whitfield" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/welcome/0");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "Dana",
  );
});
