"use client";

import { useEffect } from "react";
import { playChime } from "@/lib/platform/browser/chime";
import { notifyInBackground } from "@/lib/platform/browser/notify";
import { type Owned, restKey, useStoredRest } from "./device-store";

const END_VIBRATION_MS = [180, 90, 180];

/**
 * Vibrates and plays a sound when the rest ends, and notifies if the app is in the background. It ignores a
 * rest that was over on mount.
 */
export function useRestAlarm(client: Owned): void {
  const rest = useStoredRest(restKey(client));
  const { id } = client;
  const endsAt = rest?.endsAt ?? 0;
  const exerciseName = rest?.exerciseName ?? "";
  useEffect(() => {
    const remaining = endsAt - Date.now();
    if (remaining <= 0) return;
    const timer = setTimeout(() => {
      navigator.vibrate?.(END_VIBRATION_MS);
      playChime();
      // Opens the same page again: the client's page or the floor.
      const url = `${location.pathname}${location.search}`;
      void notifyInBackground("Rest is over", { body: exerciseName, tag: `rest-${id}`, url });
    }, remaining);
    return () => clearTimeout(timer);
  }, [endsAt, exerciseName, id]);
}
