import { describe, expect, it } from "vitest";
import { type Band, bandsOf, hasHour, isIn } from "./bands";

const at = (hours: number, minutes = 0) => ({ state: "planned" as const, startMin: hours * 60 + minutes });
const anyTime = { state: "today" as const, startMin: null };
const extra = { state: "extra" as const, startMin: null };
const said = (...of: Parameters<typeof bandsOf>) =>
  bandsOf(...of).map((band) => ("from" in band ? `${band.kind} ${band.from}-${band.to}` : band.kind));

describe("the rows of a week", () => {
  it("are what has no time, each booked hour, the free hours between as one, and extras", () => {
    expect(said([extra, at(17, 59), at(6), anyTime, at(7, 30), at(7)], null)).toEqual([
      ...["anyTime", "booked 6-7", "booked 7-8", "free 8-17", "booked 17-18", "extra"],
    ]);
  });

  it("have no hours and no line of now if nothing has a time", () => {
    expect(said([anyTime], 600)).toEqual(["anyTime"]);
    expect(said([extra], 600)).toEqual(["extra"]);
    expect(said([], 600)).toEqual([]);
  });

  it("reach to now, before the first hour and after the last", () => {
    expect(said([at(6)], 5 * 60 + 10)).toEqual(["free 5-6", "booked 6-7"]);
    expect(said([at(6)], 6 * 60 + 59)).toEqual(["booked 6-7"]);
    expect(said([at(6)], 23 * 60)).toEqual(["booked 6-7", "free 7-24"]);
    expect(said([at(23), at(0)], 0)).toEqual(["booked 0-1", "free 1-23", "booked 23-24"]);
  });

  it("hold each appointment once", () => {
    const all = [extra, at(17, 59), at(6), anyTime, at(7, 30)];
    const bands = bandsOf(all, 600);
    for (const one of all) expect(bands.filter((band) => isIn(band, one))).toHaveLength(1);
  });

  it("know which of them is now", () => {
    const band: Band = { kind: "free", from: 8, to: 17 };
    expect([479, 480, 1019, 1020].map((minutes) => hasHour(band, minutes))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(hasHour({ kind: "anyTime" }, 480)).toBe(false);
  });
});
