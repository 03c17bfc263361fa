import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { register } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { watchConsole } from "./support/console";

test.describe.configure({ timeout: 150_000 });

const tabs = (page: Page) =>
  page.getByRole("tablist", { name: "Client" }).getByRole("tab").filter({ visible: true });
const tab = (page: Page, name: string) => tabs(page).filter({ hasText: name });

test.describe("a client's page", () => {
  test("has three tabs that the address names, and opens on the workouts", async ({ page }) => {
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
  });

  test("leads away from a client that is not there", async ({ page }) => {
    await register(page.request);
    await page.goto("/transformation/01a1fa2b-3351-78d0-8255-532a86b5d538");
    await expect(
      page.getByText(
        "Client not found - this client may have been deleted. Redirecting to dashboard in 3 seconds...",
      ),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Back to Dashboard Now" })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test("leads to the form while there is no photo", async ({ page }) => {
    await register(page.request);
    const { id } = await makeClient(page.request);
    await page.goto(`/transformation/${id}?tab=morphs`);
    await expect(page.getByText("No photo yet")).toBeVisible();
    await expect(page.getByRole("link", { name: "Add photo" })).toHaveAttribute(
      "href",
      `/client-onboarding?clientId=${id}`,
    );
  });
});

test.describe("new images", () => {
  test("are counted down to, appear by themselves, and take the flag out of the address", async ({
    page,
  }) => {
    const problems = watchConsole(page);
    await register(page.request);
    const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
    await orderImages(page.request, id);
    await page.goto(`/transformation/${id}?regenerate=true`);
    await expect(page.getByRole("progressbar", { name: "Time" })).toBeVisible();
    await expect(page.getByText(/^Generating transformations\.\.\. \d+s$/)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/transformation/${id}$`));
    await expect(page.getByRole("heading", { name: "Complete Transformation Journey" })).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByRole("progressbar", { name: "Time" })).toBeHidden();
    expect(problems()).toEqual([]);
  });

  test("that cannot be made say why, and lead to another try and to the photo", async ({ page }) => {
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
    await expect(page.getByText("We could not find a person in this photo")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("link", { name: "Change photo" })).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("You can leave this page.", { exact: false })).toBeVisible();
    await expect(page.getByText("We could not find a person in this photo")).toBeVisible({ timeout: 60_000 });
  });
});

test.describe("finished images", () => {
  test.beforeEach(async ({ page }) => {
    await register(page.request);
    const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts", back: "m_back_gym" });
    await orderImages(page.request, id, { andWait: true });
    await page.goto(`/transformation/${id}?tab=morphs`);
    await expect(page.getByRole("heading", { name: "Complete Transformation Journey" })).toBeVisible();
  });

  test("are compared with the photo by keys and by finger, or stand beside it", async ({ page }) => {
    const slider = page.getByRole("slider", { name: "Compare photo and AI forecast" });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", "Photo 52 percent");
    const box = await page.getByAltText("Photo of Marcus Reed, front").first().boundingBox();
    if (!box) throw new Error("the photo has no box");
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.4);
    await page.mouse.up();
    await expect(slider).toHaveAttribute("aria-valuetext", /^Photo 2[45] percent$/);

    await page.getByRole("button", { name: "Side by side" }).click();
    await expect(slider).toBeHidden();
    await page.getByRole("radio", { name: "Back" }).click();
    await expect(page.getByAltText(/^AI forecast of Marcus Reed, back/).first()).toBeVisible();
    await expect(
      page
        .getByText("AI-generated illustration of a possible result. Not a photo and not a promise.")
        .first(),
    ).toBeVisible();
  });

  test("fill the screen on demand, follow the arrow keys, and give the focus back", async ({ page }) => {
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
  });

  test("are downloaded under the client's name, with a strip that says what they are", async ({ page }) => {
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

test("a trainer has no admin tabs, whatever the address says", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request);
  await page.goto(`/transformation/${id}?tab=admin`);
  await expect(tab(page, "Workouts")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "AI Prompts" })).toHaveCount(0);
});

test("an admin has five tabs, and reads what the engine was asked for", async ({ page }) => {
  const { email } = await register(page.request);
  execFileSync(process.execPath, ["scripts/admin.mjs", email]);
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
