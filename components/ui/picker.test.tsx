import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Field } from "./field";
import { Picker } from "./picker";
import { filterOptions } from "./picker-options";

const clients = [
  { value: "1", label: "Marcus Reed", detail: "6'0\"" },
  { value: "2", label: "José Alvarez", detail: "5'8\"" },
  { value: "3", label: "Erin Sato", detail: "5'4\"" },
];

function Clients({ onChoose = () => {} }: { onChoose?: (value: string) => void }) {
  const [value, setValue] = useState("1");
  const choose = (next: string) => {
    setValue(next);
    onChoose(next);
  };
  return (
    <Field label="Client (3 total)" help="Newest first.">
      <Picker label="Client" options={clients} value={value} onValueChange={choose} />
    </Field>
  );
}

const trigger = () => screen.getByRole("combobox", { name: "Client (3 total)" });

async function openPicker(onChoose?: (value: string) => void) {
  const user = userEvent.setup();
  render(<Clients {...(onChoose ? { onChoose } : {})} />);
  await user.click(trigger());
  await screen.findByRole("listbox");
  return user;
}

const laptop = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));
beforeEach(() => laptop(true));

beforeAll(async () => {
  // jsdom has no layout; the popover only needs ResizeObserver to exist.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // The surface is lazy: compiling it must not use up the first test's timeout.
  await import("./picker-surface");
});

describe("Picker", () => {
  it("shows the chosen option and has the name of its field", () => {
    render(<Clients />);
    expect(trigger()).toHaveTextContent("Marcus Reed 6'0\"");
  });

  it("finds by typing, chooses with Enter and gives the focus back", async () => {
    const onChoose = vi.fn();
    const user = await openPicker(onChoose);
    await user.keyboard("jose{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("2");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(trigger()).toHaveTextContent("José Alvarez");
    expect(trigger()).toHaveFocus();
  });

  it("moves the active option with the arrow keys, and wraps", async () => {
    const user = await openPicker();
    await user.keyboard("{ArrowUp}{Enter}");
    expect(trigger()).toHaveTextContent("Erin Sato");
  });

  it("chooses with the pointer", async () => {
    const user = await openPicker();
    await user.click(screen.getByRole("option", { name: /Erin Sato/ }));
    expect(trigger()).toHaveTextContent("Erin Sato");
  });

  it("shows that nothing matches, and Enter then chooses nothing", async () => {
    const onChoose = vi.fn();
    const user = await openPicker(onChoose);
    await user.keyboard("zzz{Enter}");
    expect(screen.getByText("No results.")).toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("renders only part of a long list, and shows how many more a search can find", async () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ value: `${i}`, label: `Client ${i}` }));
    const user = userEvent.setup();
    render(<Picker label="Client" options={many} value={undefined} onValueChange={() => {}} />);
    await user.click(screen.getByRole("combobox", { name: "Client" }));
    await screen.findByRole("listbox");
    expect(screen.getAllByRole("option")).toHaveLength(60);
    expect(screen.getByText("440 more. Search to find them.")).toBeVisible();
    await user.keyboard("499");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Client 499"]);
    expect(screen.queryByText(/more\. Search/)).toBeNull();
  });

  it("takes arrow keys but no text in a list without search", async () => {
    const chosen = vi.fn();
    const user = userEvent.setup();
    render(<Picker label="Client" options={clients} value="1" onValueChange={chosen} searchable={false} />);
    await user.click(screen.getByRole("combobox", { name: "Client" }));
    await screen.findByRole("listbox");
    await user.keyboard("zzz{ArrowDown}{Enter}");
    expect(chosen).toHaveBeenCalledWith("2");
  });

  it("opens as a sheet on phones, without raising the keyboard", async () => {
    laptop(false);
    const user = await openPicker();
    expect(screen.getByRole("dialog", { name: "Client" })).toHaveFocus();
    await user.click(screen.getByRole("option", { name: /Erin Sato/ }));
    expect(trigger()).toHaveTextContent("Erin Sato");
  });

  it("keeps the field's id and error to its own control", async () => {
    await openPicker();
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getByRole("searchbox", { name: "Search client" })).not.toHaveAttribute("aria-describedby");
  });

  it("closes when the control is pressed again", async () => {
    const user = await openPicker();
    await user.click(trigger());
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("closes on Escape without choosing", async () => {
    const onChoose = vi.fn();
    const user = await openPicker(onChoose);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe("filterOptions", () => {
  it("ignores case, accents and the order of the words", () => {
    expect(filterOptions(clients, "alv JOSE").map((option) => option.value)).toEqual(["2"]);
  });

  it("finds by the detail too", () => {
    expect(filterOptions(clients, "6'0").map((option) => option.value)).toEqual(["1"]);
  });
});
