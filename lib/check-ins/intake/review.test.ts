import { describe, expect, it } from "vitest";
import { HEALTH_QUESTIONS } from "./questions";
import { flagsOf, notesOf, proposalOf } from "./review";
import type { IntakeAnswers } from "./schema";

const NOS = Object.fromEntries(HEALTH_QUESTIONS.map((question) => [question, { isYes: false }]));
const told = (changes: Partial<IntakeAnswers> = {}): IntakeAnswers => ({
  name: "Nora Lind",
  birthDate: "1991-03-14",
  gender: "female",
  height: 66,
  weight: 171,
  health: NOS,
  spared: [],
  goals: [],
  workoutsPerWeek: 3,
  experience: "beginner",
  equipment: [],
  agreed: { health: true, photos: true, sharing: true },
  units: "imperial",
  ...changes,
});

describe("flags", () => {
  it("are none where every health question says No and nothing is spared", () => {
    expect(flagsOf(told())).toEqual([]);
  });

  it.each(HEALTH_QUESTIONS)(
    "repeat a Yes to %s in the client's words, and ask instead of judging",
    (question) => {
      const flags = flagsOf(told({ health: { ...NOS, [question]: { isYes: true, detail: "since May" } } }));
      expect(flags).toMatchObject([{ kind: "health", quote: "since May", hint: "Ask before training." }]);
      expect(flags[0]?.title).toMatch(/^Answered yes to /);
    },
  );

  it("count the open ones, and say when none may be kept", () => {
    const { heart: _, chest: __, ...rest } = NOS;
    expect(flagsOf(told({ health: rest }))[0]?.title).toBe("2 health questions left open");
    expect(flagsOf(told({ health: undefined }))[0]?.title).toMatch(/^Health questions not answered/);
  });
});

describe("the proposed client", () => {
  it("keeps the lean mass of who wants to weigh less, and the body fat of others", () => {
    const given = { bodyFat: 35, bodyFatMethod: "dxa" } as const;
    // 111.15 lb lean of 160 lb.
    expect(proposalOf(told({ ...given, targetWeight: 160 }), "2026-11-28").targetBodyFat).toBe(30.5);
    expect(proposalOf(told({ ...given, targetWeight: 180 }), "2026-11-28").targetBodyFat).toBe(35);
    expect(proposalOf(told(given), "2026-11-28")).toMatchObject({ targetWeight: 171, targetBodyFat: 35 });
  });

  it("stays within targets that a client can have", () => {
    const { targetBodyFat } = proposalOf(told({ bodyFat: 20, targetWeight: 110 }), "2026-11-28");
    expect(targetBodyFat).toBe(5);
  });

  it("takes the age of the day of sending", () => {
    expect(proposalOf(told(), "2026-03-13").bodyFat).toBeLessThan(proposalOf(told(), "2026-03-14").bodyFat);
  });
});

it("notes hold what has no column, and nothing twice", () => {
  expect(notesOf(told({ bodyFat: 31, goals: ["stronger"], medicineSince: "2026-09-01" }))).toBe(
    "Wants to get stronger",
  );
});
