import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ImportSheet from "./import-sheet";

const FILE = [
  "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes",
  "2024-09-01 07:30:00,Day,Push Up,1,,12,",
].join("\n");
const dated = (...days: string[]) =>
  [FILE.split("\n")[0], ...days.map((day) => `${day},Day,Push Up,1,,12,`)].join("\n");

let isAway = false;
let savedUntilAway = Number.POSITIVE_INFINITY;
let refused = 0;
let there: { takenAt: string; weight: number }[] = [];
const saved: { url: string; body: { workouts: { date: string }[] } }[] = [];

beforeEach(() => {
  isAway = false;
  savedUntilAway = Number.POSITIVE_INFINITY;
  refused = 0;
  saved.length = 0;
  there = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/preview"))
      return Response.json({ knownKeys: [], similarKeys: [], exercises: [], answers: [], weighIns: there });
    if (init.method !== "POST") return Response.json(init.method === "DELETE" ? { removed: 1, kept: 0 } : []);
    if (isAway || saved.length >= savedUntilAway) {
      refused += 1;
      throw new TypeError("Failed to fetch");
    }
    saved.push({ url, body: JSON.parse(String(init.body)) });
    return Response.json({ imported: 1, skipped: 0 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function chooseFile(content: string | Uint8Array) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportSheet client={{ id: "1", name: "Marcus Reed" }} open onOpenChange={() => {}} />
    </QueryClientProvider>,
  );
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const file = new File([], "strong.csv", { type: "text/csv" });
  // jsdom's File has no arrayBuffer().
  Object.assign(file, { arrayBuffer: async () => bytes });
  await user.upload(screen.getByLabelText("CSV file"), file);
  return user;
}
const importButton = () => screen.findByRole("button", { name: "Import 1 workout" }, { timeout: 20_000 });

test("a lost network stops an import, and a retry continues it", async () => {
  const user = await chooseFile(FILE);
  isAway = true;
  const button = await importButton();
  await waitFor(() => expect(screen.getByRole("group", { name: "File contents" })).toHaveFocus());
  await user.click(button);
  expect(await screen.findByText(/Stopped: No network. 0 of 1 workouts are saved/)).toBeVisible();
  expect(button).toHaveFocus();
  isAway = false;
  await user.click(await importButton());
  expect(await screen.findByText("1 workout imported")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("group", { name: "Imported" })).toHaveFocus());
  expect(saved).toMatchObject([
    {
      body: {
        source: "strong",
        workouts: [{ date: "2024-09-01", exercises: [{ exerciseName: "Push-Up" }] }],
      },
    },
  ]);
  await user.click(screen.getByRole("button", { name: "Undo import" }));
  expect(await screen.findByRole("button", { name: "Choose file" })).toBeVisible();
});

test("a long import sends two parts at once, and a lost network stops both", async () => {
  const days = Array.from({ length: 650 }, (_, at) =>
    new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
  );
  savedUntilAway = 2;
  const user = await chooseFile(dated(...days));
  await user.click(await screen.findByRole("button", { name: "Import 650 workouts" }));
  expect(await screen.findByText(/Stopped: No network. 400 of 650 workouts are saved/)).toBeVisible();
  expect(refused).toBeLessThanOrEqual(2);
  savedUntilAway = Number.POSITIVE_INFINITY;
  await user.click(screen.getByRole("button", { name: "Import 650 workouts" }));
  expect(await screen.findByText("650 workouts imported")).toBeVisible();
  const sent = saved.slice(2).flatMap(({ body }) => body.workouts.map(({ date }) => date));
  expect(sent.toSorted()).toEqual(days);
});

test("an unknown file format shows an error", async () => {
  await chooseFile("Name,Phone\nAnn,1");
  expect(await screen.findByText(/The columns of this file are not known: Name, Phone/)).toBeVisible();
});

test("a day that nothing settles is asked once, and the answer is how all are read", async () => {
  const user = await chooseFile(dated("9/3/2024 7:30", "10/4/2024 7:30"));
  expect(await screen.findByRole("heading", { name: "Which day is 9/3/2024 7:30?" })).toBeVisible();
  const button = screen.getByRole("button", { name: "Import 2 workouts" });
  expect(button).toBeDisabled();
  expect(screen.getByText(/Choose the date first/)).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Mar 9, 2024" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Import 2 workouts" })).toBeEnabled());
  expect(screen.getByRole("radio", { name: "Mar 9, 2024" })).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Import 2 workouts" }));
  expect(await screen.findByText("2 workouts imported")).toBeVisible();
  expect(saved).toMatchObject([{ body: { workouts: [{ date: "2024-03-09" }, { date: "2024-04-10" }] } }]);
});

