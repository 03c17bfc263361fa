import { expect, type Locator, type Page } from "@playwright/test";

export const paletteOf = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Go to a client or a page" });

/** Long enough for the code of the palette: a second press before it shows would close it. */
const TO_LOAD_MS = 20_000;

/** By its shortcut, whose listener loads after the page: a press before it is lost. */
export async function openPalette(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(async () => {
    if (!(await paletteOf(page).isVisible())) await page.keyboard.press("Control+k");
    await expect(paletteOf(page).getByRole("combobox")).toBeFocused({ timeout: TO_LOAD_MS });
  }).toPass();
}
