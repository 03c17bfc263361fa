import { describe, expect, it } from "vitest";
import { counted } from "@/lib/text/numbers";
import { billed, clientsText, dayOf, enginesOf, momentOf, rangeJudgement, timeOf, workedOf } from "./wording";

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

it.each([
  [{ found: 70, samples: 1, isMore: false }, "70 clients and 1 sample"],
  [{ found: 1, samples: 0, isMore: false }, "1 client"],
  [{ found: 0, samples: 2, isMore: false }, "2 samples"],
  [{ found: 0, samples: 0, isMore: false }, "0 clients"],
  [{ found: 10_000, samples: 3, isMore: true }, "More than 10,000 clients"],
])("%j is %s", (count, words) => {
  expect(clientsText(count)).toBe(words);
});

it.each([
  [98, 98, "Wider than needed"],
  [80, 100, "As wide as it should be"],
  [73, 100, "As wide as it should be"],
  [60, 100, "Too narrow"],
])("ranges that held %i of %i times are judged: %s", (held, count, words) => {
  expect(rangeJudgement(held, count)).toBe(words);
});
