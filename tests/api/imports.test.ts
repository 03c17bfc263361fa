import { describe, expect, it } from "vitest";
import type { Args } from "@/lib/platform/http/contract";
import * as imports from "@/lib/training/imports/contract";
import type { ImportChunk } from "@/lib/training/imports/schema";
import * as logbook from "@/lib/training/logbook/contract";
import { getExerciseProgress } from "@/lib/training/progress/contract";
import { coach, type SentSet, set, squats } from "../support/coach";
import { type Person, stranger } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

type Workout = ImportChunk["workouts"][number];
const of = (key: string, ...setsData: SentSet[]): Workout => ({
  key,
  date: "2026-09-01",
  minutes: 450,
  timezoneOffset: -330,
  muscleGroup: "legs",
  exercises: [{ exerciseName: "Back Squat", muscleGroup: "legs", notes: null, setsData }],
});

type Asked = Args<typeof imports.previewImport>["body"]["workouts"][number];
const asked = (key: string, more: Partial<Asked> = {}): Asked => ({
  key,
  startsAt: "2020-01-01T07:00:00.000Z",
  date: "2020-01-01",
  print: "1: 1x1",
  ...more,
});

/** A coach with import calls. */
async function importer(name: string) {
  const ann = await coach(name);
  const body = (workouts: Workout[], more: object = {}): ImportChunk => ({
    source: "strong",
    fileName: "strong.csv",
    workouts,
    answers: [],
    ...more,
  });
  const askAbout = (asked: Asked[], names: string[] = []) =>
    ann.person.call(imports.previewImport, { params: { id: ann.id }, body: { workouts: asked, names } });
  const to = (importId: string) => ({ params: { id: ann.id, importId } });
  return {
    ...ann,
    to,
    body,
    send: (importId: string, workouts: Workout[], more?: object) =>
      ann.person.call(imports.importWorkouts, { ...to(importId), body: body(workouts, more) }),
    undo: (importId: string) => ann.person.call(imports.undoImport, to(importId)),
    ask: (keys: string[], names: string[] = []) =>
      askAbout(
        keys.map((key) => asked(key)),
        names,
      ),
    askAbout,
    past: () => ann.person.call(imports.listImports, { params: { id: ann.id } }),
    page: () => ann.person.call(logbook.listWorkouts, { params: { id: ann.id }, query: {} }),
  };
}

