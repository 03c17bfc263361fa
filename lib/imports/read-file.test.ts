import { describe, expect, test } from "vitest";
import { readFile } from "./read-file";
import type { SourceFile } from "./source-file";

const TODAY = "2026-11-20";
const file = (...lines: string[]): SourceFile => {
  const read = readFile(lines.join("\n"), TODAY);
  if ("problem" in read) throw new Error(read.problem);
  return read;
};
const setsOf = (read: SourceFile) =>
  read.workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets));

test("text is read as it is stored, so that the same file brings the same workouts", () => {
  const header = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps";
  const title = "Pre\u0301\0s ".repeat(30);
  const read = file(header, `2026-09-01 07:30:00,${title},1h,Curl,1,80,5`);
  const [key] = read.workouts.map((workout) => workout.key);
  expect(key).toMatch(/^strong\|2026-09-01 07:30:00\|Pr\u00e9s .*[^ ]$/);
  expect(key?.normalize("NFC").trim()).toBe(key);
});

describe("Strong", () => {
  test.each([
    [
      "A, with a column for the unit",
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes",
      "2026-09-01 07:30:00;Push;Bench Press (Barbell);1;80;kg;5;8.5;0;m;0;Slow;Good day",
      "kg",
    ],
    [
      "A, with a duration at the end",
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration",
      "2026-09-01 07:30:00;Push;Bench Press (Barbell);1;80;lbs;5;8.5;0;m;0;Slow;Good day;1h",
      "lb",
    ],
    [
      "B, which does not say the unit",
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
      '2026-09-01 7:30:00\u202fAM,"Push",1h 12m,"Bench Press (Barbell)",1,80.0,5,0,0,"Slow","Good day",8.5',
      null,
    ],
    [
      "C in kilograms",
      "Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes",
      '1;"2026-09-01 07:30:00";"Push";4320;"Bench Press (Barbell)";"1";80,0;5;8,5;;0;"Slow";"Good day"',
      "kg",
    ],
    [
      "C in pounds, the effort last",
      "Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (lbs);Reps;Distance (meters);Seconds;Notes;Workout Notes;RPE",
      "1;2026-09-01 07:30:00;Push;4320;Bench Press (Barbell);1;80;5;;0;Slow;Good day;8.5",
      "lb",
    ],
  ])("dialect %s", (_, header, row, unit) => {
    const read = file(`\uFEFF${header}`, row);
    expect(read).toMatchObject({ source: "strong", broken: [], withoutReps: 0 });
    expect(read.workouts).toMatchObject([
      {
        date: "2026-09-01",
        minutes: 450,
        exercises: [{ name: "Bench Press (Barbell)", notes: "Good day\nSlow" }],
      },
    ]);
    expect(setsOf(read)).toEqual([{ line: 2, weight: 80, unit, reps: 5, kind: "working", rpe: 8.5 }]);
  });

  const B =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE";
  const row = (order: string, more = "80,5,0,0,,,", exercise = "Squat (Barbell)") =>
    `2026-09-01 07:30:00,Legs,1h,${exercise},${order},${more}`;

  test("kinds of sets are kept; rests and efforts by time or distance are left out", () => {
    const read = file(
      B,
      row("W"),
      row("1"),
      row("D"),
      row("F"),
      row("Rest Timer", "0,0,0,90,,,"),
      row("2", "0,0,5,600,,,", "Running"),
    );
    expect(setsOf(read).map(({ kind }) => kind)).toEqual(["warmup", "working", "drop", "failure"]);
    expect(read).toMatchObject({ withoutReps: 2, broken: [] });
  });

  test("a broken row is told by its line and costs nothing else", () => {
    const read = file(
      B,
      row("1"),
      row("2", "80,five,0,0,,,"),
      row("3", "eighty,5,0,0,,,"),
      row("4", "80,31,0,0,,,"),
      "2026-13-01 07:30:00,Legs,1h,Squat,5,80,5,0,0,,,",
      "2026-11-21 07:30:00,Legs,1h,Squat,5,80,5,0,0,,,",
      "2026-09-01 07:30:00,Legs,1h,,5,80,5,0,0,,,",
      "2026-09-01 07:30:00,Legs,1h",
      row("5", "-20,5,0,0,,,"),
      "",
      row("6"),
    );
    expect(setsOf(read).map(({ line }) => line)).toEqual([2, 12]);
    expect(read.broken).toEqual([
      { line: 3, reason: "Reps are no number: five" },
      { line: 4, reason: "The weight is no number: eighty" },
      { line: 5, reason: "31 reps: a whole number from 1 to 30 can be kept" },
      { line: 6, reason: "The date cannot be read: 2026-13-01 07:30:00" },
      { line: 7, reason: "The date lies in the future: 2026-11-21 07:30:00" },
      { line: 8, reason: "The name of the exercise is missing or too long" },
      { line: 9, reason: "3 columns instead of 12" },
      { line: 10, reason: "Weight -20: assisted sets cannot be kept" },
    ]);
  });

  test("a quote that is never closed costs its own line, and notes over several lines keep the count", () => {
    const read = file(
      B,
      row("1", '80,5,0,0,"Two\nlines, ""quoted""",,'),
      row("2", '80,5,0,0,"Never closed,,'),
      row("3"),
      row("4", '80,5,0,0,"Closed",,'),
      row("5"),
    );
    expect(setsOf(read).map(({ line }) => line)).toEqual([2, 5, 6, 7]);
    expect(read.broken).toEqual([{ line: 4, reason: expect.any(String) }]);
    expect(read.workouts[0]?.exercises[0]?.notes).toBe('Two\nlines, "quoted"\nClosed');
  });

  test("the same name later in a workout is the same exercise, another time is another workout", () => {
    const read = file(
      B,
      row("1"),
      row("1", undefined, "Leg Press"),
      row("2"),
      row("1").replace("07:30", "18:00"),
    );
    expect(
      read.workouts.map(({ key, exercises }) => [key, exercises.map(({ sets }) => sets.length)]),
    ).toEqual([
      ["strong|2026-09-01 07:30:00|Legs", [2, 1]],
      ["strong|2026-09-01 18:00:00|Legs", [1]],
    ]);
  });

  test("more sets than a workout can hold are told by line", () => {
    const read = file(B, ...Array.from({ length: 51 }, () => row("1")));
    expect(setsOf(read)).toHaveLength(50);
    expect(read.broken).toEqual([{ line: 52, reason: "More than 50 sets of one exercise in one workout" }]);
  });
});

