import { describe, expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { kgToLbs, lbsToKg } from "@/lib/body/units";
import { requestsOf } from "./chunks";
import { planImport } from "./plan";
import { type ReadOptions, readFile } from "./read-file";
import type { SourceFile } from "./source-file";
import { type WeighInThere, weighInsThere } from "./weigh-ins";

const TODAY = "2026-11-27";

function read(lines: string[], options: ReadOptions = {}): SourceFile {
  const file = readFile(lines.join("\n"), TODAY, { zone: "Europe/Berlin", ...options });
  if ("problem" in file) throw new Error(file.problem);
  return file;
}
const brief = ({ weighIns }: SourceFile) =>
  weighIns.map(({ date, minutes, weight, unit, bodyFat }) => [date, minutes, weight, unit, bodyFat]);
const planned = (file: SourceFile, there: WeighInThere[] = [], unit: "kg" | "lb" = "kg") =>
  planImport(file, {
    unit,
    system: unitSystem("metric"),
    targets: new Map(),
    knownKeys: new Set(),
    weighIns: there,
  });

describe("body weights of other apps", () => {
  test.each([
    [
      "openScale, any order of columns",
      [
        '"bone","comment","dateTime","fat","hip","muscle","water","weight"',
        '12.8,"","2026-09-01 07:30",21.4,0.0,40.5,55.1,80.2',
        '12.8,"","2026-09-02 07:31",0.0,0.0,40.5,55.1,80.0',
      ],
      [
        ["2026-09-01", 450, 80.2, null, 21.4],
        ["2026-09-02", 451, 80, null, null],
      ],
    ],
    [
      "openScale, day and clock apart",
      ["date,time,weight,body_fat,water", "2026-09-01,07:30:12,80.2,21.4,55.1"],
      [["2026-09-01", 450, 80.2, null, 21.4]],
    ],
    [
      "Withings, whose fat is a mass",
      [
        'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments',
        '"2026-09-01 07:30:12","80.20","17.20","3.10","59.90","44.1",',
        '"2026-09-02 07:30:12","80.00","","","","",',
      ],
      [
        ["2026-09-01", 450, 80.2, "kg", 21.4],
        ["2026-09-02", 450, 80, "kg", null],
      ],
    ],
    [
      "Renpho, with its own name for the day",
      [
        "Time of Measurement,Weight(lb),BMI,Body Fat(%),Fat-free Body Weight(lb)",
        "2026.09.01 07:30:12,176.4,24.7,21.4,138.6",
      ],
      [["2026-09-01", 450, 176.4, "lb", 21.4]],
    ],
    [
      "Samsung Health, with a line above",
      [
        "com.samsung.health.weight,6311000,7",
        "start_time,weight,body_fat,height,update_time",
        "2026-09-01 07:30:12.000,80.2,21.4,180,2026-09-01 07:31:00.000",
      ],
      [["2026-09-01", 450, 80.2, null, 21.4]],
    ],
    [
      "Libra, with remarks above",
      [
        "#Version: 6",
        "#Units: kg",
        "",
        "#date;weight;weight trend;body fat",
        "2026-09-01T07:30:12.000Z;80.2;80.1;21.4",
      ],
      [["2026-09-01", 570, 80.2, null, 21.4]],
    ],
    [
      "a scale in capitals",
      ["Time,WEIGHT (kg),BMI,BODY FAT %", "2026-09-01 07:30:12,80.2,24,21.4"],
      [["2026-09-01", 450, 80.2, "kg", 21.4]],
    ],
    [
      "Garmin in German",
      ["Zeit,Gewicht,Veränderung,BMI,Körperfett", '" 2. Sep. 2026",', "7:12,80.0 kg,0.2 kg,24.7,21.2 %"],
      [["2026-09-02", 432, 80, "kg", 21.2]],
    ],
    [
      "a German",
      ["Datum;Körpergewicht;Körperfett", "14.09.2026;80,2;21,4"],
      [["2026-09-14", 720, 80.2, null, 21.4]],
    ],
    [
      "a Briton, in stones",
      ["Date,Body weight", '2026-09-01,"11 st 7 lb"', "2026-09-08,11st 6.5lb"],
      [
        ["2026-09-01", 720, 161, "lb", null],
        ["2026-09-08", 720, 160.5, "lb", null],
      ],
    ],
    [
      "a Briton, in stones of the column",
      ["Date,Weight (st)", "2026-09-01,11.5"],
      [["2026-09-01", 720, 161, "lb", null]],
    ],
    [
      "Garmin, with a row for the day",
      [
        "Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,",
        '" Sep 2, 2026",',
        "7:12 AM,80.0 kg,0.2 kg,24.7,21.2 %,34.1 kg,3.1 kg,55.0 %,",
        "9:40 PM,80.9 kg,0.9 kg,24.9,--,--,--,--,",
        '" Sep 1, 2026",',
        "7:30 AM,80.2 kg,0.1 kg,24.8,21.4 %,34.0 kg,3.1 kg,55.1 %,",
      ],
      [
        ["2026-09-02", 432, 80, "kg", 21.2],
        ["2026-09-02", 1300, 80.9, "kg", null],
        ["2026-09-01", 450, 80.2, "kg", 21.4],
      ],
    ],
    [
      "Renpho",
      [
        "Time of Measurement,Weight(lb),BMI,Body Fat(%),Fat-free Body Weight(lb),Subcutaneous Fat(%)",
        '"09/13/2026, 07:30:12",176.8,24.8,21.4,139.0,18.2',
      ],
      [["2026-09-13", 450, 176.8, "lb", 21.4]],
    ],
    [
      "Renpho, day and clock apart",
      ["Date,Time,Weight(kg),BMI,Body Fat(%)", "2026.09.01,07:30:12,80.2,24.8,21.4"],
      [["2026-09-01", 450, 80.2, "kg", 21.4]],
    ],
    [
      "MacroFactor, where the trend is no weight",
      [
        "Date,Trend Weight (lbs),Weight (lbs),Fat Percent",
        "2026-09-01,177.5,176.8,21.4",
        "2026-09-02,177.4,,",
      ],
      [["2026-09-01", 720, 176.8, "lb", 21.4]],
    ],
    [
      "a table by hand with a decimal comma",
      ["Datum;Gewicht", "13.9.2026;80,2", "14.9.2026;80,0"],
      [
        ["2026-09-13", 720, 80.2, null, null],
        ["2026-09-14", 720, 80, null, null],
      ],
    ],
    [
      "a table by hand with the unit beside each weight",
      ["Day,Weight,Fat", "2026-09-01,80.2 kg,21.4 %"],
      [["2026-09-01", 720, 80.2, "kg", 21.4]],
    ],
  ])("%s", (_, lines, expected) => {
    const file = read(lines);
    expect(file.source).toBe("weights");
    expect(file.broken).toEqual([]);
    expect(brief(file)).toEqual(expected);
  });

  test("a table whose columns the trainer has named", () => {
    expect(brief(read(["A;B", "2026-09-01;80.2"], { columns: { date: 0, weight: 1 } }))).toEqual([
      ["2026-09-01", 720, 80.2, null, null],
    ]);
  });

  test("a broken row loses only itself, and says why", () => {
    const file = read([
      "Date,Weight (kg)",
      "someday,80",
      "2026-09-01,heavy",
      "2027-01-01,80",
      "2026-09-02,80",
    ]);
    expect(brief(file)).toHaveLength(1);
    expect(file.broken).toEqual([
      { line: 2, reason: "The date cannot be read: someday" },
      { line: 3, reason: "The weight is not a number: heavy" },
      { line: 4, reason: "The date is in the future: 2027-01-01" },
    ]);
  });

  test("the same weight at the same minute is there once", () => {
    const file = read([
      "Date,Weight (kg)",
      "2026-09-01 07:30,80",
      "2026-09-01 07:30,80",
      "2026-09-01 21:00,80",
    ]);
    expect(brief(file)).toHaveLength(2);
    expect(file.doubled).toBe(1);
  });

  test("a table of sets whose exercises have a name of their own is asked about", () => {
    const asked = readFile("Datum;Stange;Gewicht;Satz\n2026-09-01;Bank;80;5", TODAY);
    expect(asked).toMatchObject({ table: { guess: { date: 0, weight: 2 } } });
    expect(readFile("Datum;Stange;Gewicht;Wdh\n2026-09-01;Bank;80;5", TODAY)).toHaveProperty("table");
  });

  test("a file of sets stays one of workouts", () => {
    expect(read(["Date,Exercise,Weight (kg),Reps", "2026-09-01,Squat,80,5"]).source).toBe("table");
  });
});

describe("the preview of body weights", () => {
  const file = read([
    "Date,Weight,Fat",
    "2026-09-01 07:30,80.25,21.4",
    "2026-09-02 07:30,80,52",
    "2026-09-03,9,",
  ]);

  test("keeps what the scale showed, in the file's unit, and only a body fat that can be stored", () => {
    const { weighIns, withoutFat, broken } = planned(file);
    expect(weighIns.map(({ weight }) => Number(lbsToKg(weight).toFixed(4)))).toEqual([80.3, 80]);
    expect(weighIns.map(({ bodyFat }) => bodyFat)).toEqual([21.4, undefined]);
    expect(withoutFat).toBe(1);
    expect(broken).toEqual([{ line: 4, reason: "9.0 kg: a weigh-in has 22.7 kg to 317.5 kg" }]);
    expect(planned(file, [], "lb").weighIns.map(({ weight }) => weight)).toEqual([80.3, 80]);
  });

  test("leaves out what the client has: the same weight on the same day on the clock of the row", () => {
    const there = [
      { takenAt: new Date("2026-09-01T21:59:00Z"), weightLbs: kgToLbs(80.2) },
      { takenAt: new Date("2026-09-02T22:01:00Z"), weightLbs: kgToLbs(80) },
    ];
    const { weighIns, duplicates } = planned(file, there);
    expect(duplicates).toBe(1);
    expect(weighIns).toMatchObject([{ date: "2026-09-02" }]);
  });

  test("another weight of the same day is another weigh-in", () => {
    const isThere = weighInsThere([{ takenAt: new Date("2026-09-01T06:00:00Z"), weightLbs: 176 }]);
    const row = { date: "2026-09-01", timezoneOffset: 0 };
    expect([176, 176.2, 175.8, 176.3, 175].map((weight) => isThere({ ...row, weight }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test("ten years of days go in requests of a size that the server takes", () => {
    const days = Array.from({ length: 2500 }, (_, at) => ({
      date: "2020-01-01",
      minutes: at % 1440,
      timezoneOffset: 0,
      weight: 180,
    }));
    const sent = requestsOf({ workouts: [], weighIns: days });
    expect(sent.map(({ weighIns }) => weighIns?.length)).toEqual([1000, 1000, 500]);
  });
});