describe("an import", () => {
  it("creates workouts with their day, sets and records", async () => {
    const { send, page, list, past } = await importer("Ann");
    const importId = crypto.randomUUID();
    const late = { ...of("b", { ...set(205, 5), kind: "working" }), minutes: 1439, date: "2026-11-20" };
    expect(await send(importId, [of("a", set(95, 8, "warmup"), set(185, 5)), late])).toEqual({
      imported: 2,
      skipped: 0,
    });
    expect(await page()).toMatchObject([
      { date: "2026-11-20", exercises: [{ setsData: [{ weight: 205 }] }] },
      { date: "2026-09-01", exercises: [{ setsData: [{ weight: 95, kind: "warmup" }, { weight: 185 }] }] },
    ]);
    expect(await list()).toMatchObject([
      {
        personalRecord: { bestWeight: 205, achievedDate: "2026-11-20" },
        lastWorkout: { date: "2026-11-20" },
      },
    ]);
    expect(await past()).toEqual([
      {
        id: importId,
        source: "strong",
        fileName: "strong.csv",
        importedAt: "2026-11-20T09:00:00.000Z",
        workouts: 2,
        weighIns: 0,
      },
    ]);
  });

  it("begins a workout at the instant of its own day's clock", async () => {
    const { send, page } = await importer("Ann");
    const late = { ...of("a", set(185, 5)), date: "2026-07-15", minutes: 1420, timezoneOffset: -120 };
    const early = { ...of("b", set(185, 5)), date: "2026-01-15", minutes: 20, timezoneOffset: -60 };
    await send(crypto.randomUUID(), [late, early]);
    expect(await page()).toMatchObject([
      { date: "2026-07-15", startedAt: "2026-07-15T21:40:00.000Z" },
      { date: "2026-01-15", startedAt: "2026-01-14T23:20:00.000Z" },
    ]);
  });

  it("creates nothing twice: repeated portions, the same file on another day, parallel requests", async () => {
    const { send, page, ask } = await importer("Ann");
    const first = crypto.randomUUID();
    const file = [of("a", set(185, 5)), of("b", set(190, 5)), of("b", set(190, 5))];
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(first, file)));
    expect(answers.reduce((sum, { imported }) => sum + imported, 0)).toBe(2);
    expect(await send(crypto.randomUUID(), [...file, of("c", set(195, 5))])).toEqual({
      imported: 1,
      skipped: 3,
    });
    expect(await page()).toHaveLength(3);
    expect((await ask(["a", "x", "c"])).knownKeys.toSorted()).toEqual(["a", "c"]);
  });

  it("recognises workouts that were logged here, by their ids", async () => {
    const { send, save, ask, page } = await importer("Ann");
    const { id } = await save(squats(set(185, 5)));
    expect(await ask([id, "x"])).toEqual({
      knownKeys: [id],
      similarKeys: [],
      exercises: [{ exerciseName: "Back Squat", muscleGroup: "legs" }],
      answers: [],
      weighIns: [],
    });
    expect(await send(crypto.randomUUID(), [of(id, set(185, 5))])).toEqual({ imported: 0, skipped: 1 });
    expect(await page()).toHaveLength(1);
  });

  it("leaves exercises in their group or in the trash", async () => {
    const { send, add, trash, list } = await importer("Ann");
    await add("back squat", "back");
    await send(crypto.randomUUID(), [of("a", set(185, 5))]);
    expect(await list("back")).toMatchObject([{ exerciseName: "back squat", lastWorkout: { weight: 185 } }]);
    await trash("Back Squat");
    await send(crypto.randomUUID(), [of("b", set(205, 5))]);
    expect([await list("back"), await list("legs")]).toEqual([[], []]);
  });

  it.each<[string, Workout, object?]>([
    ["no sets", of("a")],
    ["51 sets", of("a", ...Array.from({ length: 51 }, () => set(100, 5)))],
    ["1001 repetitions", of("a", set(100, 1001))],
    ["more than anybody lifts", of("a", set(2000.1, 5))],
    ["a weight below zero", of("a", set(-5, 5))],
    ["no key", { ...of("", set(100, 5)) }],
    ["a key with NUL", of("\0", set(100, 5))],
    ["a day to come", { ...of("a", set(100, 5)), date: "2026-11-21" }],
    ["a day that is none", { ...of("a", set(100, 5)), date: "2026-02-30" }],
    ["a minute that is none", { ...of("a", set(100, 5)), minutes: 1440 }],
    ["an unknown source", of("a", set(100, 5)), { source: "paper" }],
    ["no workouts", of("a", set(100, 5)), { workouts: [] }],
  ])("rejects %s and stores nothing", async (_, workout, more) => {
    const { send, page, list, past } = await importer("Ann");
    const sent = send(crypto.randomUUID(), [of("fine", set(100, 5)), workout], more);
    await expect(sent).rejects.toMatchObject({ status: 400 });
    expect([await page(), await list(), await past()]).toEqual([[], [], []]);
  });

  it("keeps sets outside of the logger's ranges, with the records and charts that follow", async () => {
    const { send, list, person, id, save } = await importer("Ann");
    const lifts = [set(507.1, 3), set(100, 45), set(838, 10), set(838, 100)];
    await send(crypto.randomUUID(), [of("a", ...lifts)]);
    expect(await list()).toMatchObject([
      { personalRecord: { bestWeight: 838, bestReps: 100 }, lastWorkout: { setsData: lifts } },
    ]);
    const progress = await person.call(getExerciseProgress, { params: { id, name: "Back Squat" } });
    expect(progress.days).toMatchObject([{ best: { weight: 838, reps: 100 } }]);
    expect((await save(squats(set(185, 5)))).newRecords).toEqual([]);
  });

  it("is limited to 200 workouts and 2 MB per request", async () => {
    const { send, to, person, body } = await importer("Ann");
    const many = Array.from({ length: 201 }, (_, at) => of(String(at), set(100, 5)));
    await expect(send(crypto.randomUUID(), many)).rejects.toMatchObject({ status: 400 });
    const large = {
      ...to(crypto.randomUUID()),
      body: body([of("a", set(100, 5))], { pad: "x".repeat(2 ** 21) }),
    };
    expect((await person.ask(imports.importWorkouts, large)).status).toBe(413);
    await expect(send("x", [of("a", set(100, 5))])).rejects.toMatchObject({ status: 404 });
  });
});

