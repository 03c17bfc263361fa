import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import { unitSystem } from "@/lib/body/unit-system";
import type { Client } from "@/lib/clients/record/schema";
import { UnitsContext } from "@/lib/platform/browser/use-units";
import { DAY_MS } from "@/lib/text/calendar/days";
import { WeighInForm } from "./weigh-in-form";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

const CLIENT = { ...NEW_CLIENT_DEFAULTS, id: "a", trainerId: "t" } as unknown as Client;
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString();
const entry = {
  id: "m",
  takenAt: at(0),
  weight: 195,
  bodyFat: null,
  bodyFatMethod: null,
  girths: null,
  tapeBodyFat: null,
};

const user = userEvent.setup();

function renderForm(units = unitSystem("imperial")) {
  render(
    <UnitsContext value={units}>
      <QueryClientProvider client={new QueryClient()}>
        <form>
          <WeighInForm
            client={CLIENT}
            entry={entry}
            last={{ takenAt: at(1), weight: 195 }}
            onSaved={() => {}}
          />
        </form>
      </QueryClientProvider>
    </UnitsContext>,
  );
}

async function weigh(typed: string, units = unitSystem("imperial")) {
  renderForm(units);
  await user.click(screen.getByRole("button", { name: /^Type Weight/ }));
  await user.keyboard(`${typed}{Enter}`);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
}

const sent = () =>
  fetched.mock.calls.flatMap(([, init]) => (init?.body ? JSON.parse(String(init.body)).weight : []));
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));

it("asks about a weight far from yesterday's, and leaves it in its field to be corrected", async () => {
  await weigh("215");
  expect(
    await screen.findByRole("alertdialog", { name: "That is 20.0 lb from yesterday. Keep?" }),
  ).toBeVisible();
  await press("Correct");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("slider", { name: "Weight" })).toHaveAttribute("aria-valuetext", "215.0 lb");
  expect(sent()).toEqual([]);
});

it("saves it when it is kept", async () => {
  await weigh("215");
  await screen.findByRole("alertdialog");
  await press("Keep");
  await vi.waitFor(() => expect(sent()).toEqual([215]));
});

it("saves how a body fat was measured, if that is known", async () => {
  await weigh("196");
  await press(/^Body fat/);
  await user.selectOptions(screen.getByRole("combobox", { name: "Body fat measured with" }), "DXA scan");
  await press("Save changes");
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  const [without, with_] = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(without).toMatchObject({ bodyFat: null, bodyFatMethod: null });
  expect(with_).toMatchObject({ bodyFat: 20, bodyFatMethod: "dxa" });
});

it("asks nothing about a day's water", async () => {
  await weigh("199");
  await vi.waitFor(() => expect(sent()).toEqual([199]));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it.each([
  ["imperial", "49", "At least 50.0 lb"],
  ["imperial", "701", "At most 700.0 lb"],
  ["metric", "22", "At least 22.7 kg"],
  ["metric", "330", "At most 317.5 kg"],
] as const)(
  "refuses a weight in %s of %s in words, keeps it and saves nothing",
  async (units, typed, words) => {
    await weigh(typed, unitSystem(units));
    const field = screen.getByRole("textbox", { name: "Weight" });
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toHaveValue(typed);
    expect(field).toHaveFocus();
    expect(sent()).toEqual([]);
  },
);

it.each([
  ["Waist", "5", "15.8 to 86.6 in"],
  ["Neck", "wide", "A number, such as 34.5"],
])("refuses a tape of %s of %s in words, keeps it and saves nothing", async (label, typed, words) => {
  renderForm();
  await press(/Tape/);
  await user.type(screen.getByLabelText(label), typed);
  await press("Save changes");
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText(label)).toHaveValue(typed);
  expect(sent()).toEqual([]);
});
