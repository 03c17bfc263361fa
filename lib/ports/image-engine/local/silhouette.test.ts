import { describe, expect, it } from "vitest";
import { newSilhouette } from "./silhouette";

const boundsOf = ({ stride, counts, bounds }: ReturnType<typeof newSilhouette>, row: number) =>
  Array.from(bounds.subarray(row * stride, row * stride + counts[row]!));

describe("a silhouette", () => {
  it("keeps the runs of a row apart and in order, in whatever order they come", () => {
    const figure = newSilhouette(2);
    for (const [start, end] of [
      [20, 24],
      [2, 5],
      [10, 12],
    ] as const)
      figure.add(1, start, end);
    expect(boundsOf(figure, 1)).toEqual([2, 5, 10, 12, 20, 24]);
    expect(boundsOf(figure, 0)).toEqual([]);
  });

  it("joins runs that overlap or touch, and counts only what is new", () => {
    const figure = newSilhouette(1);
    expect(figure.add(0, 2, 5)).toBe(3);
    expect(figure.add(0, 10, 12)).toBe(2);
    expect(figure.add(0, 20, 24)).toBe(4);
    expect(figure.add(0, 3, 4)).toBe(0);
    expect(figure.add(0, 5, 11)).toBe(5);
    expect(boundsOf(figure, 0)).toEqual([2, 12, 20, 24]);
    expect(figure.add(0, 0, 30)).toBe(16);
    expect(boundsOf(figure, 0)).toEqual([0, 30]);
  });

  it("is empty again once cleared", () => {
    const figure = newSilhouette(1);
    figure.add(0, 2, 5);
    figure.clear();
    expect(figure.add(0, 2, 5)).toBe(3);
  });
});
