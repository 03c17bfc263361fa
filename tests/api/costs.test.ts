import { describe, expect, it } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import { adminNamed, clientWithImages } from "../support/admin";
import { orderedImages, watch } from "../support/generations";
import type { SignedIn } from "../support/people";
import { withReplicate } from "../support/replicate-world";
import { testWorld } from "../support/world";

const world = testWorld();
withReplicate(world);

const PRICE = 60_000;

/** Ida, an admin, and a client of Ann's with two images that cost 60,000 each. */
async function paidImages() {
  const ida = await adminNamed(world, "Ida");
  const { ann, client } = await orderedImages({ steps: 2, name: "Marcus Reed" }, "front");
  const images = (await watch(world, ann, client)).transformations.map(({ id }) => id);
  return { ida, ann, client, images: images as [string, string] };
}

const monthOf = (ida: SignedIn) => ida.call(admin.getCostMonth, { query: {} });

describe("the history of images", () => {
  it("shows the price of images, and failed ones with their reason", async () => {
    const { ida, ann, client, images } = await paidImages();
    world.images = [world.engine];
    world.engine.answer = () => ({ state: "no_person" });
    const failed = await clientWithImages(world, ann);
    const historyOf = (id: string) => ida.call(admin.getTransformationHistory, { params: { id } });
    const made = (await historyOf(client.id)).transformations;
    expect(new Map(made.map(({ id, costMicroUsd }) => [id, costMicroUsd]))).toEqual(
      new Map(images.map((id) => [id, PRICE])),
    );
    const { transformations, failures } = await historyOf(failed.id);
    expect(transformations).toEqual([]);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toMatchObject({
      costMicroUsd: 0,
      error: expect.stringMatching(/./),
    });
  });
});

describe("a month of costs", () => {
  it("sums days, the previous month and the forecast, under the daily cap", async () => {
    const { ida, ann } = await paidImages();
    const { id, name } = ann.trainer;
    const until = await monthOf(ida);
    const at = (bookedAt: string, microUsd: number) => ({
      imageId: crypto.randomUUID(),
      ...{ trainerId: id, trainerName: name, outcome: "done" as const, engine: "replicate" as const },
      bookedAt: new Date(bookedAt),
      microUsd,
    });
    await world.db.imageCost.createMany({
      data: [
        at("2026-10-31T23:59:59Z", 1000),
        at("2026-11-01T00:00:00Z", 20),
        at("2026-11-19T12:00:00Z", 300),
      ],
    });
    const month = await monthOf(ida);
    expect(month).toMatchObject({ month: "2026-11", today: "2026-11-20", microUsd: until.microUsd + 320 });
    expect(month.before).toEqual({ month: "2026-10", microUsd: 1000 });
    expect(month.days).toContainEqual({ day: "2026-11-19", microUsd: 300, images: 1 });
    expect(month.forecast.map(({ day }) => day)).toEqual(
      [21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((d) => `2026-11-${d}`),
    );
    expect(month.cap).toEqual({
      dayMicroUsd: world.settings.dailyImageBudget.microUsd,
      monthMicroUsd: 30 * world.settings.dailyImageBudget.microUsd,
    });
    const october = await ida.call(admin.getCostMonth, { query: { month: "2026-10" } });
    expect(october).toMatchObject({ microUsd: 1000, images: 1, forecast: [] });
  });
});
