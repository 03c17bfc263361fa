import { describe, expect, it } from "vitest";
import * as history from "@/lib/clients/history/contract";
import * as clients from "@/lib/clients/record/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as reports from "@/lib/sharing/reports/contract";
import { photoIdOf } from "@/lib/text/addresses";
import { daysLater } from "@/lib/text/calendar/moments";
import { coach, set, squats } from "../support/coach";
import { addClient, addPhoto } from "../support/factories";
import { type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const reportOf = (person: Person, id: string) => person.call(reports.getReport, { params: { id } });

describe("a progress report", () => {
  it("of a new client contains only the first weigh-in", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { weight: 195 });
    expect(await reportOf(ann, id)).toMatchObject({
      firstPhotos: { front: null, back: null },
      weighIns: { count: 1, shown: [{ weight: 195 }] },
      workouts: { count: 0, months: [] },
      records: [],
    });
  });

  it("counts workouts by month, newest first, without warm-ups", async () => {
    const { person, id, save } = await coach("Ann");
    for (const date of ["2026-08-31", "2026-11-01", "2026-11-18"])
      await save({ ...squats(set(95, 10, "warmup"), set(185, 5), set(185, 5)), date });
    expect((await reportOf(person, id)).workouts).toEqual({
      count: 3,
      months: [
        { month: "2026-11", workouts: 2, sets: 4 },
        { month: "2026-08", workouts: 1, sets: 2 },
      ],
    });
  });

  it("shows a record with the first workout's best set, and no baseline as a record", async () => {
    const { person, id, save, trash } = await coach("Ann");
    await save({ ...squats(set(185, 5), set(135, 8)), date: "2026-09-01" });
    expect((await reportOf(person, id)).records).toEqual([]);
    await save({ ...squats(set(225, 10, "warmup"), set(205, 3)), date: "2026-10-01" });
    await save({ ...squats(set(195, 5)), date: "2026-11-01" });
    expect((await reportOf(person, id)).records).toEqual([
      {
        exerciseName: "Back Squat",
        first: { bestWeight: 185, bestReps: 5 },
        bestWeight: 205,
        bestReps: 3,
        achievedDate: "2026-10-01",
      },
    ]);
    await trash("Back Squat");
    expect((await reportOf(person, id)).records).toEqual([]);
  });

  it("shows sixty of a year's weigh-ins, including the first and the newest", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { weight: 195 });
    const now = world.clock.now();
    for (let number = 1; number <= 70; number++) {
      const body = { weight: 195 + number / 10, takenAt: daysLater(now, -5 * number).toISOString() };
      await ann.call(measurements.addMeasurement, { params: { id }, headers: {}, body });
    }
    const { count, shown } = (await reportOf(ann, id)).weighIns;
    expect([count, shown.length, shown[0]?.weight, shown.at(-1)?.weight]).toEqual([71, 60, 202, 195]);
    expect(shown.map(({ takenAt }) => takenAt)).toEqual(shown.map(({ takenAt }) => takenAt).toSorted());
  });

  it("starts with the oldest photo of a side, or the pinned one, with the body of its day", async () => {
    const ann = await trainer("Ann");
    const first = await addPhoto(ann);
    const { id } = await addClient(ann, { weight: 195, photoUrl: first });
    world.clock.advance({ days: 7 });
    const second = await addPhoto(ann);
    await ann.call(clients.updateClient, { params: { id }, body: { weight: 190, photoUrl: second } });
    const { firstPhotos } = await reportOf(ann, id);
    expect(firstPhotos).toMatchObject({ front: { photoUrl: first, weight: 195 }, back: null });
    const photoId = photoIdOf(second) ?? "";
    await ann.call(history.setBaseline, { params: { id, photoId } });
    expect((await reportOf(ann, id)).firstPhotos.front).toMatchObject({ photoUrl: second, weight: 190 });
  });

  it("is only for the client's trainer", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    await expect(reportOf(await trainer("Bo"), id)).rejects.toMatchObject({ status: 404 });
    await expect(reportOf(stranger(), id)).rejects.toMatchObject({ status: 401 });
  });
});
