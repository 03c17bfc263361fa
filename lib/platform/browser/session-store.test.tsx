import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useActiveClientStore } from "./active-client-store";
import { useSessionStore } from "./session-store";
import { useCrossTabState } from "./use-cross-tab-state";

const dana = { id: "t1", name: "Dana Whitfield", email: "dana@example.com", isAdmin: false };
const stored = (state: unknown) => JSON.stringify({ state, version: 0 });

function Greeting() {
  useCrossTabState();
  const name = useSessionStore((state) => state.trainer?.name);
  return <p>Welcome, {name ?? "Trainer"}</p>;
}

beforeEach(() => {
  localStorage.clear();
  useSessionStore.setState({ trainer: null, isAuthenticated: false });
  useActiveClientStore.setState({ clientId: null });
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe("the stored session", () => {
  it("is stored under formcast-auth and read back", async () => {
    useSessionStore.getState().signIn(dana);
    const raw = localStorage.getItem("formcast-auth");
    expect(JSON.parse(raw ?? "")).toMatchObject({ state: { trainer: dana, isAuthenticated: true } });

    useSessionStore.setState({ trainer: null, isAuthenticated: false });
    localStorage.setItem("formcast-auth", raw ?? "");
    await useSessionStore.persist.rehydrate();
    expect(useSessionStore.getState().trainer).toEqual(dana);
  });

  it("stores no more than the trainer and the flag", () => {
    useSessionStore.getState().signIn(dana);
    const { state } = JSON.parse(localStorage.getItem("formcast-auth") ?? "");
    expect(Object.keys(state).sort()).toEqual(["isAuthenticated", "trainer"]);
  });

  it("applies a choice of units at once, until the server confirms it", () => {
    const { signIn, chooseUnits } = useSessionStore.getState();
    const trainer = () => useSessionStore.getState().trainer;
    signIn({ ...dana, units: "imperial" });
    chooseUnits("metric");
    signIn({ ...dana, units: "imperial" });
    expect(trainer()).toEqual({ ...dana, units: "imperial", unsentUnits: "metric" });
    signIn({ ...dana, units: "metric" });
    expect(trainer()).toEqual({ ...dana, units: "metric" });
    chooseUnits("imperial");
    signIn({ ...dana, id: "t2", units: "metric" });
    expect(trainer()).toEqual({ ...dana, id: "t2", units: "metric" });
  });

  it.each([
    ["unknown units", stored({ trainer: { ...dana, units: "stone" }, isAuthenticated: true })],
    ["text that is not JSON", "{broken"],
    ["null", "null"],
    ["another shape", stored({ trainer: "Dana", isAuthenticated: true })],
    ["a session without a trainer", stored({ trainer: null, isAuthenticated: true })],
    ["a trainer without an id", stored({ trainer: { ...dana, id: undefined }, isAuthenticated: true })],
  ])("is logged and ignored when it holds %s", async (_case, raw) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    localStorage.setItem("formcast-auth", raw);
    await useSessionStore.persist.rehydrate();
    expect(useSessionStore.getState()).toMatchObject({ trainer: null, isAuthenticated: false });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("logs nothing without a stored session", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await useSessionStore.persist.rehydrate();
    expect(warn).not.toHaveBeenCalled();
  });

  it("does not break signing in when storage is full", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    useSessionStore.getState().signIn(dana);
    expect(useSessionStore.getState().isAuthenticated).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("is available when the page's code runs", async () => {
    localStorage.setItem("formcast-auth", stored({ trainer: dana, isAuthenticated: true }));
    vi.resetModules();
    const fresh = await import("./session-store");
    expect(fresh.useSessionStore.getState().trainer).toEqual(dana);
  });

  it("is not used in the first render, so that server and browser agree", async () => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(<Greeting />);
    expect(container).toHaveTextContent("Welcome, Trainer");
    localStorage.setItem("formcast-auth", stored({ trainer: dana, isAuthenticated: true }));
    await useSessionStore.persist.rehydrate();
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, <Greeting />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container).toHaveTextContent("Welcome, Dana Whitfield");
    act(() => root.unmount());
  });

  it("reacts to a sign-out in another tab", async () => {
    act(() => useSessionStore.getState().signIn(dana));
    render(<Greeting />);
    await screen.findByText("Welcome, Dana Whitfield");
    localStorage.setItem("formcast-auth", stored({ trainer: null, isAuthenticated: false }));
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "formcast-auth" })));
    expect(await screen.findByText("Welcome, Trainer")).toBeInTheDocument();
  });
});

describe("the active client", () => {
  it("is stored under formcast-active-client", () => {
    useActiveClientStore.getState().setClientId("c1");
    expect(JSON.parse(localStorage.getItem("formcast-active-client") ?? "")).toMatchObject({
      state: { clientId: "c1" },
    });
    useActiveClientStore.getState().clear();
    expect(useActiveClientStore.getState().clientId).toBeNull();
  });
});
