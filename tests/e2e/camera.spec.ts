import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { fakeCamera } from "./support/camera";
import { makeClient } from "./support/client";
import { expect, test } from "./support/test";

test.use(fakeCamera({ device: "=device-count=2" }));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a photo is taken with the guide and an overlay of the last one, retaken with the timer, and used", async ({
  page,
}) => {
  await register(page.request);
  const { id, photoUrl } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  await page.goto(`/client-onboarding?clientId=${id}`);
  await button(page, "View front photo").click();
  await button(page, "Take front photo").click();

  const viewfinder = page.getByRole("dialog", { name: "Take front photo" });
  await expect(button(page, "Take photo")).toBeEnabled();
  const ghost = viewfinder.locator("[data-ghost]");
  await expect(ghost).toHaveAttribute("src", photoUrl!);
  const strength = viewfinder.getByRole("slider", { name: "Last photo" });
  await strength.fill("75");
  await expect(ghost).toHaveCSS("opacity", "0.75");
  await strength.fill("0");
  await expect(ghost).toHaveCount(0);
  await button(page, "Use the front camera").click();
  await expect(button(page, "Use the rear camera")).toBeVisible();
  await expect(button(page, "Take photo")).toBeEnabled();

  await button(page, "Take photo").click();
  const crop = page.getByRole("dialog", { name: "Front photo, 9:16" });
  await button(page, "Adjust crop").click();
  await expect(crop.getByRole("switch", { name: "Overlay of the last photo" })).toBeVisible();
  await button(page, "Take another").click();
  await viewfinder.getByRole("radio", { name: "3 s", exact: true }).click();
  await button(page, "Take photo").click();
  // The test camera shows no person.
  await button(page, "Keep anyway").click();
  const photo = page.getByRole("group", { name: "Front photo" }).getByRole("img");
  await expect(photo).not.toHaveAttribute("src", photoUrl!);
  await expect(photo).toHaveAttribute("src", /^\/api\/photo\//);
});
