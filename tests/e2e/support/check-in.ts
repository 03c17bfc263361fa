import { type APIRequestContext, expect } from "@playwright/test";

/** The short code of links that have one. */
export const CODE = "4821";

/** The address of a client's check-in link, made by their trainer. */
export async function linkOf(request: APIRequestContext, id: string, { code = false } = {}): Promise<string> {
  const data = { consent: true, code: code ? CODE : null };
  const made = await request.post(`/api/client/${id}/check-in-link`, { data });
  expect(made.status()).toBe(201);
  return `/check-in/${(await made.json()).token}`;
}

/** What a client has sent, as their trainer sees it; the newest first. */
export async function sentThrough(request: APIRequestContext, id: string): Promise<{ weight: number }[]> {
  const answer = await request.get(`/api/client/${id}/check-ins`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()).checkIns;
}