describe("Hevy", () => {
  const header = (weight: string, distance = "distance_km") =>
    `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type",${weight},"reps","${distance}","duration_seconds","rpe"`;
  const row = (type: string, weight: string, time = "1 Sep 2026, 07:30") =>
    `"Push","${time}","${time}","","Bench Press (Barbell)","","Pause\\nbelow",0,"${type}",${weight},5,,,8.5`;

  test("sets in kilograms, with line breaks as its phone app writes them", () => {
    const rows = [row("warmup", "40"), row("normal", "80"), row("dropset", "60"), row("failure", "60")];
    const read = file([header('"weight_kg"'), ...rows].join("\r\n"));
    expect(read.source).toBe("hevy");
    expect(setsOf(read).map(({ weight, unit, kind }) => [weight, unit, kind])).toEqual([
      [40, "kg", "warmup"],
      [80, "kg", "working"],
      [60, "kg", "drop"],
      [60, "kg", "failure"],
    ]);
    expect(read.workouts[0]?.exercises[0]?.notes).toBe("Pause\nbelow");
  });

  test("sets in pounds, and of files with a column for each unit", () => {
    expect(setsOf(file(header('"weight_lbs"', "distance_miles"), row("normal", "185")))[0]).toMatchObject({
      weight: 185,
      unit: "lb",
    });
    const both = header('"weight_kg","weight_lbs"');
    expect(setsOf(file(both, row("normal", ",185"), row("normal", "80,"))).map(({ unit }) => unit)).toEqual([
      "lb",
      "kg",
    ]);
  });

  test.each([
    ["1 Sep 2026, 07:30", "2026-09-01", 450],
    ["1 Sept. 2026, 07:30", "2026-09-01", 450],
    ["16 Juni 2026, 17:05", "2026-06-16", 1025],
    ["5 9월 2026, 07:30", "2026-09-05", 450],
    ["20 giu 2026, 07:30", "2026-06-20", 450],
    ["Sep 22, 2026, 6:00 AM", "2026-09-22", 360],
    ["Sep 22, 2026, 12:15 AM", "2026-09-22", 15],
    ["22.09.2026, 17:00", "2026-09-22", 1020],
  ])("%s is read", (time, date, minutes) => {
    expect(file(header('"weight_kg"'), row("normal", "80", time)).workouts).toMatchObject([
      { date, minutes },
    ]);
  });

  test.each(["09/22/2026, 17:00", "30 Feb 2026, 07:30", "1 M 2026, 07:30", "1 Sep 2026, 25:00"])(
    "%s is not guessed",
    (time) => {
      expect(file(header('"weight_kg"'), row("normal", "80", time))).toMatchObject({
        workouts: [],
        broken: [{ line: 2 }],
      });
    },
  );
});

describe("a file that is none of these", () => {
  test.each([
    ["", "This file is empty."],
    ["Name,Phone\nAnn,1", "The columns of this file are not known: Name, Phone."],
    [
      "Date,Exercise Name,Set Order,Weight\n",
      "This looks like an export of Strong, but its column reps is missing.",
    ],
  ])("%j is told plainly", (text, sentence) => {
    expect(readFile(text, TODAY)).toEqual({ problem: expect.stringContaining(sentence) });
  });
});
