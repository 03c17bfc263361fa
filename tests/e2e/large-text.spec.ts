import { register } from "./support/account";
import { agreedLinkOf, guest } from "./support/check-in";
import { makeClient } from "./support/client";
import { lostAtDoubleSize } from "./support/large-text";
import { expect, test } from "./support/test";

test("at twice the text size nothing is cut, broken into letters or on something else @laptop", async ({
  page,
  context,
}) => {
  await register(page.request);
  const made = await page.request.post("/api/clients/sample", { data: { timezoneOffset: -330 } });
  expect(made.status()).toBe(201);
  const sample = `/transformation/${(await made.json()).id}`;
  const { id } = await makeClient(page.request, {}, { front: "m_plain_shorts" });
  const link = await agreedLinkOf(page.request, id);
  const phone = await (await guest(context)).newPage();
  await phone.goto(link);
  await expect(phone.getByRole("button", { name: "Decrease Weight" })).toBeVisible();
  expect.soft(await lostAtDoubleSize(phone), "check-in").toEqual([]);
  await phone.getByRole("button", { name: "Decrease Weight" }).click();
  await phone.getByRole("button", { name: /^Send to/ }).click();
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  expect.soft(await lostAtDoubleSize(phone), "check-in sent").toEqual([]);

  for (const address of [
    "/client-dashboard",
    `${sample}?tab=workouts`,
    `${sample}?tab=timeline`,
    "/inbox",
    "/my-account",
    "/calendar",
    "/floor",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    expect.soft(await lostAtDoubleSize(page), address).toEqual([]);
  }
});
