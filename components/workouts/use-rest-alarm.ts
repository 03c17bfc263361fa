"use client";

import { useEffect } from "react";
import { playChime } from "@/lib/browser/chime";
import { notifyInBackground } from "@/lib/browser/notify";
import { type Owned, restKey, useKeptRest } from "./device-store";
import { restTexts } from "./texts";

const END_VIBRATION_MS = [180, 90, 180];

/**
 * Tells that a client's rest is over: by touch and sound, and by a notification when another app is in front. Once,
 * when the end comes; not for a rest that was over before.
 */
export function useRestAlarm(client: Owned): void {
  const rest = useKeptRest(restKey(client));
  const { id } = client;
  const endsAt = rest?.endsAt ?? 0;
  const exerciseName = rest?.exerciseName ?? "";
  useEffect(() => {
    const remaining = endsAt - Date.now();
    if (remaining <= 0) return;
    const timer = setTimeout(() => {
      navigator.vibrate?.(END_VIBRATION_MS);
      playChime();
      // Back to the very page that is open: the client's own, or the floor with several.
      const url = `${location.pathname}${location.search}`;
      void notifyInBackground(restTexts.over, { body: exerciseName, tag: `rest-${id}`, url });
    }, remaining);
    return () => clearTimeout(timer);
  }, [endsAt, exerciseName, id]);
}
