import { describe, expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import * as exports from "@/lib/sharing/export/contract";
import { chunksOf } from "@/lib/training/imports/chunks";
import * as imports from "@/lib/training/imports/contract";
import { namesIn } from "@/lib/training/imports/match";
import { planImport } from "@/lib/training/imports/plan";
import { readFile } from "@/lib/training/imports/read-file";
import { questionOf } from "@/lib/training/imports/sameness";
import * as logbook from "@/lib/training/logbook/contract";
import { coach, exercise, set, squats, workout } from "../support/coach";
import { stranger } from "../support/people";
import { testWorld } from "../support/world";

const lb = unitSystem("imperial");

const world = testWorld();
type Coach = Awaited<ReturnType<typeof coach>>;

const exported = async ({ person, id }: Coach, format: "csv" | "json") =>
  (await person.call(exports.exportWorkouts, { params: { id }, query: { format } })).text();
const page = ({ person, id }: Coach) => person.call(logbook.listWorkouts, { params: { id }, query: {} });

/** Reads a file like the browser and imports it for the client. */
async function importInto({ person, id }: Coach, text: string) {
  const file = readFile(text, "2026-11-20");
  if ("problem" in file) throw new Error(file.problem);
  const preview = await person.call(imports.previewImport, {
    params: { id },
    body: questionOf(file),
  });
  const plan = planImport(file, {
    unit: "kg",
    system: lb,
    targets: new Map(namesIn(file, preview.exercises).map(({ key, proposal }) => [key, proposal])),
    knownKeys: new Set(preview.knownKeys),
  });
  const about = { source: file.source, fileName: "workouts.csv" };
  for (const workouts of chunksOf(plan.workouts))
    await person.call(imports.importWorkouts, {
      params: { id, importId: crypto.randomUUID() },
      body: { ...about, workouts },
    });
  return plan;
}

/** A history with difficult content for a file. */
async function history(): Promise<Coach> {
  const ann = await coach("Ann");
  await ann.save({
    ...workout(
      "legs",
      {
        ...exercise("Back Squat", set(95, 8, "warmup"), set(62.5, 5)),
        notes: '=HYPERLINK("x")\n"quoted", and more',
      },
      exercise("-Row/Pull & 100% 💪", set(0, 20), set(10, 20, "drop")),
      exercise("Single-Arm Row", { ...set(40, 9), limb: "left" }, { ...set(40, 8), limb: "right" }),
      exercise("'=1+1", set(30, 5, "failure")),
    ),
    date: "2026-11-01",
    timezoneOffset: -330,
  });
  world.clock.advance({ minutes: 240 });
  const rated = { ...squats(set(185, 5)), timezoneOffset: -330 };
  Object.assign(rated.exercises[0]?.setsData?.[0] ?? {}, { rpe: 8.5 });
  await ann.save(rated);
  world.clock.advance({ minutes: 240 });
  const curls = workout("arms", exercise("@Curl", set(30, 10)), exercise("+Curl", set(30, 10)));
  await ann.save({ ...curls, timezoneOffset: -330 });
  return ann;
}

describe("exported workouts", () => {
  it("return from a CSV file with the same sets, days and groups", async () => {
    const ann = await history();
    const bob = await coach("Bob");
    const text = await exported(ann, "csv");
    const plan = await importInto(bob, text);
    expect(plan.broken).toEqual([]);
    const bare = (rows: Awaited<ReturnType<typeof page>>) => rows.map(({ id: _, ...row }) => row);
    expect(bare(await page(bob))).toEqual(bare(await page(ann)));
    expect(await bob.records()).toEqual(await ann.records());
    const withoutIds = (csv: string) => csv.replace(/[\da-f]{8}-[\da-f-]{27}/g, "id");
    expect(withoutIds(await exported(bob, "csv"))).toBe(withoutIds(text));
  });

  it.each([
    [
      "Strong, a unit in each row",
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes",
      "2026-09-01 07:30:00;Push;Bench Press (Barbell);1;80;kg;5;8.5;0;m;0;Slow;Good day",
      "2026-09-01 07:30:00;Push;Running;1;0;kg;0;;5.2;km;1530;;",
      "2026-09-01 07:30:00;Push;Pull Up (Assisted);W;20;kg;8;;0;m;0;;",
    ],
    [
      "Strong, without units",
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
      "2026-09-01 07:30:00,Push,1h,Bench Press (Barbell),1,80,5,0,0,,,8.5",
      "2026-09-01 07:30:00,Push,1h,Running,1,0,0,5.2,1530,,,",
    ],
    [
      "Strong, units in the header",
      "Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (lbs);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes",
      '1;2026-09-01 07:30:00;Push;4320;Plank;1;25,5;0;;;90;"Two\nlines";',
    ],
    ...(["kg,km", "lbs,miles"] as const).map((units) => {
      const [weight, distance] = units.split(",");
      return [
        `Hevy in ${units}`,
        `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_${weight}","reps","distance_${distance}","duration_seconds","rpe"`,
        '"Run","1 Sep 2026, 07:30","1 Sep 2026, 08:30","","Treadmill",,"",0,"normal",,,3.1,1500,',
        '"Run","1 Sep 2026, 07:30","1 Sep 2026, 08:30","","Pull Up",,"",0,"normal",-12.5,8,,,9',
        '"Run","1 Sep 2026, 07:30","1 Sep 2026, 08:30","","Plank",,"",0,"dropset",,,,60,',
      ];
    }),
    [
      "FitNotes",
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment",
      "2026-09-01,Flat Barbell Bench Press,Chest,82.5,kgs,5,,,,Slow",
      "2026-09-01,Running (Treadmill),Cardio,,,,2.5,mi,0:15:30,",
      "2026-09-01,Plank,Abs,,,,,,0:01:30,",
    ],
    [
      "Fitbod",
      "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier",
      "2026-08-26 10:18:41 +0000,Hack Squat, 6,20.0,0.0,0.0,0.0,0.0,true,, 1.0",
      "2026-08-26 10:30:00 +0000,Running - Treadmill, 0,0.0,240.0,1000.0,0.0,0.0,false,Easy, 0.0",
    ],
  ])("of a file of %s come in once, and go out and in again without a loss", async (_, ...lines) => {
    const [ann, bob] = [await coach("Ann"), await coach("Bob")];
    const first = await importInto(ann, lines.join("\n"));
    expect(first).toMatchObject({ broken: [], sets: lines.length - 1 });
    const brought = await page(ann);
    expect(brought.flatMap(({ exercises }) => exercises)).toHaveLength(lines.length - 1);
    expect(await importInto(ann, lines.join("\n"))).toMatchObject({ workouts: [], duplicates: 1 });
    expect(await page(ann)).toEqual(brought);
    expect((await importInto(bob, await exported(ann, "csv"))).broken).toEqual([]);
    const bare = (rows: Awaited<ReturnType<typeof page>>) => rows.map(({ id: _, ...row }) => row);
    expect(bare(await page(bob))).toEqual(bare(brought));
    expect(await bob.records()).toEqual(await ann.records());
  });

  it("are recognised when they are imported again", async () => {
    const ann = await history();
    const plan = await importInto(ann, await exported(ann, "csv"));
    expect(plan).toMatchObject({ workouts: [], duplicates: 3 });
    expect(await page(ann)).toHaveLength(3);
  });

  it("contain no cell that a spreadsheet would run", async () => {
    const text = await exported(await history(), "csv");
    expect(text).toContain("'-Row/Pull & 100% 💪");
    expect(text).toContain("''=1+1");
    const cells = text.split("\r\n").flatMap((line) => line.split(/,"?/));
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  it("are complete in JSON, oldest first, as a download without caching", async () => {
    const ann = await history();
    const response = await ann.person.ask(exports.exportWorkouts, {
      params: { id: ann.id },
      query: { format: "json" },
    });
    expect(response.headers.get("content-disposition")).toContain(
      'filename="Marcus Reed_workouts_2026-11-20.json"',
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toMatchObject({
      format: "formcast-workouts",
      client: "Marcus Reed",
      workouts: [
        { date: "2026-11-01", time: "14:30", exercises: [{ exerciseName: "Back Squat" }, {}, {}, {}] },
        { date: "2026-11-20", time: "18:30", exercises: [{ sets: [{ weight: 185, rpe: 8.5 }] }] },
        { muscleGroup: "arms" },
      ],
    });
  });

  it("are complete when they are more than a page", async () => {
    const ann = await coach("Ann");
    for (let at = 0; at < 3; at++) {
      const workouts = Array.from({ length: 150 }, (_, index) => ({
        key: `${at}-${index}`,
        date: "2026-09-01",
        minutes: index,
        timezoneOffset: 0,
        muscleGroup: "legs" as const,
        exercises: [
          { exerciseName: "Squat", muscleGroup: "legs" as const, notes: null, setsData: [set(100, 5)] },
        ],
      }));
      await ann.person.call(imports.importWorkouts, {
        params: { id: ann.id, importId: crypto.randomUUID() },
        body: { source: "strong", fileName: "a.csv", workouts },
      });
    }
    expect((await exported(ann, "csv")).trim().split("\r\n")).toHaveLength(451);
    expect(JSON.parse(await exported(ann, "json")).workouts).toHaveLength(450);
  });

  it("are empty files for a client without workouts, and private", async () => {
    const [ann, bob] = [await coach("Ann"), await coach("Bob")];
    expect((await exported(ann, "csv")).trim().split("\r\n")).toHaveLength(1);
    expect(JSON.parse(await exported(ann, "json")).workouts).toEqual([]);
    const args = { params: { id: ann.id }, query: { format: "csv" as const } };
    expect((await bob.person.ask(exports.exportWorkouts, args)).status).toBe(404);
    expect((await stranger().ask(exports.exportWorkouts, args)).status).toBe(401);
    const odd = { params: { id: ann.id }, query: { format: "xml" as "csv" } };
    expect((await ann.person.ask(exports.exportWorkouts, odd)).status).toBe(400);
  });
});
