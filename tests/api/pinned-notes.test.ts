import { describe, expect, it } from "vitest";
import * as workouts from "@/lib/training/workouts/contract";
import { coach } from "../support/coach";
import { type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

testWorld();

describe("a pinned note", () => {
  const pin = (person: Person, id: string, name: string, pinnedNote: unknown) =>
    person.ask(workouts.updateExercise, {
      params: { id, name },
      body: { pinnedNote: pinnedNote as string },
    });

  it("stays with the exercise until it is removed", async () => {
    const { person, id, add, list } = await coach("Ann");
    await add("Leg Press");
    expect((await pin(person, id, "leg PRESS", "  Seat 4, feet high ")).status).toBe(200);
    expect(await list()).toMatchObject([{ pinnedNote: "Seat 4, feet high" }]);
    for (const nothing of [" ", null]) {
      await pin(person, id, "Leg Press", "Seat 5");
      expect((await pin(person, id, "Leg Press", nothing)).status).toBe(200);
      expect(await list()).toMatchObject([{ pinnedNote: null }]);
    }
  });

  it.each([
    ["200 characters", "x".repeat(200), 200],
    ["201 characters", "x".repeat(201), 400],
    ["NUL", "Seat\0", 400],
    ["a broken character", "\ud800", 400],
    ["a number", 4, 400],
    ["nothing at all", undefined, 400],
  ])("of %s is answered as it should be", async (_, note, status) => {
    const { person, id, add } = await coach("Ann");
    await add("Leg Press");
    expect((await pin(person, id, "Leg Press", note)).status).toBe(status);
  });

  it("is refused for others, and for unknown exercises", async () => {
    const { person, id, add, list } = await coach("Ann");
    await add("Leg Press");
    expect((await pin(await trainer("Bob"), id, "Leg Press", "Mine")).status).toBe(404);
    expect((await pin(stranger(), id, "Leg Press", "Mine")).status).toBe(401);
    expect((await pin(person, id, "Hack Squat", "Seat 4")).status).toBe(404);
    expect(await list()).toMatchObject([{ pinnedNote: null }]);
  });
});
