import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Client } from "@/lib/clients/record/schema";
import { createQueryClient } from "@/lib/platform/http/answers";
import type { Standing } from "@/lib/training/day/standing";
import type { Cell } from "@/lib/training/day/week";
import { DayTraces } from "./day-traces";

const back = {
  id: "s1",
  name: "Back",
  date: "2026-11-26",
  startMin: null,
  state: "doneOtherDay",
} as Standing;

function show(cells: Cell[], isFree = true) {
  const nothing = () => {};
  render(
    <QueryClientProvider client={createQueryClient(nothing)}>
      <DayTraces
        client={{ id: "c1", name: "Elena" } as Client}
        cells={cells}
        isFree={isFree}
        onTrain={nothing}
        onNewPlan={nothing}
      />
    </QueryClientProvider>,
  );
}

it.each<[string, Cell, string]>([
  ["a session of another day was done", { kind: "logged", session: back }, "Trained Back of Nov 26."],
  ["something else was trained", { kind: "extra", workoutId: "w1" }, "Trained, not planned."],
  ["a session moved away", { kind: "movedTo", session: back }, "Back moved to Thursday, Nov 26."],
])("a day on which %s is no rest day", (_what, cell, text) => {
  show([cell]);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText("Rest day")).toBeNull();
});

it("only a day with nothing at all is a rest day", () => {
  show([{ kind: "session", session: back }], false);
  expect(screen.queryByText("Rest day")).toBeNull();
  show([]);
  expect(screen.getByText("Rest day")).toBeVisible();
});
