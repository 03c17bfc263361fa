import { expect, it, vi } from "vitest";
import { openNotified } from "./notification-options";

const ORIGIN = "https://formcast.test";
const WORKOUT = `${ORIGIN}/transformation/c1?tab=workouts`;

function appWindow(url: string, navigate = vi.fn(async (to: string) => appWindow(to))) {
  const window = { url, navigate, focus: vi.fn(async () => window) };
  return window as never as { url: string; navigate: typeof navigate; focus: typeof window.focus };
}

async function press(data: unknown, ...open: ReturnType<typeof appWindow>[]) {
  const openWindow = vi.fn(async () => null);
  const close = vi.fn();
  await openNotified({ close, data }, { matchAll: async () => open as never, openWindow }, ORIGIN);
  expect(close).toHaveBeenCalled();
  return openWindow;
}

const aboutWorkout = { url: "/transformation/c1?tab=workouts" };

it("focuses a window that already shows the page", async () => {
  const [other, workout] = [appWindow(`${ORIGIN}/client-dashboard`), appWindow(WORKOUT)];
  expect(await press(aboutWorkout, other, workout)).not.toHaveBeenCalled();
  expect(workout.focus).toHaveBeenCalled();
  expect(workout.navigate).not.toHaveBeenCalled();
  expect(other.focus).not.toHaveBeenCalled();
});

it("navigates another window of the app to the page", async () => {
  const other = appWindow(`${ORIGIN}/client-dashboard`);
  expect(await press(aboutWorkout, other)).not.toHaveBeenCalled();
  expect(other.focus).toHaveBeenCalled();
  expect(other.navigate).toHaveBeenCalledExactlyOnceWith(WORKOUT);
});

it("opens a new window if there is none, or none that can be navigated", async () => {
  expect(await press(aboutWorkout)).toHaveBeenCalledExactlyOnceWith(WORKOUT);
  const foreign = appWindow(`${ORIGIN}/`, vi.fn().mockRejectedValue(new TypeError("not controlled")));
  expect(await press(aboutWorkout, foreign)).toHaveBeenCalledExactlyOnceWith(WORKOUT);
});

it("never leaves the app for any data of the notification", async () => {
  for (const data of [null, {}, { url: "https://evil.test/" }, { url: "//evil.test" }])
    expect(await press(data)).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/`);
});
