import type { Experience, MuscleGroup } from "@/lib/body/ranges";

/** A muscle group in a session; arms may be split into triceps and biceps. */
export interface Block {
  readonly group: MuscleGroup;
  readonly half?: "triceps" | "biceps";
}

export interface SessionOutline {
  readonly name: string;
  readonly blocks: readonly Block[];
}

const FULL: readonly Block[] = [
  { group: "legs" },
  { group: "back" },
  { group: "chest" },
  { group: "shoulders" },
  { group: "arms" },
];
const UPPER = { name: "Upper body", blocks: FULL.slice(1) };
const LOWER = { name: "Lower body", blocks: FULL.slice(0, 1) };
const LEGS = { ...LOWER, name: "Legs" };
const PUSH: SessionOutline = {
  name: "Push",
  blocks: [{ group: "chest" }, { group: "shoulders" }, { group: "arms", half: "triceps" }],
};
const PULL: SessionOutline = { name: "Pull", blocks: [{ group: "back" }, { group: "arms", half: "biceps" }] };
const LIGHT: SessionOutline = { name: "Light arms and mobility", blocks: [{ group: "arms" }] };

const fullBody = (letters: string): SessionOutline[] =>
  [...letters].map((letter) => ({ name: `Full body ${letter}`, blocks: FULL }));

/** Full-body training for few days or beginners (ACSM 2009, Med Sci Sports Exerc 41:687). */
export function weeklySplit(daysPerWeek: number, experience: Experience): SessionOutline[] {
  const days = Math.min(7, Math.max(1, Math.round(daysPerWeek)));
  switch (days) {
    case 1:
      return [{ name: "Full body", blocks: FULL }];
    case 2:
      return fullBody("AB");
    case 3:
      return experience === "beginner" ? fullBody("ABC") : [PUSH, PULL, LEGS];
    case 4:
      return [UPPER, LOWER, UPPER, LOWER];
    case 5:
      return [UPPER, LOWER, PUSH, PULL, LEGS];
    case 6:
      return [PUSH, PULL, LEGS, PUSH, PULL, LEGS];
    default:
      return [PUSH, PULL, LEGS, PUSH, PULL, LEGS, LIGHT];
  }
}
