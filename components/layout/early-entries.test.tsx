import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FormEvent, useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AwakeMark } from "./awake-mark";
import { earlyEntriesSource } from "./early-entries";

type Entered = { name: string; notes: string; goal: string; steps: string; isPrivate: boolean };

const onSend = vi.fn((_: Entered & { by: string | null }) => {});
let root: Root | undefined;

function Form() {
  const [form, setForm] = useState<Entered>({
    name: "",
    notes: "",
    goal: "cut",
    steps: "2",
    isPrivate: true,
  });
  const [, redraw] = useState(0);
  const set = (changes: Partial<Entered>) => setForm((before) => ({ ...before, ...changes }));
  // Drawn again, React puts into each field what it holds.
  useEffect(() => redraw(1), []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSend({ ...form, by: submitter?.textContent ?? null });
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Name" value={form.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea
        aria-label="Notes"
        value={form.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
      {["cut", "bulk"].map((goal) => (
        <label key={goal}>
          <input type="radio" checked={form.goal === goal} onChange={() => set({ goal })} />
          {goal}
        </label>
      ))}
      <select aria-label="Steps" value={form.steps} onChange={({ target }) => set({ steps: target.value })}>
        <option>2</option>
        <option>3</option>
      </select>
      <label>
        <input
          type="checkbox"
          checked={form.isPrivate}
          onChange={({ target }) => set({ isPrivate: target.checked })}
        />
        private
      </label>
      <button type="submit">Send</button>
    </form>
  );
}

const page = (
  <>
    <Form />
    <AwakeMark />
  </>
);
const wake = () =>
  act(async () => {
    root = hydrateRoot(document.body, page);
  });
/** As somebody does: React has not taken the field over yet. */
function type(label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
const choose = (label: string) => screen.getByLabelText(label).click();
const press = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

beforeEach(() => {
  onSend.mockClear();
  delete document.documentElement.dataset.awake;
  document.body.innerHTML = renderToString(page);
  new Function(earlyEntriesSource)();
});
afterEach(() => act(() => root?.unmount()));

it("enters what was typed and chosen before the page was awake", async () => {
  type("Name", "Nora");
  type("Notes", "Bad knee");
  type("Steps", "3");
  for (const label of ["bulk", "cut", "bulk", "private"]) choose(label);
  await wake();
  expect(screen.getByLabelText("Name")).toHaveValue("Nora");
  await press();
  const entered = { name: "Nora", notes: "Bad knee", goal: "bulk", steps: "3", isPrivate: false };
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...entered, by: "Send" });
});

it("sends a form once the page is awake, however often it was pressed before", async () => {
  type("Name", "Nora");
  await press();
  await press();
  expect(onSend).not.toHaveBeenCalled();
  await wake();
  expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "Nora", by: "Send" }));
});

it("stays out of the way of an awake page", async () => {
  await wake();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Name"), "Nora");
  await press();
  expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "Nora" }));
});
