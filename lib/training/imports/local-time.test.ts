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
    ["slashes with a year of two digits", ["14/01/26", "3/2/26"], ["2026-01-14", "2026-02-03"]],
    ["days of the Persian calendar", ["۱۴۰۳/۱۰/۲۵", "1404/07/10"], ["2025-01-14", "2025-10-02"]],
    ["days of the Islamic calendar", ["1446/07/14", "١٤٤٧/٠٣/٠١"], ["2025-01-14", "2025-08-24"]],
    ["years of Thailand", ["14/1/2568", "20/9/2569"], ["2025-01-14", "2026-09-20"]],
    ["underscores", ["2026_09_03", "2026_09_22"], ["2026-09-03", "2026-09-22"]],
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

  test("is asked of a year of two digits that Koreans write first and others last", () => {
    const days = settleDates(["25. 1. 14. 오전 7:30"], TODAY).options.map(({ date }) => date);
    expect(days).toEqual(["2014-01-25", "2025-01-14"]);
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
    ["01SEP2026", "2026-09-01"],
    ["1 Eylül 2026 Salı", "2026-09-01"],
    ["3 KASIM 2025", "2025-11-03"],
    ["3 aout 2026", "2026-08-03"],
    ["1 wrzesnia 2026", "2026-09-01"],
    ["1 ΣΕΠΤΕΜΒΡΙΟΥ 2026", "2026-09-01"],
    ["1 Mrz 2026", "2026-03-01"],
    ["1. Jänner 2026", "2026-01-01"],
    ["1 de setiembre de 2026", "2026-09-01"],
    ["1 ส.ค. 2569", "2026-08-01"],
    ["१४ सित॰ २०२५", "2025-09-14"],
    ["14 thg 9, 2025", "2025-09-14"],
    ["۲۵ دی ۱۴۰۳", "2025-01-14"],
    ["Tue Sep  1 05:30:00 UTC 2026", "2026-09-01"],
    ["1 Sep 1026", null],
    ["0001-01-01", null],
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

  test.each(
    "en bg ca cs da de el es et fi fr hr hu id it lt lv nl nb pl pt ro ru sk sl sr sv tr uk ja ko zh zh-TW hi th bn ta mr ar ar-EG fa he ur vi ms fil is mk sq fr-CA en-GB".split(
      " ",
    ),
  )("are read as %s writes them, with the clock", (language) => {
    const days = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2025, at, 14 + at, 7 + at, 35)));
    for (const dateStyle of ["medium", "long", "full"] as const)
      for (const timeStyle of ["short", "medium"] as const) {
        const format = new Intl.DateTimeFormat(language, { dateStyle, timeStyle, timeZone: "UTC" });
        const read = column(
          days.map((day) => format.format(day)),
          "UTC",
        );
        expect(read?.map((time) => time && `${time.date} ${time.minutes}`)).toEqual(
          days.map(
            (day) => `${day.toISOString().slice(0, 10)} ${day.getUTCHours() * 60 + day.getUTCMinutes()}`,
          ),
        );
      }
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
    ["2026-09-01 7.30 PM", 1170],
    ["1. sep. 2026 07.35.00", 455],
    ["1.9.2026, 7.30 Uhr", 450],
    ["1 septembre 2026 à 12 h 35 min 10 s", 755],
    ["1 de septiembre de 2026 a las 12:35", 755],
    ["2026年9月1日 19時35分", 1175],
    ["2026年9月1日下午7:35", 1175],
    ["2026년 9월 1일 오후 7시 35분", 1175],
    ["٢٠٢٦‏/٩‏/١، ٧:٣٥ م", 1175],
    ["7:30 1.9.2026", 450],
    ["2026-09-01_07-30-00", 450],
    ["2026-09-01 7 PM", 1140],
    ["1.9.2026 19 Uhr", 1140],
    ["1 sept. 2026 à 19h", 1140],
    ["2026‑09‑01 (Tue) 07:30", 450],
    ["2026 09 01", 720],
    ["2026-09-01T07:30:00.1234567", 450],
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
    expect(at("2026-07-15 12:00", "Australia/Lord_Howe")?.timezoneOffset).toBe(-630);
    expect(at("2026-01-15 12:00", "Australia/Lord_Howe")?.timezoneOffset).toBe(-660);
    expect(at("2026-07-15 12:00", "America/St_Johns")?.timezoneOffset).toBe(150);
    expect(at("2026-03-29 02:30")).toMatchObject({ date: "2026-03-29", minutes: 150 });
    expect(at("2026-10-25 02:30")).toMatchObject({ date: "2026-10-25", minutes: 150 });
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
    ["1784151600000000", "2026-07-15", 1420, -120],
    ["20260715T214000Z", "2026-07-15", 1420, -120],
    ["Wed, 15 Jul 2026 21:40:00 GMT", "2026-07-15", 1420, -120],
    ["Wed Jul 15 21:40:00 UTC 2026", "2026-07-15", 1420, -120],
    ["Wed Jul 15 2026 17:40:00 GMT-0400 (Eastern Daylight Time)", "2026-07-15", 1060, 240],
    ["2026-07-15T17:40:00-04:00[America/New_York]", "2026-07-15", 1060, 240],
    ["2026-07-15T21:40:00,123Z", "2026-07-15", 1420, -120],
  ])("%s is an instant", (text, date, minutes, timezoneOffset) => {
    expect(at(text)).toEqual({ date, minutes, timezoneOffset });
  });
});
