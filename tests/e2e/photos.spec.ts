import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { gate } from "../support/gate";
import { register } from "./support/account";
import { makeClient, uploadPhoto } from "./support/client";
import { expect, test } from "./support/test";

const figurePath = (name: string) => path.resolve("tests/figures", `${name}.jpg`);

async function openForm(page: Page): Promise<void> {
  const email = `dana.${crypto.randomUUID()}@formcast.test`;
  const account = { name: "Dana Whitfield", email, password: "correct horse" };
  expect((await page.request.post("/api/auth/register", { data: account })).status()).toBe(201);
  await page.goto("/client-onboarding");
  await page.getByLabel("Name").fill("Marcus Reed");
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const slot = (page: Page, side: "Front" | "Back") => page.getByRole("group", { name: `${side} photo` });
const toast = (page: Page, text: string) => page.getByLabel("Notifications").getByText(text);

async function choose(page: Page, side: "Front" | "Back", name: string, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    slot(page, side).getByRole("button", { name }).first().click(),
  ]);
  await chooser.setFiles(file);
}

/** The photo in the slot, as stored on the server. */
async function photoIn(page: Page, side: "Front" | "Back") {
  const image = slot(page, side).getByRole("img");
  await expect(image).toHaveAttribute("src", /^\/api\/photo\//);
  const src = (await image.getAttribute("src")) ?? "";
  const size = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return [element.naturalWidth, element.naturalHeight];
  });
  return { src, size };
}

test("a photo is cropped, uploaded, viewed, replaced and deleted", async ({ page }) => {
  await openForm(page);
  await choose(page, "Front", "Front photo", figurePath("m_plain_shorts"));
  const crop = page.getByRole("dialog", { name: "Front photo, 9:16" });
  const frame = crop.getByRole("group");
  await frame.focus();
  for (const key of ["+", "+", "+", "ArrowDown", "ArrowLeft"]) await frame.press(key);
  await button(page, "Adjust crop").click();
  await expect(crop.getByRole("slider", { name: "Zoom" })).toHaveValue("1.26");
  await button(page, "Use photo").click();
  const first = await photoIn(page, "Front");
  // 1080 by 1920 divided by the zoom of 1.26; photos are never enlarged.
  expect(first.size).toEqual([857, 1524]);

  await slot(page, "Front").getByRole("button", { name: "View front photo" }).click();
  const viewer = page.getByRole("dialog", { name: "Front photo" });
  await expect(viewer.getByRole("img", { name: "Front photo of Marcus Reed" })).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    viewer.getByRole("button", { name: "Update Image" }).click(),
  ]);
  await chooser.setFiles(figurePath("m_gym_tee"));
  await button(page, "Use photo").click();
  await expect.poll(async () => (await photoIn(page, "Front")).src).not.toBe(first.src);
  expect((await photoIn(page, "Front")).size).toEqual([1080, 1920]);

  await slot(page, "Front").getByRole("button", { name: "Delete front photo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Photo deleted")).toBeVisible();
  await expect(toast(page, "Front photo removed successfully.")).toBeVisible();
  await expect(slot(page, "Front").getByRole("img")).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Marcus Reed");
});

test("a photo is straightened without empty corners, with the last one as an overlay", async ({ page }) => {
  await openForm(page);
  await choose(page, "Front", "Front photo", figurePath("m_plain_shorts"));
  await button(page, "Adjust crop").click();
  await expect(page.getByRole("slider", { name: "Straighten" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Overlay of the last photo" })).toHaveCount(0);
  await button(page, "Use photo").click();
  const first = await photoIn(page, "Front");

  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, "Update Image").click(),
  ]);
  await chooser.setFiles({ name: "halves.png", mimeType: "image/png", buffer: await blueOverGreen() });
  const ghost = page.locator("[data-ghost]");
  await expect(ghost).toHaveAttribute("src", first.src);
  await button(page, "Adjust crop").click();
  await page.getByRole("switch", { name: "Overlay of the last photo" }).click();
  await expect(ghost).toHaveCount(0);

  const straighten = page.getByRole("slider", { name: "Straighten" });
  await straighten.press("End");
  await expect(straighten).toHaveAttribute("aria-valuetext", "15.0°");
  await button(page, "Reset crop").click();
  await expect(straighten).toHaveAttribute("aria-valuetext", "0.0°");
  await straighten.fill("10");
  // The picture shows no person.
  await button(page, "Keep anyway").click();
  await expect.poll(async () => (await photoIn(page, "Front")).src).not.toBe(first.src);
  const turned = await photoIn(page, "Front");
  // The largest 9:16 frame inside a picture of 1080 by 1920 that is rotated by ten degrees.
  expect(turned.size).toEqual([835, 1484]);
  const picture = sharp(await (await page.request.get(turned.src)).body());
  const [red] = (await picture.stats()).channels;
  expect(red!.max).toBeLessThan(60);
  // After a clockwise rotation the horizontal line is higher on the left and lower on the right.
  const row = await picture.extract({ left: 0, top: 742, width: 835, height: 1 }).raw().toBuffer();
  const [left, right] = [row.subarray(0, 3), row.subarray(-3)];
  expect(left[1]).toBeGreaterThan(left[2]!);
  expect(right[2]).toBeGreaterThan(right[1]!);
});

