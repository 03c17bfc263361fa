import { expect, type Page } from "@playwright/test";
import { NEW_CLIENT_DEFAULTS } from "../../../lib/body/ranges";
import { register } from "./account";

export type LoggedSet = { weight: number; reps: number };

/** A new trainer with one client, signed in. */
export async function trainerWithClient(page: Page): Promise<string> {
  await register(page.request);
  const made = await page.request.post("/api/clients", {
    data: { name: "Marcus Reed", ...NEW_CLIENT_DEFAULTS },
  });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

/** Saves a workout over the API; the default group is legs. */
export async function logged(
  page: Page,
  id: string,
  exerciseName: string,
  setsData: LoggedSet[],
  date?: string,
  muscleGroup = "legs",
) {
  const response = await page.request.post(`/api/client/${id}/workout`, {
    data: { muscleGroup, timezoneOffset: -330, date, exercises: [{ exerciseName, setsData }] },
  });
  expect(response.status()).toBe(201);
}

export const openWorkouts = (page: Page, id: string) => page.goto(`/transformation/${id}?tab=workouts`);
export const card = (page: Page, name: string) =>
  page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** YYYY-MM-DD, `days` days ago in the tests' time zone, Kolkata. */
export const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(
    Date.now() - days * 24 * 60 * 60 * 1000,
  );
