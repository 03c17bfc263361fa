import { act, render, screen } from "@testing-library/react";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { useViewInAddress } from "./page-address";

const VIEWS = ["trainers", "clients", "audit"] as const;

function View() {
  const [view, open] = useViewInAddress("view", VIEWS);
  return (
    <>
      <output>{view}</output>
      {VIEWS.map((each) => (
        <button key={each} type="button" onClick={() => open(each)}>
          {each}
        </button>
      ))}
    </>
  );
}

/** Tells of an address when it is told to, as Next does a moment after it has changed. */
let tell: (search: string) => void;
function Told({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState("");
  tell = (next) => act(() => setSearch(next));
  return <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>;
}

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const view = () => screen.getByRole("status").textContent;

beforeEach(() => {
  window.history.replaceState(null, "", "/admin");
  render(
    <Told>
      <View />
    </Told>,
  );
});

it("does not go back to a view that was passed by, when the address is told of late", () => {
  press("clients");
  press("audit");
  tell("?view=clients");
  expect(view()).toBe("audit");
  tell("?view=audit");
  expect(view()).toBe("audit");
});

it("follows the address that a link or Back leads to", () => {
  press("clients");
  tell("?view=clients");
  window.history.replaceState(null, "", "/admin?view=audit");
  tell("?view=audit");
  expect(view()).toBe("audit");
  window.history.replaceState(null, "", "/admin");
  tell("");
  expect(view()).toBe("trainers");
});
