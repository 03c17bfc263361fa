import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { figureJpeg } from "../figures/figure";
import { register } from "./support/account";
import { fakeCamera } from "./support/camera";
import { expect, test } from "./support/test";

/** The camera's video as a series of pictures; it is read again when the camera opens. */
const FILM = path.join(tmpdir(), `formcast-film-${process.pid}.mjpeg`);

test.use(fakeCamera({ film: FILM }));

/** Records the figure; `share` is its height as a share of the picture. */
async function film(share: number): Promise<void> {
  const [width, height] = [720, 1280];
  const figure = sharp(figureJpeg("m_plain_shorts")).resize(
    Math.round(width * share),
    Math.round(height * share),
  );
  const above = height - Math.round(height * share);
  const beside = width - Math.round(width * share);
  const frame = await figure
    .extend({
      top: above >> 1,
      bottom: above - (above >> 1),
      left: beside >> 1,
      right: beside - (beside >> 1),
      extendWith: "copy",
    })
    .jpeg()
    .toBuffer();
  writeFileSync(FILM, Buffer.concat(Array.from({ length: 30 }, () => frame)));
}

test("the viewfinder asks the person to come closer, and takes the picture when all is good", async ({
  page,
}) => {
  await film(0.35);
  await register(page.request);
  await page.goto("/client-onboarding");
  await page.getByRole("button", { name: "Take front photo" }).click();
  const viewfinder = page.getByRole("dialog", { name: "Take front photo" });
  const advice = viewfinder.getByRole("status").filter({ hasText: /./ });
  await expect(advice).toHaveText("Come closer");

  await film(1);
  await viewfinder.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Take front photo" }).click();
  await expect(advice).toHaveText("Hold still");
  await expect(page.getByRole("dialog", { name: "Front photo, 9:16" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use photo" })).toBeEnabled();
});
