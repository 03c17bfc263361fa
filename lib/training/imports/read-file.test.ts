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

describe("a workout is known by its time and sets", () => {
  const HEADER = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps";
  const row = (title: string, exercise: string, order = 1, reps = 5) =>
    `2026-09-01 07:30:00,${title},${exercise},${order},80,${reps}`;
  const keys = (read: SourceFile) => read.workouts.map(({ key }) => key);
  const english = file(HEADER, row("Evening Workout", "Bench Press"), row("Evening Workout", "Squat", 1, 8));

  test("not by its title, its language, its app or the order of its rows", () => {
    const renamed = file(HEADER, row("Push A", "Bench Press"), row("Push A", "Squat", 1, 8));
    const german = file(HEADER, row("Drücken", "Kniebeuge", 1, 8), row("Drücken", "Bankdrücken"));
    const hevy = file(
      "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe",
      'Push,"1 Sep 2026, 07:30","1 Sep 2026, 08:42",,Bench Press (Barbell),,,0,normal,80,5,,,',
      'Push,"1 Sep 2026, 07:30","1 Sep 2026, 08:42",,Squat (Barbell),,,0,normal,80,8,,,',
    );
    for (const other of [renamed, german, hevy]) expect(keys(other)).toEqual(keys(english));
    expect(hevy.workouts[0]?.lengthMinutes).toBe(72);
  });

  test("so that a renamed copy in the same file is one, and another exercise of the same sets is not", () => {
    expect(file(HEADER, row("A", "Squat"), row("B", "Squat")).workouts).toHaveLength(1);
    const two = file(HEADER, row("A", "Squat"), row("B", "Bench Press"));
    expect(new Set(keys(two)).size).toBe(2);
  });

  test("and keeps to other sets at the same minute", () => {
    expect(keys(file(HEADER, row("A", "Bench Press", 1, 6)))).not.toEqual(keys(english));
  });
});

describe("rows that are in a file twice", () => {
  const STRONG = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps";
  const set = (order: string, reps = 5) => `2026-09-01 07:30:00,Push,Bench Press,${order},80,${reps}`;
  const three = [set("1"), set("2"), set("3", 4)];

  test.each<[string, string[], number, number]>([
    ["one after the other", [STRONG, ...three.flatMap((row) => [row, row])], 3, 3],
    ["one file behind the other", [STRONG, ...three, ...three], 3, 3],
    ["with a second header", [STRONG, ...three, STRONG, ...three], 3, 3],
    ["with the mark of a second file", [`\uFEFF${STRONG}`, ...three, `\uFEFF${STRONG}`, ...three], 3, 3],
    ["but equal warm-ups have no number", [STRONG, set("W"), set("W"), set("1")], 3, 0],
  ])("%s", (_, lines, sets, doubled) => {
    const read = file(...lines);
    expect([setsOf(read).length, read.doubled, read.broken]).toEqual([sets, doubled, []]);
  });

  test("without numbers only if the whole file is there twice", () => {
    const header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment";
    const row = (day: number) => `2026-09-0${day},Bench Press,Chest,80,kgs,5,,,,`;
    const equal = file(header, row(1), row(1), row(1), row(1));
    const twice = file(header, row(1), row(1), row(2), row(1), row(1), row(2));
    expect([setsOf(equal).length, equal.doubled]).toEqual([4, 0]);
    expect([setsOf(twice).length, twice.doubled]).toEqual([3, 3]);
  });
});

test.each([
  ["Duration", "1h 12m", 72],
  ["Duration", "45m", 45],
  ["Workout Duration", "1h", 60],
  ["Duration (sec)", "4320", 72],
  ["Duration", "01:12:00", 72],
  ["Duration", "soon", null],
])("a workout with a %s of %s took %s minutes", (column, text, minutes) => {
  const read = file(
    `Date,Workout Name,Exercise Name,Set Order,Weight,Reps,${column}`,
    `2026-09-01 07:30:00,A,Squat,1,80,5,${text}`,
  );
  expect(read.workouts[0]?.lengthMinutes).toBe(minutes);
});

