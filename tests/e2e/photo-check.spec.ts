import type { Page } from "@playwright/test";
import { BAD_PHOTOS, backPhoto, goodPhoto, lyingPhoto } from "../support/photos-to-check";
import { register } from "./support/account";
import { expect, test } from "./support/test";

/** The key sentence for each bad photo. */
const SAYS: Record<keyof typeof BAD_PHOTOS, string> = {
  nobody: "We could not find a person in this photo",
  several_people: "Two people are in the picture",
  on_its_side: "The photo lies on its side",
  turned_sideways: "Marcus stands sideways",
  three_quarter: "Marcus is half turned",
  leaning: "Marcus is not upright",
  seated: "Marcus is not standing",
  too_far_away: "Marcus is too far away",
  head_cut: "The head is cut off",
  hips_cut: "The hips are not in the picture",
  legs_cut: "The knees are not in the picture",
  feet_cut: "The feet are not in the picture",
  too_dark: "Too dark to see the edge",
  backlit: "The light comes from behind",
  too_bright: "Too bright: the skin has lost its shading",
  blurred: "The photo is blurred",
  arms_raised: "The arms are raised",
  arms_before_waist: "An arm hides the waist",
};

const NO_IMAGES = "Kept, it stays a photo: no outline and no forecast images.";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const slot = (page: Page, side: "Front" | "Back") => page.getByRole("group", { name: `${side} photo` });
const crop = (page: Page) => page.getByRole("dialog", { name: "Front photo, 9:16" });
const outline = (page: Page) => crop(page).locator("[data-outline]");

async function openForm(page: Page): Promise<void> {
  await register(page.request);
  await page.goto("/client-onboarding");
  await page.getByLabel("Name").fill("Marcus Reed");
}

async function choose(page: Page, buffer: Buffer, side: "Front" | "Back" = "Front"): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    slot(page, side)
      .getByRole("button", { name: `${side} photo` })
      .first()
      .click(),
  ]);
  await chooser.setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
}

test("each bad photo shows its own warning before it is used", async ({ page }) => {
  await openForm(page);
  for (const [fault, make] of Object.entries(BAD_PHOTOS)) {
    const sentence = SAYS[fault as keyof typeof BAD_PHOTOS];
    await test.step(fault, async () => {
      await choose(page, await make());
      await expect(crop(page).getByRole("status").getByText(sentence)).toBeVisible();
      for (const other of Object.values(SAYS).filter((one) => one !== sentence))
        await expect(crop(page).getByText(other)).toHaveCount(0);
      if (fault === "too_far_away") await expectCropOnPerson(page);
      await button(page, "Cancel").click();
      await expect(crop(page)).toHaveCount(0);
    });
  }
  await expect(slot(page, "Front").getByRole("img")).toHaveCount(0);
});

/** The proposed crop follows an off-centre person, until the trainer moves it. */
async function expectCropOnPerson(page: Page): Promise<void> {
  await button(page, "Adjust crop").click();
  const zoom = crop(page).getByRole("slider", { name: "Zoom" });
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.5);
  await button(page, "Reset crop").click();
  await expect(zoom).toHaveValue("1");
}

