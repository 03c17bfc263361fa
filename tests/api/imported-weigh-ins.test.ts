import { describe, expect, it } from "vitest";
import { getClient } from "@/lib/clients/record/contract";
import * as weighIns from "@/lib/clients/weigh-ins/contract";
import * as imports from "@/lib/training/imports/contract";
import type { ImportChunk, ImportedWeighIn } from "@/lib/training/imports/schema";
import { coach } from "../support/coach";
import { testWorld } from "../support/world";

testWorld();

const on = (date: string, weight: number, more: Partial<ImportedWeighIn> = {}): ImportedWeighIn => ({
  date,
  minutes: 450,
  timezoneOffset: -120,
  weight,
  ...more,
});

/** A coach with a client who was weighed today, and calls for files of a scale. */
async function weigher() {
  const { person, id } = await coach("Ann");
  const client = { params: { id } };
  const to = (importId: string) => ({ params: { id, importId } });
  const body = (rows: ImportedWeighIn[]): ImportChunk => ({
    source: "weights",
    fileName: "scale.csv",
    workouts: [],
    weighIns: rows,
    answers: [],
  });
  const list = async () =>
    (await person.call(weighIns.listMeasurements, { ...client, query: {} })).measurements;
  return {
    person,
    id,
    list,
    send: (importId: string, rows: ImportedWeighIn[]) =>
      person.call(imports.importWorkouts, { ...to(importId), body: body(rows) }),
    undo: (importId: string) => person.call(imports.undoImport, to(importId)),
    ask: () =>
      person.call(imports.previewImport, { ...client, body: { workouts: [], names: [], hasWeighIns: true } }),
    past: () => person.call(imports.listImports, client),
    client: () => person.call(getClient, client),
    one: (measurementId: string) => ({ params: { id, measurementId } }),
  };
}

describe("body weights of a file", () => {
  it("become weigh-ins at the instant of their own clock, also outside of the form's range", async () => {
    const { send, list, past, ask, client } = await weigher();
    const [today] = await list();
    const importId = crypto.randomUUID();
    const rows = [on("2019-06-01", 364.5), on("2020-06-01", 97, { bodyFat: 12.3 })];
    expect(await send(importId, rows)).toEqual({ imported: 2, skipped: 0 });
    expect(await list()).toMatchObject([
      { id: today?.id },
      { takenAt: "2020-06-01T05:30:00.000Z", weight: 97, bodyFat: 12.3 },
      { takenAt: "2019-06-01T05:30:00.000Z", weight: 364.5, bodyFat: null },
    ]);
    expect(await past()).toMatchObject([{ id: importId, source: "weights", workouts: 0, weighIns: 2 }]);
    expect((await ask()).weighIns).toHaveLength(3);
    expect(await client()).toMatchObject({ weight: today?.weight });
  });

  it("are the client's weight if they are the newest", async () => {
    const { send, undo, client, list } = await weigher();
    const [today] = await list();
    const importId = crypto.randomUUID();
    // A day without a clock counts as noon, which is still to come at nine.
    await send(importId, [on("2026-11-20", 201.5, { minutes: 720, timezoneOffset: 0, bodyFat: 17 })]);
    expect(await client()).toMatchObject({ weight: 201.5, bodyFat: 17 });
    expect((await list())[0]?.takenAt).toBe("2026-11-20T09:00:00.000Z");
    expect(await undo(importId)).toEqual({ removed: 1, kept: 0 });
    expect(await client()).toMatchObject({ weight: today?.weight });
  });

  it("are there once: repeated portions, the same file again, two apps of one scale, parallel requests", async () => {
    const { send, list } = await weigher();
    const rows = [on("2026-09-01", 180), on("2026-09-01", 181), on("2026-09-02", 180)];
    const first = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(first, rows)));
    expect(sent.reduce((sum, { imported }) => sum + imported, 0)).toBe(3);
    const later = [on("2026-09-01", 180.1, { minutes: 720 }), on("2026-09-03", 180)];
    expect(await send(crypto.randomUUID(), later)).toEqual({ imported: 1, skipped: 1 });
    expect(await list()).toHaveLength(5);
  });

  it("go with the undo of their import, except what was corrected since", async () => {
    const { send, undo, list, person, one, past } = await weigher();
    const importId = crypto.randomUUID();
    await send(importId, [on("2026-09-01", 180), on("2026-09-02", 280), on("2026-09-03", 180)]);
    const wrong = (await list()).find(({ weight }) => weight === 280);
    await person.call(weighIns.updateMeasurement, { ...one(wrong?.id ?? ""), body: { weight: 180.5 } });
    expect(await undo(importId)).toEqual({ removed: 2, kept: 1 });
    expect((await list()).map(({ weight }) => weight)).toContain(180.5);
    expect([await list(), await past()]).toMatchObject([{ length: 2 }, []]);
  });

  it("stay if they are all that a client has", async () => {
    const { send, undo, list, person, one } = await weigher();
    const [today] = await list();
    const importId = crypto.randomUUID();
    await send(importId, [on("2026-09-01", 180)]);
    await person.call(weighIns.deleteMeasurement, one(today?.id ?? ""));
    await expect(undo(importId)).rejects.toMatchObject({ status: 409 });
    expect(await list()).toMatchObject([{ weight: 180 }]);
  });

  it.each([
    ["too light", on("2026-09-01", 49.9)],
    ["too heavy", on("2026-09-01", 700.1)],
    ["more fat than a client can have", on("2026-09-01", 180, { bodyFat: 45.1 })],
    ["a day to come", on("2026-11-22", 180)],
  ])("are refused: %s", async (_, row) => {
    const { send, list, past } = await weigher();
    const sent = send(crypto.randomUUID(), [on("2026-09-01", 180), row]);
    await expect(sent).rejects.toMatchObject({ status: 400 });
    expect([await list(), await past()]).toMatchObject([{ length: 1 }, []]);
  });

  it("are not another trainer's to send or to undo", async () => {
    const [ann, bob] = [await weigher(), await coach("Bob")];
    const importId = crypto.randomUUID();
    await ann.send(importId, [on("2026-09-01", 180)]);
    const foreign = { params: { id: ann.id, importId } };
    await expect(bob.person.call(imports.undoImport, foreign)).rejects.toMatchObject({ status: 404 });
    await expect(
      bob.person.call(imports.undoImport, { params: { id: bob.id, importId } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await ann.list()).toHaveLength(2);
  });
});
