import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { makeClient } from "./client";

export const EXERCISE = "Back Squat";

/** A client of the signed-in trainer, with one exercise. */
export async function clientWithExercise(request: APIRequestContext, changes: object = {}): Promise<string> {
  const { id } = await makeClient(request, changes);
  const data = { exerciseName: EXERCISE };
  const added = await request.post(`/api/client/${id}/workout/exercises/legs`, { data, maxRetries: 2 });
  expect(added.status()).toBe(201);
  return id;
}

export const openWorkouts = (page: Page, id: string) => page.goto(`/transformation/${id}?tab=workouts`);

export const exerciseCard = (page: Page) => page.getByRole("listitem").filter({ hasText: EXERCISE });

/** Log on phones, the row itself on laptops. */
export const openExercise = (page: Page) =>
  page.getByRole("tabpanel").getByRole("button", { name: EXERCISE }).last().click();

/** Logs `count` sets in the open editor. */
export async function logSets(page: Page | Locator, count: number): Promise<void> {
  for (let set = 1; set <= count; set += 1) {
    if (set > 1) await page.getByRole("button", { name: "Add set", exact: true }).click();
    await page.getByRole("button", { name: `Log set ${set}`, exact: true }).click();
  }
}

export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

type Logged = { exercises: { exerciseName: string; setsData: unknown[] }[] };

/** The number of sets of each saved workout, newest first. */
export async function savedSets(request: APIRequestContext, id: string): Promise<number[]> {
  const answer = await request.get(`/api/client/${id}/workout`, { maxRetries: 2 });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as Logged[]).map(({ exercises }) =>
    exercises.reduce((sum, { setsData }) => sum + setsData.length, 0),
  );
}
