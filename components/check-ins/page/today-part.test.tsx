import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenCheckIn } from "@/lib/check-ins/page/schema";
import { TodayPart } from "./today-part";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => vi.unstubAllGlobals());

const page: OpenCheckIn = {
  state: "open",
  trainerName: "Dana Whitfield",
  brand: null,
  firstName: "Marcus",
  units: "imperial",
  week: 4,
  today: "2026-11-28",
  consent: { version: "1", givenAt: "2026-11-01T09:00:00.000Z", photos: false },
  hasCode: false,
  start: { weight: 205, day: "2026-11-01" },
  last: { weight: 195, bodyFat: 20, day: "2026-11-27", girths: {}, expected: { min: 188, max: 202 } },
  target: null,
  streak: 3,
  reminders: null,
  sides: [],
  lastPhotos: { front: null, back: null },
  questions: [],
  sent: null,
  way: { stops: [], outline: null, sessions: 0, milestone: null },
  sessions: [],
};

const user = userEvent.setup();
const send = () => user.click(screen.getByRole("button", { name: "Send to Dana" }));

async function type(weight: string) {
  await user.click(screen.getByRole("button", { name: /^Type Weight/ }));
  await user.keyboard(`${weight}{Enter}`);
}

it("asks once whether a weight far from the last one is right, and keeps what was typed", async () => {
  const nothing = () => {};
  render(
    <TodayPart
      token="t"
      page={page}
      onPage={nothing}
      onClosed={nothing}
      outline={{ front: null, back: null }}
      mark="."
    />,
  );
  await type("215");
  await send();
  expect(
    screen.getByText("That is 20.0 lb from yesterday. Is that right? Correct it, or send it as it is."),
  ).toBeVisible();
  expect(screen.getByRole("slider", { name: "Weight" })).toHaveAttribute("aria-valuetext", "215.0 lb");
  expect(fetched).not.toHaveBeenCalled();
  await send();
  // The code that sends loads with the first press.
  await vi.waitFor(() => expect(screen.queryByText(/Is that right/)).toBeNull(), { timeout: 20_000 });
});

it("begins with the answers that were sent where the trainer asks for them again", async () => {
  const asked = {
    ...page,
    questions: ["sleep" as const, "note" as const],
    answer: { on: "2026-11-28", isAskedAgain: true, text: "Which scale was it?" },
    sentAnswers: { weight: 193.4, bodyFat: null, ratings: { sleep: 4 }, note: "At the gym" },
  };
  const nothing = () => {};
  const outline = { front: null, back: null };
  render(<TodayPart token="u" page={asked} onPage={nothing} onClosed={nothing} outline={outline} mark="." />);
  expect(await screen.findByRole("slider", { name: "Weight" })).toHaveAttribute("aria-valuetext", "193.4 lb");
  expect(screen.getByRole("radio", { name: /4/ })).toBeChecked();
  expect(screen.getByRole("textbox")).toHaveValue("At the gym");
  expect(screen.getByRole("region", { name: "Dana asks you to send it again" })).toHaveTextContent(
    "Which scale was it?Your answers are filled in.",
  );
});
