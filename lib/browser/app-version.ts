import { MINUTE_MS } from "@/lib/calendar/days";
import { readAppVersion, readReloadedAt, storeAppVersion, storeReloadedAt } from "./local-flags";

const CALM_MS = 5 * MINUTE_MS;

/** The version that the server runs now; null when it cannot be had. Failures are only logged. */
export async function fetchVersion(): Promise<string | null> {
  try {
    const answer = await fetch(`/version.json?t=${Date.now()}`, {
      cache: "no-store",
      headers: { "cache-control": "no-cache", pragma: "no-cache" },
    });
    const { version } = await answer.json();
    if (answer.ok && typeof version === "string" && version) return version;
    throw new Error(`Status ${answer.status}`);
  } catch (error) {
    console.warn("The app's version could not be checked.", error);
    return null;
  }
}

/** Whether the server runs another version than this browser last knew. The first one is only stored. */
export function isNewVersion(version: string): boolean {
  const known = readAppVersion();
  if (known === null) storeAppVersion(version);
  return known !== null && known !== version;
}

/** Whether the page may be loaded anew for an update: at most once in five minutes, whatever the server says. */
export const mayReload = (now: number): boolean => now - readReloadedAt() >= CALM_MS;

/** A page of an older version asks for scripts that are gone; loading it anew helps. */
export function reloadForMissingScript(error: Error): void {
  if (error.name !== "ChunkLoadError" || !mayReload(Date.now())) return;
  storeReloadedAt(Date.now());
  window.location.reload();
}

export function reloadInto(version: string): void {
  storeAppVersion(version);
  storeReloadedAt(Date.now());
  window.location.reload();
}
