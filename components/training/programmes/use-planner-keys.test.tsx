import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import { sessionAt } from "@/lib/training/programmes/edit";
import { dayKey, usePlannerKeys } from "./use-planner-keys";

/** A week whose only session is on this weekday. */
const weekWith = (weekday: number): PlannedWeek[] => [
  { sessions: [{ weekday, name: "Upper", exercises: [] }], isDeload: false },
];

function Days({ weeks }: { weeks: readonly PlannedWeek[] }) {
  const { area, onKeyDown } = usePlannerKeys({ weeks, onMove: () => {}, onDuplicate: () => {} });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as in the planner.
    <div ref={area} onKeyDown={onKeyDown}>
      {[1, 2].map((weekday) => {
        const place = { week: 0, weekday };
        const session = sessionAt(weeks, place);
        return (
          <div key={weekday} data-day={dayKey(place)}>
            <button type="button" key={session ? "move" : "add"}>
              {session ? `Move ${session.name}` : "Add session"}
            </button>
          </div>
        );
      })}
    </div>
  );
}

it("keeps the focus on a moved session when the reply to an earlier save comes first", async () => {
  const { rerender } = render(<Days weeks={weekWith(1)} />);
  screen.getByRole("button", { name: "Move Upper" }).focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  rerender(<Days weeks={weekWith(1)} />);
  rerender(<Days weeks={weekWith(2)} />);
  expect(screen.getByRole("button", { name: "Move Upper" })).toHaveFocus();
});
