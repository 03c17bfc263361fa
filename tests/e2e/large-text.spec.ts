import { register } from "./support/account";
import { agreedLinkOf, guest } from "./support/check-in";
import { makeClient } from "./support/client";
import { lostAtDoubleSize, untouchedText } from "./support/large-text";
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

test("at twice the text size the logger and the weekly plan can be read and used", async ({ page }) => {
  await register(page.request);
  const notes = "Old shoulder injury on the left, no dips.";
  const { id } = await makeClient(page.request, { notes });
  const exercises = [
    { exerciseName: "Back Squat", setsData: [1, 2, 3].map(() => ({ weight: 225, reps: 6 })) },
  ];
  const data = { muscleGroup: "legs", timezoneOffset: -330, exercises };
  expect((await page.request.post(`/api/client/${id}/workout`, { data })).ok()).toBe(true);
  const planned = {
    exerciseName: "Back Squat",
    muscleGroup: "legs",
    sets: 3,
    reps: { min: 6, max: 6 },
    weight: 225,
  };
  const sessions = [1, 3, 5].map((weekday) => ({ weekday, name: "Legs", exercises: [planned] }));
  expect((await page.request.post(`/api/client/${id}/workout/plan`, { data: { sessions } })).ok()).toBe(true);

  await page.goto(`/transformation/${id}?tab=workouts`);
  await page.getByRole("radio", { name: "Program", exact: true }).click();
  await expect(page.getByText("Wed").first()).toBeVisible();
  expect.soft(await lostAtDoubleSize(page), "weekly plan").toEqual([]);
  expect.soft(await untouchedText(page), "weekly plan").toEqual([]);
  const note = page.getByText(notes).filter({ visible: true });
  const isWhole = () => note.evaluate((text) => text.scrollWidth <= text.clientWidth + 1);
  expect.soft(await isWhole(), "the note on the plan").toBe(true);

  await page.getByRole("radio", { name: "Exercises" }).click();
  await page.getByRole("tab", { name: "Legs" }).click();
  await page.getByRole("tabpanel").getByRole("button", { name: "Back Squat" }).last().click();
  const logger = page.getByRole("dialog", { name: "Back Squat" });
  await expect(logger.getByRole("button", { name: "Log set 1" })).toBeInViewport({ ratio: 1 });
  expect.soft(await lostAtDoubleSize(page), "logger").toEqual([]);
  for (const seen of [note, logger.getByRole("button", { name: /^Type Weight/ })])
    await expect.soft(seen).toBeInViewport({ ratio: 1 });
  expect.soft(await isWhole(), "the note in the logger").toBe(true);
  await logger.getByRole("button", { name: "Set 3 logged" }).scrollIntoViewIfNeeded();
  await expect.soft(logger.getByRole("button", { name: "Set 3 logged" })).toBeInViewport({ ratio: 1 });
  await logger.getByRole("button", { name: "Log set 1" }).click();
  await expect(logger.getByRole("button", { name: "Log set 2" })).toBeInViewport({ ratio: 1 });
});

test("at twice the text size the start of the floor leaves most of the screen to the clients", async ({
  page,
}) => {
  await register(page.request);
  const { id } = await makeClient(page.request, { notes: "Old shoulder injury on the left, no dips." });
  const planned = { exerciseName: "Back Squat", muscleGroup: "legs", sets: 3, reps: { min: 6, max: 6 } };
  const exercises = [{ ...planned, weight: 225 }];
  const sessions = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, name: "Legs", exercises }));
  expect((await page.request.post(`/api/client/${id}/workout/plan`, { data: { sessions } })).ok()).toBe(true);
  await page.goto("/floor");
  await expect(page.getByRole("heading", { name: "Who trains now?" })).toBeVisible();
  expect.soft(await lostAtDoubleSize(page)).toEqual([]);
  const start = page.getByRole("button", { name: /^(Start with|Choose)/ });
  const { y } = (await start.boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan(844 * 0.7);
});
