import { register } from "./support/account";
import { expect, test } from "./support/test";

/** Addresses that need a session. */
const SIGNED_IN = [
  "/",
  "/client-onboarding",
  "/client-dashboard",
  "/dashboard",
  "/my-account",
  "/admin",
  "/analytics",
  "/calendar",
  "/programs",
];
/** Addresses that do not exist. */
const NOWHERE = ["/transformation/1", "/no/such/page", "/signup/other", "/login/other", "/welcome/1/2"];
/** Addresses that redirect when signed in. */
const LEFT_BEHIND = [
  "/welcome",
  "/welcome/3",
  "/welcome/nonsense",
  "/signup",
  "/login",
  "/login?next=//evil.test",
];

test("a signed-out visitor is redirected to the first welcome slide, or the nearest one, with a reset token", async ({
  page,
}) => {
  for (const address of [...SIGNED_IN, ...NOWHERE]) {
    const response = await page.request.get(address);
    expect(new URL(response.url()).pathname, address).toBe("/welcome/0");
  }
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/welcome/0");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Grow and Retain Your Fitness Clients with Ease",
  );

  await page.goto("/welcome/99");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You have the potential to transform your business.",
  );
  await page.goto("/welcome/-4");
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  await page.goto("/welcome");
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  await page.goto("/welcome/two");
  await expect(page).toHaveURL("/welcome/0");

  await page.goto("/?reset=a-token");
  await expect(page).toHaveURL("/login?reset=a-token");
  await expect(page.getByRole("heading", { name: "Set new password" })).toBeVisible();
});

test("a signed-in trainer is redirected from the public pages, and gets a 404 page for an unknown address", async ({
  page,
}) => {
  await register(page.request);
  for (const address of LEFT_BEHIND) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], address).toEqual([307, "/"]);
  }
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/client-dashboard");
  await page.goto("/login?reset=a-token");
  await expect(page.getByRole("heading", { name: "Set new password" })).toBeVisible();

  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  // This is all that shows until the page has rendered.
  const canvas = async () =>
    /<meta name="color-scheme" content="([^"]*)"/.exec(
      await (await page.request.get("/no/such/page")).text(),
    )?.[1];
  expect(await canvas()).toBe("dark");
  await page.evaluate(() => localStorage.setItem("formcast-theme", "light"));
  await page.goto("/my-account");
  await expect.poll(canvas).toBe("light");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await page.getByRole("link", { name: "Back to Clients" }).click();
  await expect(page).toHaveURL("/client-dashboard");
});

test("a cookie of an ended session leads to the sign-in page, and from there back", async ({ page }) => {
  const account = await register(page.request);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith("formcast.session"));
  await page.request.post("/api/auth/logout");
  if (cookie) await page.context().addCookies([cookie]);
  await page.goto("/my-account?from=mail");
  await expect(page).toHaveURL("/login?ended=1&next=%2Fmy-account%3Ffrom%3Dmail");
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/my-account?from=mail");
});
