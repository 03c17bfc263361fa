import { describe, expect, test } from "vitest";
import { addToFloor, EMPTY_FLOOR, floorOn, openOnFloor, removeFromFloor } from "./floor";

const squat = { exerciseName: "Back Squat", muscleGroup: "legs" } as const;
const floorOf = (...ids: string[]) => ids.reduce(addToFloor, EMPTY_FLOOR);
const ids = ({ places }: ReturnType<typeof floorOf>) => places.map(({ clientId }) => clientId).join("");

describe("Floor", () => {
  test("selects a client who is added, and adds each client once", () => {
    const floor = floorOf("a", "b", "a");
    expect(ids(floor)).toBe("ab");
    expect(floor.selected).toBe("a");
  });

  test("holds six clients", () => {
    const floor = floorOf(..."abcdefg");
    expect(ids(floor)).toBe("abcdef");
    expect(floor.selected).toBe("f");
  });

  test.each([
    ["a", "c", "c"],
    ["b", "b", "c"],
    ["c", "c", "b"],
    ["a", "a", "b"],
  ])("without %s, while %s is selected, selects %s", (leaving, selected, shown) => {
    expect(removeFromFloor({ ...floorOf(..."abc"), selected }, leaving).selected).toBe(shown);
  });

  test("is over on another day, unless sets of one of its clients are still to be saved", () => {
    const floor = { ...floorOf("a", "b"), day: "2026-11-18" };
    expect(floorOn(floor, "2026-11-18", () => false)).toBe(floor);
    expect(floorOn(floor, "2026-11-19", () => false)).toBe(EMPTY_FLOOR);
    expect(floorOn(floor, "2026-11-19", (id) => id === "b")).toBe(floor);
  });

  test("is empty after its last client leaves", () => {
    expect(removeFromFloor(floorOf("a"), "a")).toEqual(EMPTY_FLOOR);
  });

  test("stores an open exercise for each client", () => {
    const floor = openOnFloor(floorOf("a", "b"), "a", squat);
    expect(floor.places).toEqual([
      { clientId: "a", open: squat },
      { clientId: "b", open: null },
    ]);
  });
});