test("a file that is not a photo shows an error until another is chosen, and a good photo its outline", async ({
  page,
}) => {
  await openForm(page);
  await choose(page, Buffer.from("no picture"));
  const note = slot(page, "Front").getByRole("status");
  await expect(note).toHaveText("This is not a photo we can read: JPEG, PNG or WebP.");
  await choose(page, await goodPhoto());
  await expect(outline(page)).toHaveAttribute("data-outline", "solid");
  await expect(outline(page)).toHaveCSS("opacity", "1");
  await expect(crop(page).getByText("Front, standing straight, whole body, good light, sharp")).toBeVisible();
  // The outline shows only for a moment, then the crop guide.
  await expect(outline(page)).toHaveCSS("opacity", "0");
  await button(page, "Use photo").click();
  await expect(slot(page, "Front").getByRole("img")).toHaveAttribute("src", /^\/api\/photo\//);
  await expect(note).toBeEmpty();
  await expect(page.getByText("cannot be used for images")).toHaveCount(0);
});

test("a photo that cannot be used for images needs a choice to keep it, and the form says so before and after saving", async ({
  page,
}) => {
  await openForm(page);
  await choose(page, await BAD_PHOTOS.turned_sideways());
  await expect(outline(page)).toHaveAttribute("data-outline", "dotted");
  await expect(crop(page).getByText(NO_IMAGES)).toBeVisible();
  await expect(button(page, "Use photo")).toHaveCount(0);
  const [again] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Take another").click()]);
  await again.setFiles({
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: await BAD_PHOTOS.seated(),
  });
  await expect(crop(page).getByText("Marcus is not standing")).toBeVisible();
  await button(page, "Keep anyway").click();
  const note = slot(page, "Front").getByRole("status");
  await expect(note).toContainText("Marcus is not standing");
  await expect(note).toContainText(NO_IMAGES);
  await expect(page.getByText("The front photo cannot be used for images.")).toBeVisible();

  await button(page, "Generate").click();
  await expect(page).toHaveURL(/\/transformation\/[0-9a-f-]+/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/client-onboarding?clientId=${id}`);
  await expect(note).toContainText("Marcus is not standing");
  await expect(page.getByText("The front photo cannot be used for images.")).toBeVisible();
  await button(page, "View front photo").click();
  await expect(page.getByRole("dialog", { name: "Front photo" })).toContainText("Marcus is not standing");
});

const photoIn = (page: Page, side: "Front" | "Back") => slot(page, side).getByRole("img");
const BACK_IN_FRONT = "This is the back, not the front";

test("a back in the front's slot goes into the other in one tap", async ({ page }) => {
  await openForm(page);
  await choose(page, await backPhoto());
  await expect(crop(page).getByText(BACK_IN_FRONT)).toBeVisible();
  await expect(crop(page).getByText(/its images show the back/)).toBeVisible();
  await button(page, "Use as back photo").click();
  await expect(photoIn(page, "Back")).toHaveAttribute("src", /^\/api\/photo\//);
  await expect(photoIn(page, "Front")).toHaveCount(0);
  await expect(slot(page, "Back").getByRole("status")).toBeEmpty();
});

test("photos kept in each other's slot are swapped in one tap, and back again", async ({ page }) => {
  await openForm(page);
  await choose(page, await backPhoto());
  await button(page, "Keep anyway").click();
  await expect(slot(page, "Front").getByRole("status")).toContainText(BACK_IN_FRONT);
  const back = (await photoIn(page, "Front").getAttribute("src")) ?? "";
  await button(page, "Swap front and back").click();
  await expect(photoIn(page, "Back")).toHaveAttribute("src", back);
  await expect(slot(page, "Back").getByRole("status")).toBeEmpty();
  await button(page, "Undo").click();
  await expect(photoIn(page, "Front")).toHaveAttribute("src", back);
  await expect(photoIn(page, "Back")).toHaveCount(0);

  await button(page, "View front photo").click();
  const viewer = page.getByRole("dialog", { name: "Front photo" });
  await expect(viewer).toContainText(BACK_IN_FRONT);
  await viewer.getByRole("button", { name: "Swap front and back" }).click();
  await expect(viewer).toHaveCount(0);
  await expect(photoIn(page, "Back")).toHaveAttribute("src", back);

  await button(page, "Generate").click();
  await expect(page).toHaveURL(/\/transformation\/[0-9a-f-]+/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect(await (await page.request.get(`/api/client/${id}`)).json()).toMatchObject({
    photoUrl: null,
    backPhotoUrl: back,
  });
});

test("a photo on its side is turned in one tap before it is used", async ({ page }) => {
  await openForm(page);
  const praise = crop(page).getByText(/^Front, standing straight/);
  await choose(page, await BAD_PHOTOS.on_its_side());
  await button(page, "Turn").click();
  await expect(praise).toBeVisible();
  await button(page, "Cancel").click();

  await choose(page, await lyingPhoto());
  await expect(crop(page).getByText("The photo lies on its side")).toBeVisible();
  await button(page, "Keep anyway").click();
  await expect(slot(page, "Front").getByRole("status")).toContainText("The photo lies on its side");
  await button(page, "Turn").click();
  // Upright, the person fills a third of the picture.
  await expect(crop(page).getByText(SAYS.too_far_away)).toBeVisible();
});

test("everything works without the photo check", async ({ page }) => {
  await page.route("**/api/photo-check", (route) => route.abort());
  await openForm(page);
  await choose(page, await goodPhoto());
  await expect(crop(page).getByRole("slider", { name: "Straighten" })).toBeVisible();
  await expect(crop(page).getByText("Checking the photo")).toHaveCount(0);
  await expect(outline(page)).toHaveCount(0);
  await button(page, "Use photo").click();
  await expect(slot(page, "Front").getByRole("img")).toHaveAttribute("src", /^\/api\/photo\//);
});
