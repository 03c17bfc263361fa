import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ImportSheet from "./import-sheet";

const FILE = [
  "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes",
  "2024-09-01 07:30:00,Day,Push Up,1,,12,",
].join("\n");
let isAway = false;
const saved: unknown[] = [];

beforeEach(() => {
  isAway = false;
  saved.length = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/preview")) return Response.json({ knownKeys: [], exercises: [] });
    if (init.method !== "POST") return Response.json(init.method === "DELETE" ? { success: true } : []);
    if (isAway) throw new TypeError("Failed to fetch");
    saved.push({ url, body: JSON.parse(String(init.body)) });
    return Response.json({ imported: 1, skipped: 0 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function chooseFile(text: string) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportSheet client={{ id: "1", name: "Marcus Reed" }} open onOpenChange={() => {}} />
    </QueryClientProvider>,
  );
  const file = new File([text], "strong.csv", { type: "text/csv" });
  // jsdom's File has no text().
  Object.assign(file, { text: async () => text });
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

test("an unknown file format shows an error", async () => {
  await chooseFile("Name,Phone\nAnn,1");
  expect(await screen.findByText(/The columns of this file are not known: Name, Phone/)).toBeVisible();
});