describe("a workout that is here from another app", () => {
  const startsAt = "2026-09-01T02:00:00.000Z";

  it("is known by its minute and its sets, and asked about if only one of them is the same", async () => {
    const { send, askAbout } = await importer("Ann");
    await send(crypto.randomUUID(), [of("from Strong", set(185, 5), set(185, 5), set(185, 4))]);
    const print = "3: 1x4 2x5";
    const { knownKeys, similarKeys } = await askAbout([
      asked("same", { startsAt, date: "2026-09-01", print }),
      asked("same day", { startsAt: "2026-09-01T06:30:00.000Z", date: "2026-09-01", print }),
      asked("same minute", { startsAt, date: "2026-09-01", print: "2: 2x5" }),
      asked("another day", { startsAt: "2026-09-02T02:00:00.000Z", date: "2026-09-02", print }),
      asked("other sets", { startsAt: "2026-09-01T06:30:00.000Z", date: "2026-09-01", print: "2: 2x5" }),
    ]);
    expect(knownKeys).toEqual(["same"]);
    expect(similarKeys).toEqual(["same day", "same minute"]);
  });

  it("is not another client's", async () => {
    const [ann, bob] = [await importer("Ann"), await importer("Bob")];
    await ann.send(crypto.randomUUID(), [of("a", set(185, 5))]);
    const question = [asked("same", { startsAt, date: "2026-09-01", print: "1: 1x5" })];
    expect(await bob.askAbout(question)).toMatchObject({ knownKeys: [], similarKeys: [] });
  });

  it("has its length, which ends now at the latest", async () => {
    const { send, page } = await importer("Ann");
    await send(crypto.randomUUID(), [{ ...of("a", set(185, 5)), lengthMinutes: 72 }]);
    expect(await page()).toMatchObject([{ startedAt: startsAt, endedAt: "2026-09-01T03:12:00.000Z" }]);
  });
});

describe("a trainer's answers for names", () => {
  const bench = { exerciseName: "Bench Press", muscleGroup: "chest" as const };

  it("are remembered for every client of the trainer, and for nobody else", async () => {
    const [ann, bob] = [await importer("Ann"), await importer("Bob")];
    const answers = [
      { name: "Bankdrücken LH", answer: bench },
      { name: "Warten", answer: null },
    ];
    await ann.send(crypto.randomUUID(), [of("a", set(185, 5))], { answers });
    const names = ["BANKDRÜCKEN LH", "Warten", "Kreuzheben"];
    expect((await ann.ask([], names)).answers).toEqual(
      expect.arrayContaining([
        { name: "bankdrücken lh", answer: bench },
        { name: "warten", answer: null },
      ]),
    );
    expect((await bob.ask([], names)).answers).toEqual([]);
    await ann.send(crypto.randomUUID(), [of("b", set(185, 5))], {
      answers: [{ name: "Warten", answer: bench }],
    });
    expect((await ann.ask([], ["Warten"])).answers).toEqual([{ name: "warten", answer: bench }]);
  });
});

