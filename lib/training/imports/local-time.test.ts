import { describe, expect, test } from "vitest";
import { readTime, settleDates } from "./local-time";

const TODAY = "2026-11-20";
const BERLIN = "Europe/Berlin";

/** Reads a column like a file: null where the file must be asked about. */
function column(texts: string[], zone = BERLIN) {
  const [settled, ...others] = settleDates(texts, TODAY).options;
  if (!settled || others.length > 0) return null;
  return texts.map((text) => readTime(text, settled.form, zone));
}
const dates = (texts: string[]) => column(texts)?.map((time) => time?.date ?? null) ?? null;

describe("the order of a column", () => {
  test.each<[string, string[], string[]]>([
    ["a day past the 12th", ["9/3/2026", "9/14/2026 7:30"], ["2026-09-03", "2026-09-14"]],
    ["a day first", ["3/9/2026", "14/9/2026"], ["2026-09-03", "2026-09-14"]],
    ["two digits of a year", ["9/3/26 7:30", "9/30/26 7:30"], ["2026-09-03", "2026-09-30"]],
    ["hyphens", ["03-09-2026", "25-09-2026"], ["2026-09-03", "2026-09-25"]],
    ["points are day first", ["3.9.2026", "4.9.2026"], ["2026-09-03", "2026-09-04"]],
    ["points after an American", ["9.3.2026", "9.22.2026"], ["2026-09-03", "2026-09-22"]],
    ["the year first", ["2026/9/3", "2026.9.4"], ["2026-09-03", "2026-09-04"]],
    ["year, day, month", ["2026/03/09", "2026/22/09"], ["2026-09-03", "2026-09-22"]],
    ["a year of two digits first", ["26-09-03", "26-09-30"], ["2026-09-03", "2026-09-30"]],
    ["days that are not to come", ["11/12/2026", "11/10/2026"], ["2026-11-12", "2026-11-10"]],
    ["spaces and points of Hungary", ["2026. 09. 03.", "2026. 09. 04. 7:30"], ["2026-09-03", "2026-09-04"]],
    ["weekdays before it", ["Tue 9/1/2026", "Wed 9/30/2026"], ["2026-09-01", "2026-09-30"]],
    ["days of a spreadsheet's own count", ["46266", "46266.3125"], ["2026-09-01", "2026-09-01"]],
    ["no signs at all", ["20260901", "20260902T0730"], ["2026-09-01", "2026-09-02"]],
  ])("is settled by %s", (_, texts, expected) => {
    expect(dates(texts)).toEqual(expected);
  });

  test("is asked when nothing settles it, with what each answer means", () => {
    expect(settleDates(["9/3/2026 7:30", "10/4/2026"], TODAY)).toEqual({
      sample: "9/3/2026 7:30",
      options: [
        { form: { order: "mdy", language: "en" }, date: "2026-09-03" },
        { form: { order: "dmy", language: "en" }, date: "2026-03-09" },
      ],
    });
  });

  test("needs no answer where both readings are one day", () => {
    expect(dates(["5/5/2026", "6/6/2026"])).toEqual(["2026-05-05", "2026-06-06"]);
  });

  test("does not follow the majority silently when days contradict each other", () => {
    expect(settleDates(["13/9/2026", "9/13/2026"], TODAY).options).toHaveLength(2);
  });
});