/** A picture of 1080 by 1920 with a horizontal line in the middle. */
function blueOverGreen(): Promise<Buffer> {
  const half = (height: number, g: number, b: number) => ({
    create: { width: 1080, height, channels: 3 as const, background: { r: 20, g, b } },
  });
  return sharp(half(1920, 40, 160))
    .composite([{ input: half(960, 160, 40), top: 960, left: 0 }])
    .png()
    .toBuffer();
}

test("the viewer shows the day of a photo and the baseline", async ({ page }) => {
  await register(page.request);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const photoUrl = await uploadPhoto(page.request, "m_gym_tee");
  await page.request.patch(`/api/client/${id}`, { data: { photoUrl } });
  await page.goto(`/client-onboarding?clientId=${id}`);
  await page.getByRole("button", { name: "View front photo" }).click();
  const viewer = page.getByRole("dialog", { name: "Front photo" });
  const today = { timeZone: "Asia/Kolkata", month: "short", day: "numeric", year: "numeric" } as const;
  await expect(viewer.getByText(new Date().toLocaleDateString("en-US", today))).toBeVisible();
  await expect(viewer.getByText("195.0 lb, 20.0%")).toBeVisible();
  await expect(viewer.getByText("Baseline", { exact: true })).toHaveCount(0);
  await viewer.getByRole("button", { name: "Make baseline" }).click();
  await expect(viewer.getByText("Baseline", { exact: true })).toBeVisible();
  const history = await (await page.request.get(`/api/client/${id}/history`)).json();
  expect(history.baseline.photo.url).toBe(photoUrl);
});

test("a client with both photos gets images, and removing the photos removes them", async ({ page }) => {
  await openForm(page);
  for (const [side, figure] of [
    ["Front", "m_plain_shorts"],
    ["Back", "m_back_gym"],
  ] as const) {
    await choose(page, side, `${side} photo`, figurePath(figure));
    await button(page, "Use photo").click();
    await photoIn(page, side);
  }
  await button(page, "Generate").click();
  await expect(page).toHaveURL(/\/transformation\/[0-9a-f-]+/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const client = async () => (await page.request.get(`/api/client/${id}`)).json();
  expect((await client()).generation).not.toBeNull();

  await page.goto(`/client-onboarding?clientId=${id}`);
  for (const side of ["front", "back"]) {
    await button(page, `Delete ${side} photo`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  }
  await button(page, "Save").click();
  await expect(toast(page, "Photos removed - clearing transformations...")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/transformation/${id}`));
  expect(await client()).toMatchObject({ photoUrl: null, backPhotoUrl: null, transformationUrls: [] });
});

test("the form works after an aborted upload, a refused one, and a slow one", async ({ page }) => {
  await openForm(page);
  await page.route("**/api/upload-photo", (route) => route.abort());
  await choose(page, "Front", "Front photo", figurePath("m_plain_shorts"));
  await button(page, "Use photo").click();
  await expect(toast(page, "Upload failed")).toBeVisible();
  await expect(toast(page, "Failed to upload front photo. Please try again.")).toBeVisible();
  await expect(slot(page, "Front").getByRole("img")).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Marcus Reed");
  await expect(button(page, "Generate")).toBeEnabled();
  await page.unroute("**/api/upload-photo");

  const message = "The photo has more than 50 megapixels.";
  await page.route("**/api/upload-photo", (route) => route.fulfill({ status: 413, json: { message } }));
  await choose(page, "Front", "Front photo", figurePath("m_plain_shorts"));
  await button(page, "Use photo").click();
  await expect(toast(page, message)).toBeVisible();
  await page.unroute("**/api/upload-photo");

  let sent = 0;
  const { open: release, opened: held } = gate();
  await page.route("**/api/upload-photo", async (route) => {
    sent++;
    await held;
    await route.fallback();
  });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    slot(page, "Back").getByRole("button", { name: "Back photo" }).first().click(),
  ]);
  await chooser.setFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(toast(page, "This is not a photo we can read: JPEG, PNG or WebP.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent).toBe(0);

  await choose(page, "Front", "Front photo", figurePath("m_plain_shorts"));
  await button(page, "Use photo").click();
  await expect(slot(page, "Front").getByRole("progressbar")).toBeVisible();
  await expect(button(page, "Generate")).toBeDisabled();
  await expect(page.getByText("A photo is still uploading")).toBeVisible();
  release();
  expect((await photoIn(page, "Front")).size).toEqual([1080, 1920]);
  await expect(button(page, "Generate")).toBeEnabled();
});

test("a photo can be dropped onto its slot @laptop-alone", async ({ page }) => {
  await openForm(page);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    slot(page, "Front").getByRole("button", { name: "Front photo" }).first().click(),
  ]);
  await chooser.setFiles(figurePath("m_gym_tee"));
  await button(page, "Use photo").click();
  const { src } = await photoIn(page, "Front");
  const transfer = await page.evaluateHandle(async (url) => {
    const bytes = await (await fetch(url)).blob();
    const data = new DataTransfer();
    data.items.add(new File([bytes], "dropped.jpg", { type: "image/jpeg" }));
    return data;
  }, src);
  const target = slot(page, "Back").locator("> div").first();
  for (const type of ["dragover", "drop"]) await target.dispatchEvent(type, { dataTransfer: transfer });
  // The photo shows the front.
  await button(page, "Keep anyway").click();
  expect((await photoIn(page, "Back")).size).toEqual([1080, 1920]);
});
