import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Client } from "@/lib/clients/record/schema";

type Photos = { front?: string; back?: string };

const MARCUS = {
  name: "Marcus Reed",
  gender: "male",
  height: 72,
  weight: 195,
  bodyFat: 20,
  targetWeight: 185,
  targetBodyFat: 15,
  steps: 2,
};

/** Creates a client with photos from `tests/figures`; no images are requested. */
export async function makeClient(request: APIRequestContext, changes: object = {}, photos: Photos = {}) {
  const response = await request.post("/api/clients", {
    maxRetries: 2,
    data: {
      ...MARCUS,
      ...changes,
      photoUrl: photos.front ? await uploadPhoto(request, photos.front) : null,
      backPhotoUrl: photos.back ? await uploadPhoto(request, photos.back) : null,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Client;
}

/** Uploads a photo from `tests/figures` without a client. */
export async function uploadPhoto(request: APIRequestContext, figure: string): Promise<string> {
  const buffer = await readFile(`tests/figures/${figure}.jpg`);
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer };
  const response = await request.post("/api/upload-photo", { multipart: { photo } });
  expect(response.status()).toBe(201);
  return (await response.json()).photoUrl;
}

/** Requests the images; `andWait` waits until all are ready. */
export async function orderImages(request: APIRequestContext, id: string, { andWait = false } = {}) {
  await request.patch(`/api/client/${id}`, { data: { hasSignificantChanges: true } });
  if (!andWait) return;
  const status = async () => (await (await request.get(`/api/client/${id}`)).json()).generation.status;
  await expect.poll(status, { timeout: 90_000, intervals: [500] }).toBe("succeeded");
}
