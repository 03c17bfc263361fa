import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { KeepFocusInside } from "./keep-focus-inside";

function Rows() {
  const [rows, setRows] = useState(["Ann", "Bob"]);
  return (
    <>
      <button type="button" onClick={() => setRows([])}>
        Clear
      </button>
      <KeepFocusInside>
        <p>Deleted</p>
        {rows.map((name) => (
          <button key={name} type="button" onClick={() => setRows(rows.filter((row) => row !== name))}>
            {name}
          </button>
        ))}
      </KeepFocusInside>
    </>
  );
}

it("keeps the focus near a removed row, so that Tab continues there", async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole("button", { name: "Ann" }));
  await waitFor(() => expect(screen.getByText("Deleted").parentElement).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Bob" })).toHaveFocus();
});

it("does not move a focus outside", async () => {
  render(<Rows />);
  screen.getByRole("button", { name: "Bob" }).focus();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(screen.queryByText("Ann")).toBeNull());
  expect(screen.getByRole("button", { name: "Clear" })).toHaveFocus();
});
