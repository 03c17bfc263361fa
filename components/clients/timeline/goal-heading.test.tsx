import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { GoalSpan, Timeline } from "@/lib/clients/timeline/schema";
import { inZone } from "@/lib/text/calendar/zone";
import { GoalHeading } from "./goal-heading";

const now = new Date("2026-11-20T09:00:00.000Z");
const client = { weight: 172, bodyFat: 28, targetWeight: 160, targetBodyFat: 24 };
const goal: GoalSpan = {
  since: null,
  day: 25,
  half: { from: 20, to: 30 },
  most: { from: 10, to: null },
  within: 365,
};

const show = (goal: GoalSpan, today = now, plan: Timeline["plan"] = null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GoalHeading client={client} plan={plan} goal={goal} now={today} />
    </QueryClientProvider>,
  );

test("the goal shows where half of such clients get there, and on a tap where 8 of 10 do", async () => {
  show(goal);
  expect(screen.getByText("Goal 160.0 lb at 24.0%, likely between")).toBeVisible();
  expect(screen.getByText("Dec 10 and Dec 20")).toBeVisible();
  expect(screen.getByText(/^About half of such clients/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show 8 of 10" }));
  expect(screen.getByText("not before Nov 30")).toBeVisible();
  expect(screen.getByText(/^About 8 of 10 such clients/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show half" }));
  expect(screen.getByText("Dec 10 and Dec 20")).toBeVisible();
});

test("the axis reaches beyond the shown span, also where the wider one is open", () => {
  show({ ...goal, half: { from: 20, to: 90 } });
  // 98 days, where twice the day of the goal would be 54.
  expect(screen.getByText("Feb 26, 2027")).toBeVisible();
});

test("without a day it says so and why", () => {
  show({ ...goal, day: null });
  expect(screen.getByText("At this pace not within a year")).toBeVisible();
  expect(screen.getByText(/no date is given/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a goal that is today's body is reached", () => {
  const here = { from: 0, to: 0 };
  show({ ...goal, day: 0, half: here, most: here });
  expect(screen.getByText("Reached")).toBeVisible();
});

test("a goal that was reached keeps its day", () => {
  const then = { from: 40, to: 40 };
  show({ ...goal, since: "2026-09-20T09:00:00.000Z", day: 40, half: then, most: then });
  expect(screen.getByText("Reached Oct 30")).toBeVisible();
});

test("a goal whose day has passed without a weigh-in says so, and gives no span in the past", () => {
  show({ ...goal, since: "2026-10-01T09:00:00.000Z" });
  expect(screen.getByText("Expected Oct 26")).toBeVisible();
  expect(screen.getByText(/A new weigh-in tells/)).toBeVisible();
  expect(screen.queryByText(/between/)).toBeNull();
});

test("all its days are those of the given clock, wherever the page is drawn", () => {
  // Still the nineteenth in Honolulu.
  show({ ...goal, most: { from: 10, to: 40 } }, inZone(now, "Pacific/Honolulu"));
  expect(screen.getByText("Dec 9 and Dec 19")).toBeVisible();
  expect(screen.getByText("Jan 2, 2027")).toBeVisible();
});

test("a recomposition is called so by where the plan began, also when the client is nearly there", () => {
  const start = { month: 0, weight: 160, bodyFat: 30 };
  show(goal, now, { startedAt: "2026-10-01T00:00:00.000Z", months: [start], goalDays: 90 });
  expect(screen.getByText("Recomposition goal 160.0 lb at 24.0%, likely between")).toBeVisible();
});
