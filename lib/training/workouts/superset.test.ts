import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterSet,
  linkExercises,
  MAX_SUPERSET,
  moveExercise,
  removeExercise,
  supersetsOf,
  supersetWith,
  swapExercise,
  unlinkExercises,
} from "./superset";

/** "A+B C": A and B are a superset, C stands alone. */
const parse = (text: string) =>
  text.split(" ").flatMap((superset) => {
    const names = superset.split("+");
    return names.map((exerciseName, index) => ({ exerciseName, withNext: index < names.length - 1 }));
  });
const print = (items: ReturnType<typeof parse>) =>
  supersetsOf(items)
    .map((superset) => superset.map(({ exerciseName }) => exerciseName).join("+"))
    .join(" ");
const alone = (exerciseName: string) => ({ exerciseName, withNext: false });

describe("lists of exercises with supersets", () => {
  test("move a superset as a whole", () => {
    expect(print(moveExercise(parse("A B+C D"), "C", -1))).toBe("B+C A D");
    expect(print(moveExercise(parse("A B+C D"), "A", 1))).toBe("B+C A D");
    expect(print(moveExercise(parse("A B+C D"), "A", -1))).toBe("A B+C D");
    expect(print(moveExercise(parse("A B+C D"), "D", 1))).toBe("A B+C D");
  });

  test.each([
    ["A", "B+C D"],
    ["B", "A+C D"],
    ["C", "A+B D"],
    ["D", "A+B+C"],
  ])("without %s become %s", (name, left) => {
    expect(print(removeExercise(parse("A+B+C D"), name))).toBe(left);
  });

  test("swap an exercise in its place", () => {
    expect(print(swapExercise(parse("A+B C"), "A", alone("X")))).toBe("X+B C");
    expect(print(swapExercise(parse("A+B C"), "B", alone("X")))).toBe("A+X C");
  });

  test("link an exercise with others of the list and with new ones", () => {
    expect(print(linkExercises(parse("A B C"), "A", [alone("C")]))).toBe("A+C B");
    expect(print(linkExercises(parse("A B+C"), "A", [alone("C")]))).toBe("A+C B");
    expect(print(linkExercises(parse("A B"), "B", [alone("X")]))).toBe("A B+X");
    expect(print(linkExercises(parse("A+B C D"), "A", [alone("C"), alone("D")]))).toBe("A+B+C D");
  });

  test("unlink one superset and keep the others", () => {
    expect(print(unlinkExercises(parse("A+B C+D"), "B"))).toBe("A B C+D");
    expect(supersetWith(parse("A+B C"), "B").map(({ exerciseName }) => exerciseName)).toEqual(["A", "B"]);
    expect(supersetWith(parse("A"), "X")).toEqual([]);
  });
});

describe("afterSet", () => {
  const turn = (exerciseName: string, logged: number, planned = 3) => ({ exerciseName, logged, planned });

  test("continues with the next exercise of the round without a rest", () => {
    expect(afterSet([turn("A", 1), turn("B", 0)], "A")).toEqual({ next: "B", rests: false });
  });

  test("rests after the round and begins the next one", () => {
    expect(afterSet([turn("A", 1), turn("B", 1)], "B")).toEqual({ next: "A", rests: true });
  });

  test("skips an exercise that is ahead", () => {
    expect(afterSet([turn("A", 1), turn("B", 1)], "A")).toEqual({ next: "A", rests: true });
  });

  test("skips an exercise without remaining sets", () => {
    expect(afterSet([turn("A", 3), turn("B", 2, 2), turn("C", 2)], "A")).toEqual({ next: "C", rests: false });
    expect(afterSet([turn("A", 2, 2), turn("B", 3, 4)], "B")).toEqual({ next: "B", rests: true });
  });

  test("stays at the exercise when everything is logged", () => {
    expect(afterSet([turn("A", 3), turn("B", 3)], "B")).toEqual({ next: "B", rests: true });
    expect(afterSet([], "A")).toEqual({ next: "A", rests: true });
  });

  test("reaches every set of every exercise, with one rest per round", () => {
    const counts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: MAX_SUPERSET });
    fc.assert(
      fc.property(counts, (planned) => {
        const logged = planned.map(() => 0);
        const turns = () => planned.map((count, index) => turn(`${index}`, logged[index] ?? 0, count));
        let [at, rests] = [0, 0];
        for (let set = planned.reduce((sum, count) => sum + count); set > 0; set--) {
          logged[at] = (logged[at] ?? 0) + 1;
          const after = afterSet(turns(), `${at}`);
          if (after.rests) rests++;
          at = Number(after.next);
        }
        expect(logged).toEqual(planned);
        expect(rests).toBe(Math.max(...planned));
      }),
    );
  });
});
