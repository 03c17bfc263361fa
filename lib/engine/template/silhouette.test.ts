import { describe, expect, it } from "vitest";
import { SHAPE } from "./figure-shapes";
import { addRun, joinRow, newSilhouette } from "./silhouette";
import { newDrawing } from "./template-raster";

const boundsOf = ({ stride, counts, bounds }: ReturnType<typeof newSilhouette>, row: number) =>
  Array.from(bounds.subarray(row * stride, row * stride + counts[row]!));

describe("Silhouette", () => {
  it("sorts separate runs of a row", () => {
    const figure = newSilhouette(2);
    for (const [start, end] of [
      [20, 24],
      [2, 5],
      [10, 12],
    ] as const)
      addRun(figure, 1, start, end);
    expect(boundsOf(figure, 1)).toEqual([2, 5, 10, 12, 20, 24]);
    expect(boundsOf(figure, 0)).toEqual([]);
  });

  it("merges runs that overlap or touch, and counts only the new pixels", () => {
    const figure = newSilhouette(1);
    expect(addRun(figure, 0, 2, 5)).toBe(3);
    expect(addRun(figure, 0, 10, 12)).toBe(2);
    expect(addRun(figure, 0, 20, 24)).toBe(4);
    expect(addRun(figure, 0, 3, 4)).toBe(0);
    expect(addRun(figure, 0, 5, 11)).toBe(5);
    expect(boundsOf(figure, 0)).toEqual([2, 12, 20, 24]);
    expect(addRun(figure, 0, 0, 30)).toBe(16);
    expect(boundsOf(figure, 0)).toEqual([0, 30]);
  });

  it("merges the shapes of a drawing and counts the pixels that only arms cover", () => {
    const drawing = newDrawing(40, 1);
    const cover = (shape: number, start: number, end: number): void => {
      drawing.starts[shape] = start;
      drawing.ends[shape] = end;
    };
    const figure = newSilhouette(1);
    cover(2, 10, 20);
    cover(SHAPE.leftArm, 8, 12);
    cover(SHAPE.leftArm + 1, 30, 33);
    expect(joinRow(figure, drawing, 0)).toBe(5);
    expect(boundsOf(figure, 0)).toEqual([8, 20, 30, 33]);
    cover(SHAPE.leftArm, 5, 5);
    expect(joinRow(figure, drawing, 0)).toBe(3);
    expect(boundsOf(figure, 0)).toEqual([10, 20, 30, 33]);
  });
});
