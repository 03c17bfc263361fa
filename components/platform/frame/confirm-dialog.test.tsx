import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog";

function DeleteClient({ onConfirm, phrase }: { onConfirm: () => unknown; phrase?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete client"
        description="Are you sure you want to delete Marcus Reed? This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={onConfirm}
        {...(phrase === undefined ? {} : { phrase })}
      />
    </>
  );
}

async function open(onConfirm: () => unknown, phrase?: string) {
  const user = userEvent.setup();
  render(<DeleteClient onConfirm={onConfirm} {...(phrase === undefined ? {} : { phrase })} />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("alertdialog");
  return user;
}

const button = (name: string) => screen.getByRole("button", { name });

function deferred() {
  let resolve = () => {};
  let reject = (_reason: Error) => {};
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

// The panel is lazy: compiling it must not use up the first test's timeout.
beforeAll(() => import("./confirm-dialog-panel"));

describe("ConfirmDialog", () => {
  it("opens with the focus on Cancel, left of the confirm button", async () => {
    await open(() => {});
    expect(button("Cancel")).toHaveFocus();
    const follows = button("Cancel").compareDocumentPosition(button("Delete"));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("is named by its title and described by the question", async () => {
    await open(() => {});
    expect(screen.getByRole("alertdialog", { name: "Delete client" })).toHaveAccessibleDescription(
      "Are you sure you want to delete Marcus Reed? This action cannot be undone.",
    );
  });

  it("only closes on Cancel, and returns the focus", async () => {
    const onConfirm = vi.fn();
    const user = await open(onConfirm);
    await user.click(button("Cancel"));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(button("Open")).toHaveFocus();
  });

  it("is locked while the request runs and closes when it is done", async () => {
    const request = deferred();
    const onConfirm = vi.fn(() => request.promise);
    const user = await open(onConfirm);
    await user.click(button("Delete"));
    expect(button("Delete")).toHaveAttribute("aria-disabled", "true");
    expect(button("Delete")).toHaveFocus();
    expect(button("Cancel")).toBeDisabled();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    await act(async () => request.resolve());
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it("stays open and usable when the request fails", async () => {
    const request = deferred();
    const user = await open(() => request.promise);
    await user.click(button("Delete"));
    await act(async () => request.reject(new Error("503")));
    await waitFor(() => expect(button("Delete")).toBeEnabled());
  });

  it("needs the phrase before the confirm button works, and forgets it when closed", async () => {
    const onConfirm = vi.fn();
    const user = await open(onConfirm, "Dana Whitfield");
    expect(button("Delete")).toBeDisabled();
    await user.type(screen.getByLabelText("Type Dana Whitfield to confirm"), "Dana Whitfiel");
    expect(button("Delete")).toBeDisabled();
    await user.keyboard("d");
    expect(button("Delete")).toBeEnabled();
    await user.click(button("Cancel"));
    await user.click(button("Open"));
    expect(button("Delete")).toBeDisabled();
  });
});
