import { describe, expect, test } from "vitest";
import { monthsBetween, monthsLater } from "@/lib/text/calendar/moments";
import { fullDate } from "@/lib/text/calendar/wording";
import { inZone } from "@/lib/text/calendar/zone";
import { goalDate, goalDay, goalLabel, goalSentence, outOfSight, spanText } from "./goal-date";
import type { GoalSpan } from "./schema";

const now = new Date("2026-11-20T09:00:00.000Z");
const goalIn = (day: number | null, since: string | null = null): GoalSpan => ({
  since,
  day,
  half: { from: 112, to: 133 },
  most: { from: 92, to: null },
  within: 365,
});

describe("the goal's day", () => {
  test("is a date, today, or not in sight", () => {
    expect(goalDate(goalIn(151), now)).toBe("Apr 20, 2027");
    expect(goalDate(goalIn(151), now, false)).toBe("Apr 20");
    expect(goalDate(goalIn(0), now)).toBe("today");
    expect(goalDate(goalIn(null), now)).toBe("not in sight");
  });

  test("stands still while days pass without a weigh-in", () => {
    const goal = goalIn(80, "2026-10-01T22:30:00.000Z");
    const later = Array.from({ length: 60 }, (_, day) => inZone(Date.UTC(2026, 10, 1 + day, 9), "UTC"));
    expect(new Set(later.map((today) => fullDate(goalDay(goal, 80, today))))).toEqual(
      new Set(["Dec 20, 2026"]),
    );
  });

  test("is that of the viewer's zone, over a night and a change of the clock", () => {
    const goal = goalIn(160, "2026-10-01T22:30:00.000Z");
    expect(fullDate(goalDay(goal, 160, inZone(now, "America/Los_Angeles")))).toBe("Mar 10, 2027");
    expect(fullDate(goalDay(goal, 160, inZone(now, "Asia/Tokyo")))).toBe("Mar 11, 2027");
  });

  test("stands at its own day on an axis of months", () => {
    for (let day = 1; day < 400; day++) {
      const date = goalDay(goalIn(day), day, now);
      expect(fullDate(monthsLater(now, monthsBetween(now, date)))).toBe(fullDate(date));
    }
  });
});

test("a span has both ends, with years beyond this one, and an open end in words", () => {
  const goal = goalIn(120);
  expect(spanText({ from: 5, to: 30 }, goal, now)).toBe("Nov 25 and Dec 20");
  expect(spanText(goal.half, goal, now)).toBe("Mar 12 and Apr 2, 2027");
  expect(spanText(goal.most, goal, now)).toBe("not before Feb 20, 2027");
  expect(spanText({ from: 5, to: 60 }, goal, now)).toBe("Nov 25, 2026 and Jan 19, 2027");
  expect(spanText({ from: 5, to: 5 }, goal, now)).toBe("Nov 25");
});

test("the sentence on paper holds the span, its open end, or that no date is given", () => {
  const goal = goalIn(120);
  expect(goalSentence(goal, now)).toBe(
    "About half of such clients reach the goal between Mar 12 and Apr 2, 2027.",
  );
  expect(goalSentence({ ...goal, half: goal.most }, now)).toBe(
    "About half of such clients reach the goal not before Feb 20, 2027.",
  );
  expect(goalSentence(goalIn(null), now)).toBe("At this pace not within a year.");
});

test("the sentence on paper says when it was reached, or that its day has passed without a weigh-in", () => {
  const then = { from: 20, to: 20 };
  const reached = { ...goalIn(20, "2026-10-01T09:00:00.000Z"), half: then, most: then };
  expect(goalSentence(reached, now)).toBe("The goal was reached on Oct 21, 2026.");
  expect(goalSentence({ ...reached, since: "2026-10-31T09:00:00.000Z" }, now)).toBe(
    "The goal is reached today.",
  );
  const due = { ...goalIn(40, "2026-10-01T09:00:00.000Z"), half: { from: 20, to: 60 } };
  expect(goalSentence(due, now)).toBe("The goal was expected on Nov 10, 2026; a weigh-in tells.");
});

test("a goal out of sight says within what time", () => {
  expect(outOfSight(goalIn(null))).toBe("At this pace not within a year");
  expect(outOfSight({ within: 730 })).toBe("At this pace not within two years");
});

test("a forecast that stops near the goal does not count as reaching it", () => {
  expect(goalLabel({ status: "reached" }, goalIn(30))).toBe("Goal reached");
  expect(goalLabel({ status: "partial" }, goalIn(30))).toBe("Nearest to the goal");
  expect(goalLabel({ status: "horizon" }, goalIn(null))).toBe("Goal");
});
