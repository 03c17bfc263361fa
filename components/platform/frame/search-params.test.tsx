import { act, render, screen } from "@testing-library/react";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { useSearchParamChoice } from "./search-params";

const VIEWS = ["trainers", "clients", "audit"] as const;

function View() {
  const [view, open] = useSearchParamChoice("view", VIEWS);
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

/** Publishes an address on demand, as Next does a moment after a change. */
let publishAddress: (search: string) => void;
function LateAddress({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState("");
  publishAddress = (next) => act(() => setSearch(next));
  return <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>;
}

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const view = () => screen.getByRole("status").textContent;

beforeEach(() => {
  window.history.replaceState(null, "", "/admin");
  render(
    <LateAddress>
      <View />
    </LateAddress>,
  );
});

it("does not return to a skipped view when Next reports the address late", () => {
  press("clients");
  press("audit");
  publishAddress("?view=clients");
  expect(view()).toBe("audit");
  publishAddress("?view=audit");
  expect(view()).toBe("audit");
});

it("follows a link and Back", () => {
  press("clients");
  publishAddress("?view=clients");
  window.history.replaceState(null, "", "/admin?view=audit");
  publishAddress("?view=audit");
  expect(view()).toBe("audit");
  window.history.replaceState(null, "", "/admin");
  publishAddress("");
  expect(view()).toBe("trainers");
});