describe("months", () => {
  test.each([
    ["3 févr. 2026, 18:05", "2026-02-03"],
    ["1 août 2026, 07:30", "2026-08-01"],
    ["12 déc. 2025, 18:00", "2025-12-12"],
    ["16. Juni 2026 um 17:05", "2026-06-16"],
    ["20 giu 2026, 07:30", "2026-06-20"],
    ["1 de septiembre de 2026, 7:30 a. m.", "2026-09-01"],
    ["mar, 1 sept 2026", "2026-09-01"],
    ["1 de set. de 2026", "2026-09-01"],
    ["1 wrz 2026, 07:30", "2026-09-01"],
    ["1. zářím 2026", null],
    ["1. září 2026 7:30", "2026-09-01"],
    ["2026. szept. 1. 7:30", "2026-09-01"],
    ["1 Eyl 2026 07:30", "2026-09-01"],
    ["1 сент. 2026 г., 7:30", "2026-09-01"],
    ["1 вер. 2026 р., 07:30", "2026-09-01"],
    ["1 Σεπ 2026, 7:30 π.μ.", "2026-09-01"],
    ["1 сеп 2026", "2026-09-01"],
    ["1. sep. 2026 07.30", "2026-09-01"],
    ["1.9.2026 klo 7.30", "2026-09-01"],
    ["1 syysk. 2026", "2026-09-01"],
    ["1 sept. 2026 07:30", "2026-09-01"],
    ["2026 m. rugsėjo 1 d.", "2026-09-01"],
    ["2026年9月1日 7:30", "2026-09-01"],
    ["2026년 9월 1일 오전 7:30", "2026-09-01"],
    ["5 9월 2026, 07:30", "2026-09-05"],
    ["1-Sep-26", "2026-09-01"],
    ["Tuesday, September 1, 2026 at 7:30 AM", "2026-09-01"],
    ["1 M 2026, 07:30", null],
    ["30 Feb 2026, 07:30", null],
    ["1 Sep 2026, 25:00", null],
    ["1 Sep 2026, 07:61", null],
    ["someday", null],
    ["", null],
  ])("of %s", (text, date) => {
    expect(dates([text])).toEqual([date]);
  });

  test("whose name is another month in another language are settled by the others, or asked", () => {
    expect(dates(["1 lis 2025", "1 paź 2025"])).toEqual(["2025-11-01", "2025-10-01"]);
    expect(
      settleDates(["1 lis 2025"], TODAY)
        .options.map(({ date }) => date)
        .toSorted(),
    ).toEqual(["2025-10-01", "2025-11-01"]);
  });
});

describe("a time", () => {
  const at = (text: string, zone = BERLIN) => column([text], zone)?.[0];
  test.each([
    ["2026-09-01 7:30\u202fAM", 450],
    ["2026-09-01 12:15 AM", 15],
    ["2026-09-01 12:15 pm", 735],
    ["2026-09-01 6:05 p. m.", 1085],
    ["2026-09-01 18h05", 1085],
    ["2026-09-01 07:30:15.123", 450],
    ["1.9.2026 7.30", 450],
    ["2026年9月1日 午後6:05", 1085],
    ["2026-09-01", 720],
  ])("%s is %i minutes after midnight", (text, minutes) => {
    expect(at(text)).toMatchObject({ date: "2026-09-01", minutes });
  });

  test("has the summer or winter time of its own day, wherever the zone is", () => {
    expect(column(["2026-07-15 23:40", "2026-01-15 00:20"])).toEqual([
      { date: "2026-07-15", minutes: 1420, timezoneOffset: -120 },
      { date: "2026-01-15", minutes: 20, timezoneOffset: -60 },
    ]);
    expect(at("2026-07-15 12:00", "America/Santiago")?.timezoneOffset).toBe(240);
    expect(at("2026-01-15 12:00", "America/Santiago")?.timezoneOffset).toBe(180);
    expect(at("2026-07-15 12:00", "Asia/Kolkata")?.timezoneOffset).toBe(-330);
  });

  test.each([
    ["2026-07-15T21:40:00Z", "2026-07-15", 1420, -120],
    ["2026-07-15T23:30:00Z", "2026-07-16", 90, -120],
    ["2026-01-15 22:40:00 +0000", "2026-01-15", 1420, -60],
    ["2026-07-15 23:40:00 UTC", "2026-07-16", 100, -120],
    ["2026-07-15T23:40:00+02:00", "2026-07-15", 1420, -120],
    ["2026-07-15T23:40-04:00", "2026-07-15", 1420, 240],
    ["1784151600", "2026-07-15", 1420, -120],
    ["1784151600000", "2026-07-15", 1420, -120],
  ])("%s is an instant", (text, date, minutes, timezoneOffset) => {
    expect(at(text)).toEqual({ date, minutes, timezoneOffset });
  });
});