describe("undoing an import", () => {
  it("removes exactly what it created, and the file can be imported again", async () => {
    const { send, undo, save, page, list, past, add } = await importer("Ann");
    await save(squats(set(100, 5)));
    await add("Leg Press");
    const [summaries, before] = [await list(), await page()];
    const importId = crypto.randomUUID();
    const press = {
      exerciseName: "Hack Squat",
      muscleGroup: "legs" as const,
      notes: null,
      setsData: [set(300, 5)],
    };
    const file = [of("a", set(400, 5)), { ...of("b", set(410, 5)), exercises: [press] }];
    await send(importId, file);
    expect(await list()).toHaveLength(3);
    expect(await undo(importId)).toEqual({ removed: 2, kept: 0 });
    expect([await list(), await page(), await past()]).toEqual([summaries, before, []]);
    await expect(undo(importId)).rejects.toMatchObject({ status: 404 });
    expect(await send(crypto.randomUUID(), file)).toEqual({ imported: 2, skipped: 0 });
  });

  it("leaves what was corrected by hand since, and says how much", async () => {
    const { send, undo, page, person, id, past } = await importer("Ann");
    const importId = crypto.randomUUID();
    const file = [of("a", set(185, 5)), { ...of("b", set(190, 5)), date: "2026-09-02" }];
    await send(importId, file);
    const [newest] = await page();
    await person.call(logbook.changeWorkout, {
      params: { id, workoutId: newest?.id ?? "" },
      headers: {},
      body: { note: "It was 195", timezoneOffset: -330 },
    });
    expect(await undo(importId)).toEqual({ removed: 1, kept: 1 });
    expect(await page()).toMatchObject([{ id: newest?.id, note: "It was 195" }]);
    expect(await past()).toEqual([]);
    expect(await send(crypto.randomUUID(), file)).toEqual({ imported: 1, skipped: 1 });
  });

  it("keeps an exercise that was used since", async () => {
    const { send, undo, save, list } = await importer("Ann");
    const importId = crypto.randomUUID();
    await send(importId, [of("a", set(400, 5))]);
    await save(squats(set(185, 5)));
    await undo(importId);
    expect(await list()).toMatchObject([{ personalRecord: { bestWeight: 185 } }]);
  });

  it("is independent of deleted workouts", async () => {
    const { send, undo, page, person, id } = await importer("Ann");
    const importId = crypto.randomUUID();
    await send(importId, [of("a", set(185, 5)), of("b", set(190, 5))]);
    const [one] = await page();
    const params = { id, workoutId: one?.id ?? "" };
    await person.call(logbook.deleteWorkout, { params });
    await undo(importId);
    expect(await person.call(logbook.restoreWorkout, { params })).toMatchObject({ id: one?.id });
    await person.call(logbook.deleteWorkout, { params });
    await send(crypto.randomUUID(), [of("a", set(185, 5)), of("b", set(190, 5))]);
    await expect(person.call(logbook.restoreWorkout, { params })).rejects.toMatchObject({ status: 409 });
    expect(await page()).toHaveLength(2);
  });
});

describe("the check for known workouts", () => {
  it("accepts a stored key, and rejects invalid ones", async () => {
    const { send, ask, person, id } = await importer("Ann");
    await send(crypto.randomUUID(), [of("Caf\u00e9 ", set(185, 5))]);
    expect((await ask(["Cafe\u0301", "other"])).knownKeys).toEqual(["Caf\u00e9"]);
    const question = { params: { id }, body: { workouts: [asked("a\0b")] } };
    expect((await person.ask(imports.previewImport, question)).status).toBe(400);
  });
});

describe("another trainer's imports", () => {
  it("are not accessible at any endpoint, for any client, or without a session", async () => {
    const [ann, bob] = [await importer("Ann"), await importer("Bob")];
    const importId = crypto.randomUUID();
    await ann.send(importId, [of("a", set(185, 5))]);
    const body = ann.body([of("b", set(400, 5))]);
    const requests: [Parameters<Person["ask"]>[0], object][] = [
      [imports.listImports, { params: { id: ann.id } }],
      [imports.previewImport, { params: { id: ann.id }, body: { workouts: [asked("a")] } }],
      [imports.importWorkouts, { ...ann.to(importId), body }],
      [imports.undoImport, ann.to(importId)],
      [imports.importWorkouts, { ...bob.to(importId), body }],
      [imports.undoImport, bob.to(importId)],
    ];
    for (const [endpoint, args] of requests) {
      expect((await bob.person.ask(endpoint, args as never)).status).toBe(404);
      expect((await stranger().ask(endpoint, args as never)).status).toBe(401);
    }
    expect((await bob.ask(["a"])).knownKeys).toEqual([]);
    expect(await ann.page()).toHaveLength(1);
    expect(await world.db.workoutImport.count({ where: { clientId: bob.id } })).toBe(0);
  });
});

it("a preview stays small for a client with many exercises", async () => {
  const ann = await importer("Ann");
  const names = Array.from({ length: 1_500 }, (_, n) => `${"x".repeat(70)} ${n}`);
  await world.db.exercise.createMany({
    data: names.map((name) => ({ clientId: ann.id, name, nameKey: name, muscleGroup: "legs" as const })),
  });
  const { exercises } = await ann.ask(["a"]);
  expect(exercises).toHaveLength(1_000);
});
