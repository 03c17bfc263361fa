import { describe, expect, test } from "vitest";
import { addToFloor, EMPTY_FLOOR, openOnFloor, parseFloor, removeFromFloor } from "./floor";

const squat = { exerciseName: "Back Squat", muscleGroup: "legs" } as const;
const floorOf = (...ids: string[]) => ids.reduce(addToFloor, EMPTY_FLOOR);
const ids = ({ places }: ReturnType<typeof floorOf>) => places.map(({ clientId }) => clientId).join("");

describe("the floor", () => {
  test("brings whoever comes to the front, once", () => {
    const floor = floorOf("a", "b", "a");
    expect(ids(floor)).toBe("ab");
    expect(floor.selected).toBe("a");
  });

  test("holds six", () => {
    const floor = floorOf(..."abcdefg");
    expect(ids(floor)).toBe("abcdef");
    expect(floor.selected).toBe("f");
  });

  test.each([
    ["a", "c", "c"],
    ["b", "b", "c"],
    ["c", "c", "b"],
    ["a", "a", "b"],
  ])("without %s, while %s is in front, shows %s", (leaving, selected, shown) => {
    expect(removeFromFloor({ ...floorOf(..."abc"), selected }, leaving).selected).toBe(shown);
  });

  test("is empty without its last client", () => {
    expect(removeFromFloor(floorOf("a"), "a")).toEqual(EMPTY_FLOOR);
  });

  test("remembers an exercise for each client", () => {
    const floor = openOnFloor(floorOf("a", "b"), "a", squat);
    expect(floor.places).toEqual([
      { clientId: "a", open: squat },
      { clientId: "b", open: null },
    ]);
    expect(parseFloor(JSON.parse(JSON.stringify(floor)))).toEqual(floor);
  });

  test("is not read from anything else", () => {
    expect(parseFloor({ places: "none" })).toBeNull();
    expect(parseFloor(undefined)).toBeNull();
  });
});
