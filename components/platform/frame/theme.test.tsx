import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { colorSchemeOf, themeScript } from "./theme";
import { useStoredTheme, useTheme } from "./use-theme";

let systemIsLight = false;
let systemChanged = () => {};
const runScript = () => new Function(themeScript)();
const isDark = () => document.documentElement.classList.contains("dark");

const sent = () => /formcast-theme=([^;]*)/.exec(document.cookie)?.[1];

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the page writes it in the same way.
  document.cookie = "formcast-theme=;max-age=0;path=/";
  systemIsLight = false;
  document.documentElement.className = "dark";
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return systemIsLight;
    },
    addEventListener: (_name: string, listener: () => void) => {
      systemChanged = listener;
    },
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the theme script", () => {
  it.each([
    [null, false, true],
    [null, true, true],
    ["dark", true, true],
    ["light", false, false],
    ["system", true, false],
    ["system", false, true],
    ["nonsense", true, true],
  ])("stored %s, light system %s: dark is %s", (stored, light, dark) => {
    if (stored) localStorage.setItem("formcast-theme", stored);
    systemIsLight = light;
    runScript();
    expect(isDark()).toBe(dark);
  });

  it.each([
    [null, true, false],
    [null, false, true],
    ["dark", true, true],
  ])("on a shared link, stored %s, light system %s: dark is %s", (stored, light, dark) => {
    history.replaceState(null, "", "/share/token");
    if (stored) localStorage.setItem("formcast-theme", stored);
    systemIsLight = light;
    runScript();
    history.replaceState(null, "", "/");
    expect(isDark()).toBe(dark);
  });

  it("leaves the default alone when storage is forbidden", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    runScript();
    expect(isDark()).toBe(true);
  });
});

describe("useTheme", () => {
  it("applies and stores a choice, and every user of it sees it", () => {
    const one = renderHook(() => useTheme());
    const other = renderHook(() => useTheme());
    act(() => one.result.current.setTheme("light"));
    expect(isDark()).toBe(false);
    expect(localStorage.getItem("formcast-theme")).toBe("light");
    expect(sent()).toBe("light");
    expect(other.result.current.theme).toBe("light");
  });

  it("still switches when storage is full", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { result } = renderHook(() => useTheme());
    act(() => result.current.setTheme("light"));
    expect(isDark()).toBe(false);
  });
});

describe("the stored theme", () => {
  it("is restored after React rerenders the whole document, and follows other tabs", () => {
    localStorage.setItem("formcast-theme", "light");
    document.documentElement.className = "dark";
    renderHook(() => useStoredTheme());
    expect(isDark()).toBe(false);
    localStorage.setItem("formcast-theme", "dark");
    act(() => void window.dispatchEvent(new StorageEvent("storage")));
    expect(isDark()).toBe(true);
  });

  it("follows the system only while the choice is System", () => {
    localStorage.setItem("formcast-theme", "system");
    renderHook(() => useStoredTheme());
    systemIsLight = true;
    act(() => systemChanged());
    expect(isDark()).toBe(false);
    localStorage.setItem("formcast-theme", "dark");
    act(() => systemChanged());
    expect(isDark()).toBe(true);
  });

  it("is sent to the server as a cookie only after a choice", () => {
    renderHook(() => useStoredTheme()).unmount();
    expect(sent()).toBeUndefined();
    localStorage.setItem("formcast-theme", "light");
    renderHook(() => useStoredTheme());
    expect(sent()).toBe("light");
  });
});

it.each([
  [undefined, "dark"],
  ["dark", "dark"],
  ["light", "light"],
  ["system", "light dark"],
  ["nonsense", "dark"],
])("for the cookie %s the color-scheme is %s", (theme, canvas) => {
  expect(colorSchemeOf(theme)).toBe(canvas);
});
