import type { APIRequestContext, Page } from "@playwright/test";
import { register } from "./support/account";
import { watchConsole } from "./support/console";
import { enter, untilReadyForOffline } from "./support/device";
import { expect, test } from "./support/test";

const DAY_MS = 24 * 60 * 60 * 1000;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const banner = (page: Page) => page.getByRole("region", { name: "Install Formcast" });

/** Fires the browser's install event; `outcome` is the user's answer to the browser's prompt. */
const offer = (page: Page, outcome: "accepted" | "dismissed") =>
  page.evaluate((outcome) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset.asked = "yes";
    };
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
    return event.defaultPrevented;
  }, outcome);

test("the browser reports no installability errors", async ({ page, request }) => {
  await page.goto("/welcome/0");
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // The tests run in incognito mode, which cannot install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  const answer = await request.get("/manifest.webmanifest", { maxRedirects: 0 });
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: "/", display: "standalone", scope: "/" });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    "New client",
    "Today's workout",
  ]);
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(iconsOf)];
  const addresses = pictures.map(({ src }: { src: string }) => src);
  await expectPictures(request, [...addresses, "/icons/apple-touch-icon-180.png", "/icons/badge-96.png"]);
});

async function expectPictures(request: APIRequestContext, addresses: string[]): Promise<void> {
  for (const address of new Set(addresses)) {
    const picture = await request.get(address, { maxRedirects: 0 });
    expect([address, picture.status()]).toEqual([address, 200]);
    expect((await picture.body()).byteLength).toBeLessThan(150 * 1024);
  }
}

const iconsOf = ({ icons }: { icons: { src: string }[] }) => icons;

/** Signed in with a saved workout, since the offer needs one. */
async function afterTheFirstWorkout(page: Page): Promise<void> {
  await register(page.request);
  await page.addInitScript(() => localStorage.setItem("formcast-workout-saved", "true"));
}

test("Android offers the app again three days after Later, and installs it with the browser's prompt", async ({
  page,
}) => {
  const problems = watchConsole(page);
  const start = new Date("2026-11-20T09:00:00Z");
  await page.clock.setFixedTime(start);
  await afterTheFirstWorkout(page);
  await page.goto("/client-dashboard");
  expect(await offer(page, "accepted")).toBe(true);
  await banner(page).getByRole("button", { name: "Later" }).click();
  await expect(banner(page)).toBeHidden();

  await page.clock.setFixedTime(start.getTime() + 3 * DAY_MS - 60_000);
  await page.reload();
  await offer(page, "accepted");
  await expect(page.getByRole("heading", { name: /Welcome/ })).toBeVisible();
  await expect(banner(page)).toBeHidden();

  await page.clock.setFixedTime(start.getTime() + 3 * DAY_MS);
  await page.reload();
  await offer(page, "dismissed");
  await banner(page).getByRole("button", { name: "Install" }).click();
  await expect(page.locator("html[data-asked]")).toBeAttached();
  await expect(banner(page)).toBeHidden();
  // Declining in the browser's prompt also dismisses the banner.
  await offer(page, "accepted");
  await expect(banner(page)).toBeHidden();
  expect(problems()).toEqual([]);
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE });

  test("the page names a startup image for each screen", async ({ page, request }) => {
    await page.goto("/welcome/0");
    const links = page.locator('head link[rel="apple-touch-startup-image"]');
    await expect(links).toHaveCount(15);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    await expectPictures(request, addresses);
  });

  test("the banner explains the installation until Got it, or in the installed app", async ({ page }) => {
    await afterTheFirstWorkout(page);
    await page.goto("/client-dashboard");
    await expect(banner(page).getByText("tap Share → Add to Home Screen")).toBeVisible();
    const pictures = banner(page).locator("img");
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.reload();
    await expect(page.getByRole("heading", { name: /Welcome/ })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test("Got it is remembered", async ({ page }) => {
    await afterTheFirstWorkout(page);
    await page.goto("/client-dashboard");
    await banner(page).getByRole("button", { name: "Got it" }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: /Welcome/ })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});

test.describe("notifications", () => {
  test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

  /** The notifications on the device. */
  const shown = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, data }) => ({ title, body, url: data.url }));
    });

  test("can be allowed and tested in My Account, and show while the app is closed", async ({ page }) => {
    await enter(page);
    await page.goto("/my-account");
    await untilReadyForOffline(page);
    await page.getByRole("switch", { name: "Notifications" }).click();
    await expect(page.getByText("On for this device")).toBeVisible();
    await page.getByRole("button", { name: "Send a test notification" }).click();
    // The test browser has no push service, so it shows the test notification locally.
    await expect(page.getByText("Shown by this browser itself")).toBeVisible();
    const test = { title: "Formcast", body: "Notifications work on this device.", url: "/my-account" };
    expect(await shown(page)).toEqual([test]);

    const notice = { title: "Images are ready", body: "Open Formcast to see them." };
    const url = "/transformation/0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001?tab=morphs";
    // A service worker that is being replaced drops messages. Sending again is safe, since the tag makes it
    // one notification.
    await expect(async () => {
      await push(page, { ...notice, tag: "images", url });
      await expect.poll(() => shown(page), { timeout: 5_000 }).toContainEqual({ ...notice, url });
    }).toPass();

    await page.getByRole("switch", { name: "Notifications" }).click();
    await expect(page.getByText("Off on this device")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send a test notification" })).toBeHidden();
  });

  /** Delivers a push message to the service worker. */
  async function push(page: Page, message: object): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    const registration = new Promise<string>((found) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
        if (first) found(first.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(page.url()).origin,
      registrationId: await registration,
      data: JSON.stringify(message),
    });
  }
});
