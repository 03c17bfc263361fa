import { chromium } from "@playwright/test";
import { somebody } from "./support/account";
import { expect, test, untilHydrated } from "./support/test";

/** Not localhost, so that browsers treat it as any address of a local network. */
const NAME = "coach.test";

test("at a plain http address a trainer can work, and the screen says what needs https", async ({
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? "");
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ["--no-sandbox", `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  });
  try {
    const page = await browser.newPage({
      baseURL: `http://${NAME}:${port}`,
      viewport: { width: 1440, height: 900 },
    });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const open = async (address: string) => {
      await page.goto(address);
      await untilHydrated(page);
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    };
    await open("/login");
    // Only the browser knows the name.
    const status = await page.evaluate(async (account) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(account);
      return (await fetch("/api/auth/register", { method: "POST", headers, body })).status;
    }, somebody());
    expect(status).toBe(201);
    await open("/my-account");
    await expect(page.getByText("Needs an address that begins with https")).toBeVisible();
    await expect(
      page.getByText("Installing and work without a network need an address that begins with https."),
    ).toBeVisible();
    await open("/programs");
    await page.getByRole("button", { name: "New program" }).click();
    await expect(page).toHaveURL(/template=/);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
