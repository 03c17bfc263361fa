import { readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "@/lib/text/calendar/days";
import { TIMEZONE_OFFSET_MINUTES } from "@/lib/text/calendar/local-date";
import { SAMPLE_CLIENTS } from "./people";
import { storyOf } from "./story";

const WEEK_MS = 7 * DAY_MS;

test("a story lies in the past, runs forwards, and ends with the client's current body", () => {
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...SAMPLE_CLIENTS),
      moment,
      fc.integer(TIMEZONE_OFFSET_MINUTES),
      (person, now, timezoneOffset) => {
        const { begin, chapters } = storyOf(person, now, timezoneOffset);
        const moments = [begin, ...chapters.map(({ at }) => at), now].map((at) => at.getTime());
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        expect(now.getTime() - begin.getTime()).toBeLessThan(6 * WEEK_MS);
        const { weight, bodyFat } = person.fields;
        expect(chapters.at(-1)).toMatchObject({ weighIn: { weight, bodyFat } });
      },
    ),
  );
});

test("the weeks follow the trainer's calendar: Monday begins at local midnight", () => {
  const [marcus] = SAMPLE_CLIENTS;
  const sundayNight = new Date("2026-11-22T23:00:00.000Z");
  expect(storyOf(marcus!, sundayNight, 0).begin).toEqual(new Date("2026-10-12T00:00:00.000Z"));
  expect(storyOf(marcus!, sundayNight, -330).begin).toEqual(new Date("2026-10-18T18:30:00.000Z"));
});

test("a sample's body is the one that its picture shows", async () => {
  const truths = await Promise.all(
    ["01", "02", "03"].map(async (pair) => {
      const folder = path.resolve("tests/figures/rendered", pair);
      const { sex, heightInches, before } = JSON.parse(await readFile(`${folder}/truth.json`, "utf8"));
      return { sex, heightInches, before, photo: await readFile(`${folder}/before.jpg`) };
    }),
  );
  for (const { fields, start, frontPhoto } of SAMPLE_CLIENTS) {
    if (frontPhoto === null) continue;
    const picture = await readFile(path.resolve("lib/desk/samples/pictures", frontPhoto));
    const truth = truths.find(({ photo }) => photo.equals(picture));
    expect(fields.height, fields.name).toBe(truth?.heightInches);
    expect(fields.gender ?? "male").toBe(truth?.sex);
    expect(start).toEqual({ weight: truth?.before.weightLbs, bodyFat: truth?.before.bodyFat });
  }
});
