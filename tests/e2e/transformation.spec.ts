import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { type Page, request } from "@playwright/test";
import sharp from "sharp";
import { register } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { watchConsole } from "./support/console";
import { expect, test } from "./support/test";

const tabs = (page: Page) =>
  page.getByRole("tablist", { name: "Client" }).getByRole("tab").filter({ visible: true });
const tab = (page: Page, name: string) => tabs(page).filter({ hasText: name });

/** Generated once and shared by all tests that only read them. */
let finished: ReturnType<typeof makeFinished> | undefined;

async function makeFinished() {
  const trainer = await request.newContext({ baseURL: test.info().project.use.baseURL });
  await register(trainer);
  const { id } = await makeClient(trainer, {}, { front: "m_plain_shorts", back: "m_back_gym" });
  await orderImages(trainer, id, { andWait: true });
  const { cookies } = await trainer.storageState();
  await trainer.dispose();
  return { id, cookies };
}

/** Opens a client with finished images of both sides, signed in as their trainer. */
async function openFinished(page: Page): Promise<void> {
  finished ??= makeFinished();
  const { id, cookies } = await finished;
  await page.context().addCookies(cookies);
  await page.goto(`/transformation/${id}?tab=morphs`);
  await expect(page.getByRole("heading", { name: "Complete Transformation Journey" })).toBeVisible();
}

