import { register, somebody } from "./support/account";
import { expect, test } from "./support/test";

test("only the buttons lead through the slides, after each question is answered", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.goto("/welcome/0");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByText("Reduce drop-offs by up to 80%")).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();

  for (const [question, option] of [
    ["What's your biggest challenge with clients?", "Keeping clients motivated long-term"],
    ["When do you usually lose the most clients?", "Clients move on to other trainers"],
    ["What results do your clients ask for most?", "fat loss/leaner"],
  ] as const) {
    const next = page.getByRole("button", { name: "Continue" });
    await expect(page.getByRole("link", { name: "Already have an account? Log in" })).toBeVisible();
    await expect(page.getByRole("radiogroup", { name: question }).getByRole("radio")).toHaveCount(5);
    await expect(next).toBeDisabled();
    await page.getByRole("radio", { name: option }).click();
    await next.click();
  }

  await expect(page).toHaveURL("/welcome/5");
  await page.getByRole("button", { name: "See My Plan" }).click();
  await expect(page).toHaveURL("/signup");
  expect(sent).toEqual([]);
});

test("answers work by keyboard, survive going back, and are gone after a reload", async ({ page }) => {
  await page.goto("/welcome/2");
  const options = page.getByRole("radio");
  await options.first().focus();
  // The radio follows the focus while the key is down.
  await page.keyboard.down("ArrowDown");
  await expect(options.nth(1)).toBeChecked();
  await page.keyboard.up("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/welcome/3");
  await page.goBack();
  await expect(options.nth(1)).toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "motivated",
  );
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
});

test("signing up needs the password twice, keeps the typed text, and ends on the success page", async ({
  page,
}) => {
  const dana = somebody();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()));
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill(dana.name);
  await page.getByLabel("Email Address").fill(dana.email);
  await page.getByLabel("Password", { exact: true }).fill(dana.password);
  await page.getByLabel("Confirm Password").fill("correct hors");
  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(page.getByLabel("Confirm Password")).toBeFocused();
  expect(asked).toEqual([]);

  await page.route("**/api/auth/signup", (route) => route.fulfill({ status: 500, body: "boom" }), {
    times: 1,
  });
  await page.getByLabel("Confirm Password").fill(dana.password);
  await create.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Signup failed");
  await expect(page.getByLabel("Full Name")).toHaveValue(dana.name);
  await expect(page.getByLabel("Confirm Password")).toHaveValue(dana.password);

  await create.click();
  await expect(page).toHaveURL("/signup/success");
  await expect(page.getByText("SUCCESS")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank you, Dana" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");
});

test("the answer about notifications is stored on this device and leads to the clients", async ({ page }) => {
  await register(page.request);
  for (const [button, stored] of [
    ["Allow", "true"],
    ["Don't Allow", "false"],
  ] as const) {
    await page.goto("/welcome/notifications");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL("/client-dashboard");
    expect(await page.evaluate(() => localStorage.getItem("notifications.preferred"))).toBe(stored);
  }
});
