"use client";

import { create } from "zustand";
import { DAY_MS } from "@/lib/calendar/days";
import {
  readInstallDismissedAt,
  readWorkoutSaved,
  storeInstallDismissedAt,
  storeWorkoutSaved,
} from "./local-flags";
import { isAppleMobile, isStandalone, useBrowserFact } from "./media";

const SNOOZE_MS = 3 * DAY_MS;

/** What Chromium browsers fire when they would install the app; it is not part of any standard. */
type InstallPrompt = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> };

type InstallState = {
  prompt: InstallPrompt | null;
  /** When the banner was last dismissed, in milliseconds since the epoch. */
  dismissedAt: number | null;
  hasSavedWorkout: boolean;
};

const useInstallStore = create<InstallState>(() => ({
  prompt: null,
  dismissedAt: null,
  hasSavedWorkout: false,
}));

// Browsers fire it once, soon after the page has loaded: whoever listens later has missed it.
if (typeof window !== "undefined") {
  useInstallStore.setState({ dismissedAt: readInstallDismissedAt(), hasSavedWorkout: readWorkoutSaved() });
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstallStore.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener("appinstalled", () => useInstallStore.setState({ prompt: null }));
}

const isNotInstalled = () => !isStandalone();

/**
 * How the app can be put on the home screen here: `prompt` by a button, `share` by the trainer's own hand, as on
 * iPhones. Null when it cannot be, or is already.
 */
export function useInstallWay(): "prompt" | "share" | null {
  const { prompt } = useInstallStore();
  // The server cannot know, and hydration must draw what the server drew.
  const isBrowserTab = useBrowserFact(isNotInstalled);
  if (!isBrowserTab) return null;
  if (prompt) return "prompt";
  return isAppleMobile() ? "share" : null;
}

/** The way to offer by itself: none before the first workout is saved here, or within three days of a refusal. */
export function useInstallOffer(): "prompt" | "share" | null {
  const { dismissedAt, hasSavedWorkout } = useInstallStore();
  const way = useInstallWay();
  return hasSavedWorkout && !isSnoozed(dismissedAt, Date.now()) ? way : null;
}

/** A dismissal that lies in the future was made by a clock that was wrong. */
export function isSnoozed(dismissedAt: number | null, now: number): boolean {
  return dismissedAt !== null && dismissedAt <= now && now - dismissedAt < SNOOZE_MS;
}

/** From the first saved workout on, the app is offered. */
export function noteSavedWorkout(): void {
  storeWorkoutSaved();
  useInstallStore.setState({ hasSavedWorkout: true });
}

export function dismissInstallOffer(): void {
  const dismissedAt = Date.now();
  storeInstallDismissedAt(dismissedAt);
  useInstallStore.setState({ dismissedAt });
}

/** Asks the browser to install; declining there counts as declining here. */
export async function install(): Promise<void> {
  const { prompt } = useInstallStore.getState();
  // It can be used once; a browser that still wants to install fires another.
  useInstallStore.setState({ prompt: null });
  await prompt?.prompt();
  if ((await prompt?.userChoice)?.outcome === "dismissed") dismissInstallOffer();
}