describe("Strong", () => {
  test.each([
    [
      "A, with a unit column",
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes",
      "2026-09-01 07:30:00;Push;Bench Press (Barbell);1;80;kg;5;8.5;0;m;0;Slow;Good day",
      "kg",
    ],
    [
      "A, with the duration last",
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration",
      "2026-09-01 07:30:00;Push;Bench Press (Barbell);1;80;lbs;5;8.5;0;m;0;Slow;Good day;1h",
      "lb",
    ],
    [
      "B, without a unit",
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
      "C in pounds, with RPE last",
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

  test("reads kinds of sets, times and distances, and skips rests", () => {
    const read = file(
      B,
      row("W"),
      row("1"),
      row("D"),
      row("F"),
      row("Rest Timer", "0,0,0,90,,,"),
      row("2", "0,0,5,600,,,", "Running"),
    );
    const kinds = setsOf(read).map(({ kind }) => kind);
    expect(kinds).toEqual(["warmup", "working", "drop", "failure", "working"]);
    expect(setsOf(read).at(-1)).toMatchObject({
      reps: 0,
      seconds: 600,
      distance: { value: 5, metersEach: null },
    });
    expect(read).toMatchObject({ withoutReps: 1, broken: [] });
  });

  test("reports a broken row with its line and reads all others", () => {
    const read = file(
      B,
      row("1"),
      row("2", "80,five,0,0,,,"),
      row("3", "eighty,5,0,0,,,"),
      row("4", "80,1001,0,0,,,"),
      "2026-13-01 07:30:00,Legs,1h,Squat,5,80,5,0,0,,,",
      "2026-11-21 07:30:00,Legs,1h,Squat,5,80,5,0,0,,,",
      "2026-09-01 07:30:00,Legs,1h,,5,80,5,0,0,,,",
      "2026-09-01 07:30:00,Legs,1h",
      row("5", "-20,5,0,0,,,"),
      "",
      row("6"),
    );
    expect(setsOf(read).map(({ line }) => line)).toEqual([2, 10, 12]);
    expect(read.broken).toEqual([
      { line: 3, reason: "Reps are not a number: five" },
      { line: 4, reason: "The weight is not a number: eighty" },
      { line: 5, reason: "1001 reps: reps must be a whole number from 1 to 1000" },
      { line: 6, reason: "The date cannot be read: 2026-13-01 07:30:00" },
      { line: 7, reason: "The date is in the future: 2026-11-21 07:30:00" },
      { line: 8, reason: "The name of the exercise is missing" },
      { line: 9, reason: "3 columns instead of 12" },
    ]);
  });

  test("an unclosed quote only breaks its own line, and notes over several lines keep the line numbers right", () => {
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

  test("equal names in a workout are one exercise, and another time is another workout", () => {
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
      ["2026-09-01T02:00|3: 3x5", [2, 1]],
      ["2026-09-01T12:30|1: 1x5", [1]],
    ]);
  });

  test("reports sets beyond the limit of a workout", () => {
    const read = file(B, ...Array.from({ length: 51 }, (_, at) => row(`${at + 1}`)));
    expect(setsOf(read)).toHaveLength(50);
    expect(read.broken).toEqual([{ line: 52, reason: "More than 50 sets of one exercise in one workout" }]);
  });
});

describe("Hevy", () => {
  const header = (weight: string, distance = "distance_km") =>
    `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type",${weight},"reps","${distance}","duration_seconds","rpe"`;
  const row = (type: string, weight: string, time = "1 Sep 2026, 07:30") =>
    `"Push","${time}","${time}","","Bench Press (Barbell)","","Pause\\nbelow",0,"${type}",${weight},5,,,8.5`;

  test("reads sets in kilograms and the line breaks of its phone app", () => {
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

  test("reads sets in pounds, and files with a column per unit", () => {
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
  ])("reads %s", (time, date, minutes) => {
    expect(file(header('"weight_kg"'), row("normal", "80", time)).workouts).toMatchObject([
      { date, minutes },
    ]);
  });

  test.each(["13/32/2026, 17:00", "30 Feb 2026, 07:30", "1 M 2026, 07:30", "1 Sep 2026, 25:00"])(
    "does not guess %s",
    (time) => {
      expect(file(header('"weight_kg"'), row("normal", "80", time))).toMatchObject({
        workouts: [],
        broken: [{ line: 2 }],
      });
    },
  );
});

describe("sets of time, of distance and with assistance", () => {
  const efforts = (read: SourceFile) =>
    setsOf(read).map(({ weight, reps, seconds, distance }) => [weight, reps, seconds, distance]);

  test("Strong, with the unit in each row or in the header", () => {
    const A =
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes";
    const C =
      "Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes";
    const day = "2026-09-01 07:30:00";
    expect(
      efforts(
        file(
          A,
          `${day};Run;Running;1;0;kg;0;;5.2;km;1530;;`,
          `${day};Run;Plank;1;0;kg;0;;0;m;90;;`,
          `${day};Run;Pull Up (Assisted);1;20;kg;8;;0;m;0;;`,
        ),
      ),
    ).toEqual([
      [0, 0, 1530, { value: 5.2, metersEach: 1000 }],
      [0, 0, 90, undefined],
      [-20, 8, undefined, undefined],
    ]);
    expect(efforts(file(C, `1;${day};Run;60;Running;1;0;0;;400;92;;`))).toEqual([
      [0, 0, 92, { value: 400, metersEach: 1 }],
    ]);
  });

  test("Hevy, in kilometres and in miles", () => {
    const header = (weight: string, distance: string) =>
      `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","${weight}","reps","${distance}","duration_seconds","rpe"`;
    const row = (exercise: string, figures: string) =>
      `"Run","1 Sep 2026, 07:30","1 Sep 2026, 08:30","","${exercise}",,"",0,"normal",${figures},`;
    const km = file(
      header("weight_kg", "distance_km"),
      row("Treadmill", ",,5.02,1500"),
      row("Plank", ",,,60"),
    );
    expect(efforts(km)).toEqual([
      [0, 0, 1500, { value: 5.02, metersEach: 1000 }],
      [0, 0, 60, undefined],
    ]);
    const miles = file(
      header("weight_lbs", "distance_miles"),
      row("Treadmill", ",,3.1,1500"),
      row("Pull Up", "-25,8,,"),
    );
    expect(efforts(miles)).toEqual([
      [0, 0, 1500, { value: 3.1, metersEach: 1609.344 }],
      [-25, 8, undefined, undefined],
    ]);
  });

  test.each([
    [
      "Android",
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment",
      (weight: string, rest: string) => `${weight},${weight === "" ? "" : "kgs"},${rest}`,
    ],
    [
      "Android, with the unit in the header",
      "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment",
      (weight: string, rest: string) => `${weight},${rest}`,
    ],
    [
      "iPhone",
      "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind",
      (weight: string, rest: string) =>
        `${weight},${weight === "" ? "" : Number(weight) * 2.20462},${rest},wr`,
    ],
  ])("FitNotes for %s", (_, header, figures) => {
    const read = file(
      header,
      `2026-09-01,Flat Barbell Bench Press,Chest,${figures("80", "5,,,,Slow")}`,
      `2026-09-01,Running (Treadmill),Cardio,${figures("", ",2.5,km,0:15:30,")}`,
      `2026-09-01,Plank,Abs,${figures("", ",,,0:01:30,")}`,
      `2026-09-02,Plank,Abs,${figures("", ",,,1:40,")}`,
    );
    expect(read).toMatchObject({ source: "fitnotes", broken: [], withoutReps: 0 });
    expect(read.workouts.map(({ key, date }) => [key, date])).toEqual([
      ["2026-09-01T06:30|3: 1x5 1x90s 1x930s", "2026-09-01"],
      ["2026-09-02T06:30|1: 1x100s", "2026-09-02"],
    ]);
    expect(setsOf(read)[0]).toMatchObject({ weight: 80, unit: "kg", reps: 5 });
    expect(read.workouts[0]?.exercises[0]?.notes).toBe("Slow");
    expect(efforts(read).slice(1)).toEqual([
      [0, 0, 930, { value: 2.5, metersEach: 1000 }],
      [0, 0, 90, undefined],
      [0, 0, 100, undefined],
    ]);
  });

  test("Fitbod: a day is one workout, times are in UTC, warm-ups are marked", () => {
    const read = file(
      "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier",
      "2026-08-26 10:18:41 +0000,Hack Squat, 6,20.0,0.0,0.0,0.0,0.0,true,, 1.0",
      "2026-08-26 10:20:00 +0000,Hack Squat, 8,60.5,0.0,0.0,0.0,0.0,false,Good, 1.0",
      "2026-08-26 10:30:00 +0000,Running - Treadmill, 0,0.0,240.0,1000.0,0.0,0.0,false,, 0.0",
    );
    expect(read).toMatchObject({ source: "fitbod", broken: [], withoutReps: 0 });
    const here = new Date("2026-08-26T10:18:41Z");
    expect(read.workouts).toMatchObject([{ minutes: here.getHours() * 60 + here.getMinutes() }]);
    expect(setsOf(read)).toMatchObject([
      { reps: 6, weight: 20, unit: "kg", kind: "warmup" },
      { reps: 8, weight: 60.5, unit: "kg", kind: "working" },
      { reps: 0, seconds: 240, distance: { value: 1000, metersEach: 1 } },
    ]);
    expect(read.workouts[0]?.exercises[0]?.notes).toBe("Good");
  });

  test("reports an invalid time or distance with its line", () => {
    const read = file(
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment",
      "2026-09-01,Plank,Abs,,,,,,soon,",
      "2026-09-01,Running,Cardio,,,,far,km,,",
      "2026-09-01,Plank,Abs,,,,,,30:00:00,",
    );
    expect(read.broken).toEqual([
      { line: 2, reason: "The time cannot be read: soon" },
      { line: 3, reason: "The distance is not a number: far" },
      { line: 4, reason: "The time is longer than a day" },
    ]);
  });
});

describe("other files", () => {
  test.each([
    ["", "This file is empty."],
    ["Name,Phone\nAnn,1", "The columns of this file are not known: Name, Phone."],
    [
      "Date,Exercise Name,Set Order,Weight\n",
      "This looks like an export of Strong, but its column reps is missing.",
    ],
  ])("reports the problem of %j", (text, sentence) => {
    expect(readFile(text, TODAY)).toMatchObject({ problem: expect.stringContaining(sentence) });
  });
});

describe("a file that a spreadsheet saved", () => {
  const HEADER = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,RPE";
  const row = (day: string, weight: string, rpe = "") =>
    `${day},Push,Bench Press (Barbell),1,${weight},8,0,0,,${rpe}`;

  test("keeps its days in the order of an American", () => {
    const read = file(
      HEADER,
      row("9/3/2026 7:30", "60"),
      row("9/14/2026 7:30", "62.5"),
      row("9/30/2026 7:30", "65"),
    );
    expect(read.broken).toEqual([]);
    expect(read.workouts.map(({ date, minutes }) => [date, minutes])).toEqual([
      ["2026-09-03", 450],
      ["2026-09-14", 450],
      ["2026-09-30", 450],
    ]);
  });

  test("keeps its numbers in every language", () => {
    const lines = [HEADER, row("03.09.2026 07:30", '"1.002,5"', '"8,5"'), row("04.09.2026", '"72,5"')];
    expect(setsOf(file(...lines)).map(({ weight, rpe }) => [weight, rpe])).toEqual([
      [1002.5, 8.5],
      [72.5, null],
    ]);
  });

  test("reads doubtful days and numbers in the likeliest way until the answer", () => {
    const lines = [HEADER, row("9/3/2026 7:30", '"1,250"')].join("\n");
    const read = readFile(lines, TODAY);
    const answered = readFile(lines, TODAY, { dates: { order: "dmy", language: "en" }, decimal: "," });
    expect(read).toMatchObject({ decimal: { sample: "1,250" }, workouts: [{ date: "2026-09-03" }] });
    expect(answered).toMatchObject({
      workouts: [{ date: "2026-03-09", exercises: [{ sets: [{ weight: 1.25 }] }] }],
    });
  });

  test("keeps what a spreadsheet forced to be text", () => {
    const read = file(HEADER, `"=""9/14/2026""",Push,Squat,1,'80,"=""8""",,,,`, row("9/3/2026", "82"));
    expect(read.workouts.map(({ date }) => date)).toEqual(["2026-09-14", "2026-09-03"]);
    expect(setsOf(read)[0]).toMatchObject({ weight: 80, reps: 8 });
  });

  test("has a unit beside the number", () => {
    expect(setsOf(file(HEADER, row("2026-09-03", "80 kg"), row("2026-09-04", "176.5lbs")))).toMatchObject([
      { weight: 80, unit: "kg" },
      { weight: 176.5, unit: "lb" },
    ]);
  });
});

test("a summer and a winter in one file have their own time", () => {
  const lines = [
    "Date,Workout Name,Exercise Name,Set Order,Weight,Reps",
    "2026-07-15 23:40:00,Push,Squat,1,80,5",
    "2026-01-15 00:20:00,Push,Squat,1,70,5",
  ].join("\n");
  expect(readFile(lines, TODAY, { zone: "Europe/Berlin" })).toMatchObject({
    workouts: [
      { date: "2026-07-15", timezoneOffset: -120 },
      { date: "2026-01-15", timezoneOffset: -60 },
    ],
  });
});

test("a name that is too long is cut and kept whole in the note", () => {
  const name = `Bench press with ${"very ".repeat(20)}slow eccentric`;
  const read = file(
    "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes",
    `2026-09-01,Day,${name},1,80,5,Felt good`,
  );
  const [exercise] = read.workouts[0]?.exercises ?? [];
  expect(exercise?.name).toHaveLength(80);
  expect(exercise?.notes).toBe(`${name}\nFelt good`);
});

test("the category of an app is the muscle group of a new exercise", () => {
  const read = file(
    "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment",
    "2026-09-01,Zottman Thing,Biceps,20,kgs,10,,,,",
    "2026-09-01,Ding,Schultern,20,kgs,10,,,,",
    "2026-09-01,Walk,Cardio,20,kgs,10,,,,",
  );
  expect(read.workouts[0]?.exercises.map(({ muscleGroup }) => muscleGroup)).toEqual([
    "arms",
    "shoulders",
    null,
  ]);
});

describe("other apps", () => {
  const brief = (read: SourceFile) =>
    read.workouts.map(({ date, minutes, lengthMinutes, exercises }) => [
      date,
      minutes,
      lengthMinutes,
      exercises.map(({ name, sets }) => [
        name,
        ...sets.map(({ reps, weight, unit, kind }) => `${reps}x${weight}${unit} ${kind}`),
      ]),
    ]);

  test("StrongLifts has a row for each exercise and columns for its sets", () => {
    const read = file(
      "Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Top Set (Reps×KG),e1RM (KG),Reps,Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG),Set 3 (Reps),Set 3 (KG)",
      "2026/09/01,1,A,StrongLifts 5x5,80,Squat,2×5,5×60,67.5,10,Deep,5,60,5,60,,",
      "2026/09/01,1,A,StrongLifts 5x5,80,Bench Press,3×5,5×50,56,15,,5,50,5,50,4,50",
    );
    expect(read.source).toBe("stronglifts");
    expect(brief(read)).toEqual([
      [
        "2026-09-01",
        720,
        null,
        [
          ["Squat", "5x60kg working", "5x60kg working"],
          ["Bench Press", "5x50kg working", "5x50kg working", "4x50kg working"],
        ],
      ],
    ]);
    expect(read.workouts[0]?.exercises[0]?.notes).toBe("Deep");
  });

  test("Lyfta has kinds, lengths and supersets", () => {
    const read = file(
      "Title,Date,Duration,Exercise,Superset id,Weight,Reps,Distance,Time,Set Type",
      "Push,2026-09-01 07:30:00,01:12:00,Bench Press,1,60,8,,,WARMUP_SET",
      "Push,2026-09-01 07:30:00,01:12:00,Barbell Row,1,60,8,,,NORMAL_SET",
      "Push,2026-09-01 07:30:00,01:12:00,Bench Press,1,80,5,,,NORMAL_SET",
    );
    expect(read).toMatchObject({ source: "lyfta", broken: [] });
    expect(brief(read)).toEqual([
      [
        "2026-09-01",
        450,
        72,
        [
          ["Bench Press", "8x60null warmup", "5x80null working"],
          ["Barbell Row", "8x60null working"],
        ],
      ],
    ]);
    expect(read.workouts[0]?.exercises[0]?.supersetWith).toEqual(["Barbell Row"]);
  });

  test("LiftLog has a time for each set, the last one first", () => {
    const read = file(
      "SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes",
      "b,2026-09-03T10:45:06,Bench Press,62.5,kg,8,8,",
      "a,2026-09-01T10:47:39,Bench Press,60,kg,6,8,tired",
      "a,2026-09-01T10:44:38,Bench Press,60,kg,8,8,",
    );
    expect(read.source).toBe("liftlog");
    expect(brief(read)).toEqual([
      ["2026-09-01", 644, null, [["Bench Press", "8x60kg working", "6x60kg working"]]],
      ["2026-09-03", 645, null, [["Bench Press", "8x62.5kg working"]]],
    ]);
  });

  test("LiftLog with days and units in words", () => {
    const read = file(
      "SessionId,Name,Date,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes",
      "a,Push,2026-09-01,Bench Press,60,Kilograms,8,8,",
    );
    expect(brief(read)).toEqual([["2026-09-01", 720, null, [["Bench Press", "8x60kg working"]]]]);
  });

  test("Jefit has sections, and all sets of an exercise in one cell", () => {
    const lines = [
      "### SETTING ##########################################",
      "",
      "row_id,USERID,mass",
      "1,1,kg",
      "",
      "######################################################",
      "### WORKOUT SESSIONS #################################",
      "rowid,_id,USERID,starttime,endtime",
      "1,1000,7,1788226200,1788230520",
      "### EXERCISE LOGS ####################################",
      "USERID,TIMESTAMP,logs,_id,mydate,ename,belongsession",
      '1,"2026-09-01 00:00:00","60x10,65.5x8",1,2026-09-01,"Barbell Bench Press",1000',
      '1,"2026-09-05 00:00:00","100x5",3,2026-09-05,"Barbell Squat",2000',
    ];
    const read = readFile(lines.join("\n"), TODAY, { zone: "Europe/Berlin" });
    if ("problem" in read) throw new Error(read.problem);
    expect(read).toMatchObject({ source: "jefit", broken: [] });
    expect(brief(read)).toEqual([
      ["2026-09-01", 210, 72, [["Barbell Bench Press", "10x60kg working", "8x65.5kg working"]]],
      ["2026-09-05", 720, null, [["Barbell Squat", "5x100kg working"]]],
    ]);
  });
});

describe("a table by hand", () => {
  test("is read by the names of its columns, and a row of three sets is three", () => {
    const read = file(
      "Date,Exercise,Sets,Reps,Weight (kg)",
      "2026-09-01,Bench Press,3,8,60",
      "2026-09-01,Squat,1,5,100",
    );
    expect(read.source).toBe("table");
    expect(read.workouts[0]?.exercises.map(({ name, sets }) => [name, sets.length])).toEqual([
      ["Bench Press", 3],
      ["Squat", 1],
    ]);
    expect(setsOf(read)[0]).toMatchObject({ weight: 60, unit: "kg", reps: 8 });
  });

  test.each([
    ["the same letter", "A", "A"],
    ["the same letter with places", "A1", "A2"],
    ["the same number with letters", "1a", "1b"],
  ])("may have a column of supersets with %s", (_, one, other) => {
    const read = file(
      "Date,Exercise,Superset,Reps,Weight (kg)",
      "2026-09-01,Bench Press,,10,40",
      `2026-09-01,Bench Press,${one},8,60`,
      `2026-09-01,Barbell Row,${other},8,50`,
      "2026-09-01,Squat,B,5,100",
      "2026-09-02,Dip,A,5,0",
    );
    const partners = read.workouts.flatMap(({ exercises }) =>
      exercises.map(({ supersetWith }) => supersetWith),
    );
    expect(partners).toEqual([["Barbell Row"], ["Bench Press"], [], []]);
  });

  test("may say the side of a set", () => {
    const read = file(
      "Date,Exercise,Side,Reps,Weight (kg)",
      "2026-09-01,Split Squat,L,8,20",
      "2026-09-01,Split Squat,Right,7,20",
      "2026-09-01,Split Squat,,9,20",
    );
    expect(setsOf(read).map(({ limb }) => limb)).toEqual(["left", "right", undefined]);
  });

  test("has its columns below a title, and days that stand once for several rows", () => {
    const read = file(
      "Training log of Ann",
      "",
      "#Date,Exercise,Reps,Weight (kg)",
      "2026-09-01,Bench Press,8,60",
      ",,7,60",
      ",Squat,5,100",
      "2026-09-03,Squat,5,105",
    );
    expect(read.broken).toEqual([]);
    const told = read.workouts.map(({ date, exercises }) => [
      date,
      exercises.map(({ name, sets }) => `${name} ${sets.length}`),
    ]);
    expect(told).toEqual([
      ["2026-09-01", ["Bench Press 2", "Squat 1"]],
      ["2026-09-03", ["Squat 1"]],
    ]);
  });

  test.each([
    ["BW", 0],
    ["bodyweight", 0],
    ["BW+10", 10],
    ["BW - 20", -20],
    ["٧٢٫٥", 72.5],
    ["７２.５", 72.5],
  ])("may write a load as %s", (written, weight) => {
    expect(setsOf(file("Date;Exercise;Reps;Weight", `2026-09-01;Dip;8;${written}`))).toMatchObject([
      { weight },
    ]);
  });

  test("may have digits of another script", () => {
    const read = file("Date;Exercise;Reps;Weight", "٢٠٢٦/٠٩/٠١;Squat;٨;٦٠");
    expect(read.workouts).toMatchObject([
      { date: "2026-09-01", exercises: [{ sets: [{ reps: 8, weight: 60 }] }] },
    ]);
  });

  test.each([
    ["Дата;Упражнение;Вес;Повторы", "14.09.2026;Присед;80 кг;5"],
    ["Дата;Вправа;Вага (кг);Повторення", "14.09.2026;Присід;80;5"],
    ["Ημερομηνία;Άσκηση;Βάρος (kg);Επαναλήψεις", "14.9.2026;Καθίσματα;80;5"],
    ["Tarih;Hareket;Ağırlık (kg);Tekrar", "14.09.2026;Squat;80,0;5"],
    ["Dato;Øvelse;Vægt (kg);Gentagelser", "14.09.2026;Squat;80;5"],
    ["Data;Exercițiu;Greutate (kg);Repetări", "14.09.2026;Genuflexiuni;80;5"],
    ["日付;種目;重量(kg);回数", "2026/09/14;スクワット;80;5"],
    ["日期;动作;重量;次数", "2026-09-14;深蹲;80公斤;5"],
    ["날짜;운동;무게(kg);횟수", "2026. 9. 14.;스쿼트;80;5"],
    ["तारीख;व्यायाम;वजन (किलो);दोहराव", "१४/०९/२०२६;Squat;८०;५"],
    ["التاريخ;التمرين;الوزن (كغ);التكرارات", "١٤‏/٩‏/٢٠٢٦;Squat;٨٠;٥"],
    ["Start time;Date;Lift;Load (kilos);Reps", "7:30 AM;2026-09-14;Squat;80;5 reps"],
    ["Date;Exercise;Weight (kg);Weight (lbs);Reps", "2026-09-14;Squat;;176;5"],
    ["\uFEFFsep=;\r\nDate;Exercise;Weight [kg];Reps;;", "2026-09-14;Squat;80;5"],
    ['Log of Ann;;;\n\nDate;Exercise;"Weight\n(kg)";Reps', '2026-09-14;"Back\nSquat";80;5'],
  ])("may have the columns %s", (header, row) => {
    const read = file(header, row);
    expect(read).toMatchObject({ source: "table", broken: [], workouts: [{ date: "2026-09-14" }] });
    const [set] = setsOf(read);
    expect([set?.reps, set?.unit === "lb" ? 80 : set?.weight, set?.unit]).toEqual([
      5,
      80,
      header.includes("lbs") ? "lb" : "kg",
    ]);
  });

  test.each([
    ["Date,Time,Exercise,Weight,Reps", "2026-09-01,07:30,Squat,80,5", 450, undefined],
    ["Date,Time,Exercise,Weight,Reps", "2026-09-01,7:30 PM,Squat,80,5", 1170, undefined],
    ["Datum,Uhrzeit,Übung,Gewicht,Wdh", "2026-09-01,19:30,Squat,80,5", 1170, undefined],
    ["Date,Time,Exercise,Weight,Reps", "2026-09-01,0:45,Squat,80,5", 720, 45],
    ["Date,Time,Exercise,Weight,Reps", "2026-09-01,10:30,Plank,,", 720, 630],
    ["Date,Clock,Exercise,Duration,Reps", "2026-09-01,7:30,Plank,1:30,", 450, 90],
  ])("tells a clock from a duration: %s, %s", (header, row, minutes, seconds) => {
    const read = file(header, row);
    expect([read.workouts[0]?.minutes, setsOf(read)[0]?.seconds]).toEqual([minutes, seconds]);
  });

  test.each([
    ["", "3", "8", [8, 8, 8]],
    ["", "", "3x8", [8, 8, 8]],
    ["", "", "3 × 8", [8, 8, 8]],
    ["", "2x5", "", [5, 5]],
    ["1", "", "8", [8]],
  ])("with set %s has sets %s of %s", (number, sets, reps, expected) => {
    const row = `2026-09-01,Squat,${number},${sets},${reps},100`;
    const read = file("Date,Exercise,Set,Sets,Reps,Weight", row, ...(number ? [row] : []));
    expect(setsOf(read).map((set) => set.reps)).toEqual(expected);
    expect(read.doubled).toBe(number ? 1 : 0);
  });

  test("has cells without a figure in many ways, and the effort as people write it", () => {
    const nothing = ["", "-", "–", "n/a", "NaN", "null"].map((one) => `2026-09-01;Dip;8;${one};${one}`);
    const efforts = ["@8", "RPE 8", "8,0"].map((one) => `2026-09-01;Dip;8;20;${one}`);
    const read = file("Date;Exercise;Reps;Weight (kg);RPE", ...nothing, ...efforts);
    expect(read.broken).toEqual([]);
    expect(setsOf(read).map(({ weight, rpe }) => [weight, rpe])).toEqual([
      ...nothing.map(() => [0, null]),
      ...efforts.map(() => [20, 8]),
    ]);
  });

  test("refuses a unit of weight that nobody knows", () => {
    expect(file("Date;Exercise;Reps;Weight", "2026-09-01;Dip;8;80 plates").broken).toEqual([
      { line: 2, reason: "The weight is not a number: 80 plates" },
    ]);
  });

  test("in another language too", () => {
    const read = file("Datum;Übung;Wdh.;Gewicht;Bemerkung", "01.09.2026;Kniebeuge;8;72,5 kg;tief");
    expect(setsOf(read)).toMatchObject([{ weight: 72.5, unit: "kg", reps: 8 }]);
    expect(read.workouts[0]?.exercises[0]?.notes).toBe("tief");
  });

  test.each([
    [
      [
        "Exercise,Weight (kg),Reps",
        "2026-09-01,,",
        "Squat,100,5",
        "Squat,100,4",
        "2026-09-03,,",
        "Bench Press,80,5",
      ],
    ],
    [
      [
        "Exercise;Weight (kg);Reps",
        "Tue 1 Sep 2026",
        "Squat;100;5",
        "Squat;100;4",
        "Thu 3 Sep 2026",
        "Bench Press;80;5",
      ],
    ],
  ])("may have its days on rows of their own: %j", (lines) => {
    const read = file(...lines);
    expect(read.broken).toEqual([]);
    expect(
      read.workouts.map(({ date, exercises }) => [date, exercises.map(({ sets }) => sets.length)]),
    ).toEqual([
      ["2026-09-01", [2]],
      ["2026-09-03", [1]],
    ]);
  });

  test("without names of columns has its first row too", () => {
    const text = "2026-09-01;Bench Press;8\n2026-09-02;Bench Press;9";
    expect(readFile(text, TODAY)).toHaveProperty("table");
    const read = readFile(text, TODAY, { columns: { date: 0, exercise: 1, reps: 2 } });
    expect(read).toMatchObject({ workouts: [{ date: "2026-09-01" }, { date: "2026-09-02" }] });
  });

  test("with unknown columns is a question, and the answer is how it is read", () => {
    const text = "A;B;C\n2026-09-01;Bench Press;8";
    expect(readFile(text, TODAY)).toMatchObject({
      problem: expect.stringContaining("A, B, C"),
      table: { header: ["A", "B", "C"], sample: ["2026-09-01", "Bench Press", "8"] },
    });
    expect(readFile(text, TODAY, { columns: { date: 0, exercise: 1, reps: 2 } })).toMatchObject({
      source: "table",
      workouts: [{ date: "2026-09-01", exercises: [{ name: "Bench Press", sets: [{ reps: 8 }] }] }],
    });
  });
});

test("a long file says how far its reading is", () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `2024-09-01,Squat,${100 + (at % 7)},5`);
  const told: unknown[] = [];
  readFile(["Date,Exercise,Weight (kg),Reps", ...rows].join("\n"), TODAY, {
    onRows: (now) => told.push(now),
  });
  expect(told).toEqual([0, 2000, 4000].map((done) => ({ done, total: 5000 })));
});
