import { register } from "./support/account";
import { watchConsole } from "./support/console";
import { expect, test } from "./support/test";

test("the playground is public, shows the components on every device, and only the app can frame it", async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto("/playground?grid=on");
  const device = page.locator("iframe");
  const inside = device.contentFrame();
  await expect(device).toHaveAttribute("width", "390");
  await expect(inside.getByRole("heading", { name: "Specimen" })).toBeVisible();
  await expect(inside.getByTestId("grid")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "base" })).toHaveAttribute(
    "aria-current",
    "true",
  );

  await page.getByLabel("Device").selectOption("1920x1080");
  await expect(page).toHaveURL(/device=1920x1080&grid=on$/);
  await expect(device).toHaveAttribute("height", "1080");
  await expect(page.getByRole("listitem").filter({ hasText: "2xl" })).toHaveText(
    "2xl 1536 px, content 1600 px",
  );
  await expect(inside.locator("main")).toHaveCSS("width", "1600px");

  await page.getByRole("radio", { name: "Compact" }).click();
  await expect(inside.locator("main")).toHaveAttribute("data-density", "compact");
  await page.getByRole("switch", { name: "Grid overlay" }).click();
  await expect(inside.getByTestId("grid")).toHaveCount(0);
  await expect(inside.getByRole("img", { name: /body fat/i })).toBeVisible();

  const policyOf = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers()["content-security-policy"];
  expect(await policyOf("/playground")).toContain("frame-ancestors 'self'");
  expect(await policyOf("/login")).toContain("frame-ancestors 'none'");

  await register(page.request);
  await page.goto("/playground");
  await expect(page.getByRole("heading", { name: "Playground" })).toBeVisible();
  expect(problems()).toEqual([]);
});