test("a number that could be a thousand is asked once", async () => {
  const file = dated("2024-09-01").replace("Push Up,1,,", 'Leg Press,1,"1,250",');
  const user = await chooseFile(file);
  expect(await screen.findByRole("heading", { name: "How much is 1,250?" })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "1.25" }));
  expect(await screen.findByText("The file does not say. The heaviest set reads 1.25.")).toBeVisible();
});

test("the letters of an old code page are recognised, shown, and may be corrected", async () => {
  // "Čučanj s šipkom" as Windows-1250 stores it.
  const name = Uint8Array.of(
    0xc8,
    0x75,
    0xe8,
    0x61,
    0x6e,
    0x6a,
    0x20,
    0x73,
    0x20,
    0x9a,
    0x69,
    0x70,
    0x6b,
    0x6f,
    0x6d,
  );
  const [before = "", after = ""] = FILE.split("Push Up").map((part) => part);
  const bytes = new Uint8Array([
    ...new TextEncoder().encode(before),
    ...name,
    ...new TextEncoder().encode(after),
  ]);
  await chooseFile(bytes);
  expect(await screen.findByText("Čučanj s šipkom")).toBeVisible();
  expect(screen.getByRole("heading", { name: /Letters read as Windows-1250/ })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Text encoding" })).toHaveTextContent("Windows-1250");
});

test("a workbook is refused with what to do instead", async () => {
  await chooseFile(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14));
  expect(await screen.findByText(/This is a workbook. Save it as CSV/)).toBeVisible();
});

test("the columns of a table are chosen once, and the next file of the same header is read alike", async () => {
  localStorage.clear();
  const text = "A;B;C\n2024-09-01;Push Up;12";
  const user = await chooseFile(text);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The columns of this file are not known: A, B, C.",
  );
  const read = screen.getByRole("button", { name: "Read the file" });
  expect(read).toBeDisabled();
  for (const [field, column] of [
    ["Date", /^A/],
    ["Exercise", /^B/],
    ["Repetitions", /^C/],
  ] as const) {
    await user.click(screen.getByRole("combobox", { name: `Column of ${field}` }));
    await user.click(await screen.findByRole("option", { name: column }));
  }
  await user.click(read);
  expect(await importButton()).toBeEnabled();
  cleanup();
  await chooseFile(text);
  expect(await importButton()).toBeEnabled();
});

test("body weights are asked for their unit once, compared with the client's, and imported", async () => {
  there = [{ takenAt: "2024-09-01T10:00:00.000Z", weight: 80 }];
  const user = await chooseFile("Date,Weight\n2024-09-01,80\n2024-09-02,80.5\n2024-09-03,9000");
  expect(await screen.findByText("The file does not say. The heaviest weigh-in reads 9000.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /Pounds/ }));
  expect(screen.getByText(/1 weigh-in is already here and is skipped/)).toBeVisible();
  expect(screen.getByText(/9000.0 lb: a weigh-in has 50.0 lb to 700.0 lb/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Import 1 weigh-in" }));
  expect(await screen.findByText("1 weigh-in imported")).toBeVisible();
  expect(saved).toMatchObject([
    { body: { source: "weights", workouts: [], weighIns: [{ date: "2024-09-02", weight: 80.5 }] } },
  ]);
});
