import { type APIRequestContext, expect } from "@playwright/test";

/** The code of links that have one. */
export const CODE = "4821";

const SETTINGS = {
  questions: ["sleep", "hunger", "adherence", "note"],
  everyWeeks: 1,
  weekday: 5,
  releasedOn: "2020-01-01",
  code: null,
  timezoneOffset: 0,
  consent: true,
};

/** The address of a client's check-in link, made by their trainer. */
export async function linkOf(request: APIRequestContext, id: string, changes: object = {}): Promise<string> {
  const data = { ...SETTINGS, ...changes };
  const made = await request.post(`/api/client/${id}/check-in-link`, { data });
  expect(made.status()).toBe(201);
  return `/check-in/${(await made.json()).token}`;
}

/** What waits for the trainer of a client. */
export async function sentThrough(request: APIRequestContext, id: string): Promise<{ weight: number }[]> {
  const { waiting } = await (await request.get("/api/inbox")).json();
  return waiting.filter(({ clientId }: { clientId: string }) => clientId === id);
}
