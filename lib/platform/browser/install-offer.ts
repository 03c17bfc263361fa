"use client";

import { create } from "zustand";
import { DAY_MS } from "@/lib/text/calendar/days";
import { installDismissedAt, workoutSaved } from "./local-flags";
import { isAppleMobile, isStandalone, useBrowserFact } from "./media";

const SNOOZE_MS = 3 * DAY_MS;

/** Event of Chromium browsers, which is not in the standard. */
type InstallPrompt = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> };

type InstallState = {
  prompt: InstallPrompt | null;
  /** Last dismissal of the banner, in milliseconds since the epoch. */
  dismissedAt: number | null;
  hasSavedWorkout: boolean;
};

const useInstallStore = create<InstallState>(() => ({
  prompt: null,
  dismissedAt: null,
  hasSavedWorkout: false,
}));

// Browsers fire the event once, soon after the page has loaded, so the listener must exist early.
if (typeof window !== "undefined") {
  useInstallStore.setState({ dismissedAt: installDismissedAt.read(), hasSavedWorkout: workoutSaved.read() });
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstallStore.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener("appinstalled", () => useInstallStore.setState({ prompt: null }));
}

const isNotInstalled = () => !isStandalone();

/** `share` is the share menu of an iPhone. Null if impossible or installed. */
export function useInstallMethod(): "prompt" | "share" | null {
  const { prompt } = useInstallStore();
  // The server cannot know it, and hydration must draw the same.
  const isBrowserTab = useBrowserFact(isNotInstalled);
  if (!isBrowserTab) return null;
  if (prompt) return "prompt";
  return isAppleMobile() ? "share" : null;
}

/** Null before the first workout is saved here, and for three days after a dismissal. */
export function useInstallOffer(): "prompt" | "share" | null {
  const { dismissedAt, hasSavedWorkout } = useInstallStore();
  const way = useInstallMethod();
  return hasSavedWorkout && !isSnoozed(dismissedAt, Date.now()) ? way : null;
}

/** A dismissal in the future comes from a wrong clock and does not count. */
export function isSnoozed(dismissedAt: number | null, now: number): boolean {
  return dismissedAt !== null && dismissedAt <= now && now - dismissedAt < SNOOZE_MS;
}

export function markWorkoutSaved(): void {
  workoutSaved.store(true);
  useInstallStore.setState({ hasSavedWorkout: true });
}

export function dismissInstallOffer(): void {
  const dismissedAt = Date.now();
  installDismissedAt.store(dismissedAt);
  useInstallStore.setState({ dismissedAt });
}

/** Shows the browser's install dialog. Declining it dismisses the banner. */
export async function install(): Promise<void> {
  const { prompt } = useInstallStore.getState();
  // The prompt works only once; the browser may fire a new one.
  useInstallStore.setState({ prompt: null });
  await prompt?.prompt();
  if ((await prompt?.userChoice)?.outcome === "dismissed") dismissInstallOffer();
}
