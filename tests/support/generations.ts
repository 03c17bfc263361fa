import { expect } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import type { Client } from "@/lib/clients/record/schema";
import type { ImageJob, ImageProgress } from "@/lib/ports/image-engine/port";
import { addClient, addPhoto } from "./factories";
import { type SignedIn, trainer } from "./people";
import type { TestWorld } from "./world";

/** A trainer's client with photos whose images are ordered but not made. */
export async function orderedImages(changes: object = {}, sides: "front" | "both" = "both") {
  const ann = await trainer("Ann");
  const photoUrl = await addPhoto(ann);
  const backPhotoUrl = sides === "both" ? await addPhoto(ann, "m_back_gym") : null;
  const { id } = await addClient(ann, { photoUrl, backPhotoUrl, ...changes });
  const client = await ann.call(clients.updateClient, {
    params: { id },
    body: { hasSignificantChanges: true },
  });
  return { ann, client, generationId: client.generation!.id };
}

export const read = (person: SignedIn, { id }: Pick<Client, "id">): Promise<Client> =>
  person.call(clients.getClient, { params: { id } });

/** "front 1", "front 2", "back 1" */
export const placesOf = ({ transformations }: Client): string[] =>
  transformations.map(({ side, step }) => `${side} ${step}`);

/** An engine result with the unchanged photo. */
export const done = (job: ImageJob): ImageProgress => ({
  state: "done",
  jpeg: job.photo,
  prompt: `${job.side} ${job.step}`,
  lowConfidence: false,
});

/** Waits for parallel work to reach a condition. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(condition, { interval: 5 }).toBe(true);
}

/** Polls the client like the page, until no image is in progress. */
export async function watch(world: TestWorld, ann: SignedIn, client: Pick<Client, "id">): Promise<Client> {
  for (let look = 0; look < 200; look++) {
    await world.background.settle();
    const seen = await read(ann, client);
    if (!["queued", "running"].includes(seen.generation!.status)) return seen;
    world.clock.advance({ seconds: 3 });
  }
  throw new Error("The images were never finished.");
}