test("a client's page has three tabs with addresses, opens on the workouts, and asks for a photo", async ({
  page,
}) => {
  await register(page.request);
  const { id } = await makeClient(page.request);
  await page.goto(`/transformation/${id}`);
  await expect(page.getByRole("heading", { name: "Marcus Reed's Transformation", level: 1 })).toBeVisible();
  await expect(tabs(page)).toHaveText(["Morphs", "Workouts", "Timeline"]);
  await expect(tab(page, "Workouts")).toHaveAttribute("aria-selected", "true");

  await tab(page, "Timeline").click();
  await expect(page).toHaveURL(/\?tab=timeline$/);
  await page.reload();
  await expect(tab(page, "Timeline")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("link", { name: "← Back" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto(`/transformation/${id}?tab=morphs`);
  await expect(page.getByText("No photo yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add photo" })).toHaveAttribute(
    "href",
    `/client-onboarding?clientId=${id}`,
  );

  // The tabs of admins are not a trainer's, also with their address.
  await page.goto(`/transformation/${id}?tab=admin`);
  await expect(tab(page, "Workouts")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "AI Prompts" })).toHaveCount(0);

  await page.goto("/transformation/01a1fa2b-3351-78d0-8255-532a86b5d538");
  await expect(
    page.getByText(
      "Client not found - this client may have been deleted. Redirecting to dashboard in 3 seconds...",
    ),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Back to Dashboard Now" })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe("new images", () => {
  test("have a countdown, appear without a reload, and remove the flag from the address", async ({
    page,
  }) => {
    const problems = watchConsole(page);
    await register(page.request);
    const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
    await page.goto(`/transformation/${id}?regenerate=true`);
    await expect(page.getByRole("progressbar", { name: "Time" })).toBeVisible();
    await expect(page.getByText(/^Generating transformations\.\.\. \d+s$/)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/transformation/${id}$`));
    await orderImages(page.request, id);
    await expect(page.getByRole("heading", { name: "Complete Transformation Journey" })).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByRole("progressbar", { name: "Time" })).toBeHidden();
    expect(problems()).toEqual([]);
  });

  test("show the reason of a failure, with a retry and a link to the photo", async ({ page }) => {
    await register(page.request);
    const wall = await sharp({ create: { width: 900, height: 1600, channels: 3, background: "#778899" } })
      .jpeg()
      .toBuffer();
    const upload = await page.request.post("/api/upload-photo", {
      multipart: { photo: { name: "wall.jpg", mimeType: "image/jpeg", buffer: wall } },
    });
    const { photoUrl } = await upload.json();
    const { id } = await makeClient(page.request);
    await page.request.patch(`/api/client/${id}`, { data: { photoUrl } });
    await page.goto(`/transformation/${id}?regenerate=true`);
    await expect(page.getByText("We could not find a person in this photo")).toBeVisible();
    await expect(page.getByRole("link", { name: "Change photo" })).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("You can leave this page.", { exact: false })).toBeVisible();
    await expect(page.getByText("We could not find a person in this photo")).toBeVisible();
  });
});

test.describe("finished images", () => {
  test.beforeEach(({ page }) => openFinished(page));

  test("show the photo in their place while pressed, by key and pointer, with its outline on them @laptop", async ({
    page,
  }) => {
    const press = page.getByRole("button", { name: "Press to compare" });
    const photo = page.getByAltText("Photo of Marcus Reed, front").first();
    await expect(photo).toBeHidden();
    await page.keyboard.down("Space");
    await expect(press).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.up("Space");
    const outline = page.getByRole("button", { name: "Today's outline" });
    await expect(outline).toHaveAttribute("aria-pressed", "false");
    await outline.click();
    const line = page.locator("[data-outline=solid]").first();
    await expect(line).toBeVisible();
    const picture = await page
      .getByRole("region", { name: "Comparison" })
      .getByRole("img")
      .first()
      .boundingBox();
    if (!picture) throw new Error("the image has no box");
    await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 3);
    await page.mouse.down();
    await expect(press).toHaveAttribute("aria-pressed", "true");
    await page.mouse.up();
    await expect(press).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("radio", { name: "Beside" }).check();
    await expect(line).toBeVisible();
  });

  test("are compared with the photo by keyboard and pointer, or side by side @laptop", async ({ page }) => {
    await page.getByRole("radio", { name: "Slider" }).check();
    const slider = page.getByRole("slider", { name: "Compare photo and AI forecast" });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", "Photo 52 percent");
    // On phones the choice of the view lies below the picture and has scrolled it away.
    await page.evaluate(() => window.scrollTo(0, 0));
    const box = await slider.locator("xpath=..").boundingBox();
    if (!box) throw new Error("the frame has no box");
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.4);
    await page.mouse.up();
    await expect(slider).toHaveAttribute("aria-valuetext", /^Photo 2[45] percent$/);

    await page.getByRole("radio", { name: "Beside" }).check();
    await expect(slider).toBeHidden();
    await page.getByRole("radio", { name: "Back" }).click();
    await expect(page.getByAltText(/^AI forecast of Marcus Reed, back/).first()).toBeVisible();
    await expect(
      page
        .getByText("AI-generated illustration of a possible result. Not a photo and not a promise.")
        .first(),
    ).toBeVisible();
  });

  test("open in full screen, follow the arrow keys, return the focus, and can be zoomed and panned @laptop", async ({
    page,
    isMobile,
  }) => {
    const opener = page.getByRole("button", { name: "Full screen" });
    await opener.click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText("3 of 3")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(viewer.getByText("1 of 3")).toBeVisible();
    await expect(viewer.getByRole("heading", { name: "Photo" })).toBeVisible();
    for (let press = 0; press < 8; press++) await page.keyboard.press("Tab");
    expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    const image = page.getByRole("dialog").getByRole("img", { name: /^AI forecast/ });
    const width = async () => (await image.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(100);
    const whole = await width();
    const { width: across, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const [x, y] = [across / 2, height / 2];
    if (isMobile) {
      const touch = await page.context().newCDPSession(page);
      const fingers = (type: "touchStart" | "touchMove" | "touchEnd", apart: number[]) =>
        touch.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: apart.map((distance, id) => ({ x: x + distance, y, id })),
        });
      await fingers("touchStart", [-40]);
      await fingers("touchStart", [-40, 40]);
      for (const distance of [60, 80, 100, 120]) await fingers("touchMove", [-distance, distance]);
      await fingers("touchEnd", []);
      await expect.poll(width).toBeGreaterThan(whole * 2.5);
      await expect.poll(width).toBeLessThan(whole * 3.5);
    } else {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -400);
      await expect.poll(width).toBeGreaterThan(whole * 2);
    }
    const before = await image.boundingBox();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await image.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) + 40, 0);
  });

  test("have a rating that is stored, no retake with the local engine, and downloads with a label strip", async ({
    page,
  }) => {
    const good = page.getByRole("button", { name: "Good image" });
    for (const button of [good, page.getByRole("button", { name: "Bad image" })]) {
      const kept = page.waitForResponse((response) => response.url().endsWith("/rating"));
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      expect((await kept).status()).toBe(200);
    }
    await page.reload();
    await expect(page.getByRole("button", { name: "Bad image" })).toHaveAttribute("aria-pressed", "true");
    await expect(good).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("button", { name: "Full screen" }).click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByRole("button", { name: "Bad image" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Generate again" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();

    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download image" }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe("Marcus Reed_transformation_step2.jpg");
    const { width = 0, height = 0 } = await sharp(await readFile(await download.path())).metadata();
    expect(height / width).toBeGreaterThan(16 / 9 + 0.05);

    const savingPhoto = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download Now" }).click();
    expect((await savingPhoto).suggestedFilename()).toBe("Marcus Reed_original.jpg");
  });
});

test.describe("a shared image", () => {
  type Shared = { name: string; type: string; width: number; height: number };
  const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared?: Shared }).shared);

  const choosePicture = async (page: Page) => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("radio", { name: "Picture" }).click();
  };

  test("reaches the other app as a file with name and label strip, and may be cancelled without an error", async ({
    page,
  }) => {
    const problems = watchConsole(page);
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        const isSecond = "shared" in window;
        if (isSecond) {
          Object.assign(window, { shared: { name: "cancelled" } });
          throw new DOMException("Share canceled", "AbortError");
        }
        const [file] = data?.files ?? [];
        if (!file) return;
        const { width, height } = await createImageBitmap(file);
        Object.assign(window, { shared: { name: file.name, type: file.type, width, height } });
      };
    });
    await openFinished(page);
    await choosePicture(page);
    await page.getByRole("button", { name: "Share image" }).click();
    await expect
      .poll(() => shared(page))
      .toMatchObject({
        name: "Marcus Reed_transformation_step2.jpg",
        type: "image/jpeg",
      });
    const { width = 0, height = 0 } = (await shared(page)) ?? {};
    expect(height / width).toBeGreaterThan(16 / 9 + 0.05);

    await page.getByRole("button", { name: "Share image" }).click();
    await expect.poll(() => shared(page)).toMatchObject({ name: "cancelled" });
    await expect(page.getByText("The image could not be shared.")).toHaveCount(0);
    expect(problems()).toEqual([]);
  });

  test("can be downloaded if the browser cannot share files", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.canShare = () => false;
    });
    await openFinished(page);
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download image" }).click();
    expect((await saving).suggestedFilename()).toBe("Marcus Reed_transformation_step2.jpg");
    await choosePicture(page);
    const savingCard = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save card" }).click();
    expect((await savingCard).suggestedFilename()).toBe("Marcus Reed_before_after.jpg");
    const { xmpAsString = "", width, height } = await sharp(await (await savingCard).path()).metadata();
    expect([width, height]).toEqual([1080, 1440]);
    expect(xmpAsString).toContain("compositeWithTrainedAlgorithmicMedia");
    await expect(page.getByRole("button", { name: /^Share (image|card)$/ })).toHaveCount(0);
  });
});

test("an admin has five tabs, and sees the prompts", async ({ page }) => {
  const { email } = await register(page.request);
  execFileSync(process.execPath, ["scripts/run.mjs", "admin", email]);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  await page.goto(`/transformation/${id}?tab=prompts`);
  await expect(tabs(page)).toHaveText(["Morphs", "Workouts", "Timeline", "AI Prompts", "Admin"]);
  await expect(page.getByText("No prompts available.")).toBeVisible();

  await orderImages(page.request, id, { andWait: true });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Step 1 AI Prompt" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Step 2 AI Prompt" })).toBeVisible();
  await tab(page, "Admin").click();
  await expect(page.getByRole("tab", { name: "Trainers & Clients" })).toBeVisible();
});
