import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { NEW_CLIENT_DEFAULTS } from "../../lib/body/ranges";

/** A new client with a photo, of whoever is signed in; gives the id. */
export async function clientWithPhoto(request: APIRequestContext): Promise<string> {
  const buffer = await readFile("tests/figures/m_plain_shorts.jpg");
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer };
  const { photoUrl } = await (await request.post("/api/upload-photo", { multipart: { photo } })).json();
  const data = { ...NEW_CLIENT_DEFAULTS, name: "Marcus Reed", photoUrl };
  return (await (await request.post("/api/clients", { data })).json()).id;
}

/** The address of the check-in of a client who has agreed before. */
export async function agreedLink(request: APIRequestContext, clientId: string): Promise<string> {
  const settings = {
    questions: ["sleep", "hunger", "adherence", "note"],
    everyWeeks: 1,
    weekday: 5,
    releasedOn: "2020-01-01",
    code: null,
    imageDays: [],
    timeZone: "UTC",
    consent: true,
  };
  const made = await request.post(`/api/client/${clientId}/check-in-link`, { data: settings });
  const { token } = await made.json();
  const agreed = { version: "1", adult: true, photos: true };
  await request.post(`/api/check-in/${token}/consent`, { data: agreed });
  return `/check-in/${token}`;
}
