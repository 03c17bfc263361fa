import { describe, expect, it } from "vitest";
import { counted } from "@/lib/text/numbers";
import { billed, dayOf, enginesOf, momentOf, timeOf, workedOf } from "./wording";

describe("the console's words", () => {
  it("use the singular or plural of a noun", () => {
    expect([0, 1, 1200].map((count) => counted(count, "client"))).toEqual([
      "0 clients",
      "1 client",
      "1,200 clients",
    ]);
  });

  it("show days and moments in the device's time zone, and history times in UTC", () => {
    const iso = "2026-11-20T19:30:00.000Z"; // Already the 21st in the tests' zone.
    expect(dayOf(iso)).toBe("Nov 21, 2026");
    expect(momentOf(iso)).toBe("Nov 21, 1:00 AM");
    expect(timeOf(iso)).toBe("7:30 PM UTC");
  });

  it("never show an unbilled image as free", () => {
    const cost = (costMicroUsd: number | null, replicate: number) =>
      billed({ costMicroUsd, engines: { local: 1, replicate } });
    expect(cost(null, 3)).toBe("not billed yet");
    expect(cost(null, 0)).toBe("no charge");
    expect(cost(4_560_000, 38)).toBe("$4.56");
  });

  it("name only the engines that made images, and the time in a suitable unit", () => {
    expect(enginesOf({ local: 12, replicate: 0 })).toBe("12 local");
    expect(enginesOf({ local: 1, replicate: 3 })).toBe("1 local, 3 replicate");
    expect([8.4, 720, 12_600].map(workedOf)).toEqual(["8 s", "12 min", "3.5 h"]);
  });
});
