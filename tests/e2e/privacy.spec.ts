import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { signIn } from "./support/account";
import { makeClient, orderImages } from "./support/client";
import { enter, storedText } from "./support/device";
import { expect, test } from "./support/test";

test("a client withdraws and renews the consent to AI images; then the trainer exports everything and deletes the account", async ({
  page,
}) => {
  const account = await enter(page);
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  await orderImages(page.request, id, { andWait: true });

  await page.goto(`/client-onboarding?clientId=${id}`);
  await expect(page.getByText(/^Marcus agreed to photos on [A-Z][a-z]{2} \d+, \d{4}\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Privacy", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Withdraw: AI images" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("AI images2Open links0");
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(sheet.getByRole("button", { name: "Record consent: AI images" })).toBeVisible();

  await page.goto(`/transformation/${id}?tab=morphs`);
  await page.getByRole("button", { name: "Generate images" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "withdrew consent to AI images" });
  await expect(refusal).toBeVisible();
  await refusal.getByRole("button", { name: "Privacy" }).click();
  await sheet.getByRole("button", { name: "Record consent: AI images" }).click();
  await expect(sheet.getByRole("button", { name: "Withdraw: AI images" })).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Generate images" }).click();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible({ timeout: 90_000 });

  await page.goto("/my-account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^formcast_Dana Whitfield_\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const { trainer, clients } = JSON.parse(strFromU8(files["account.json"] as Uint8Array));
  expect(trainer.email).toBe(account.email);
  expect(Object.keys(files)).toContain(`${clients[0].folder}client.json`);

  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(question).toContainText("Clients1Photos1AI images2");
  await question.getByLabel("Current Password").fill(account.password);
  await question.getByLabel("Type DELETE to confirm").fill("DELETE");
  await question.getByRole("button", { name: "Delete" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  expect(await storedText(page)).not.toContain(account.email);
  await signIn(page, account);
  await expect(page.getByRole("alert").filter({ hasText: "Invalid email or password" })).toBeVisible();
});
