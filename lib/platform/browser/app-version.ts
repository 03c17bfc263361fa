import { MINUTE_MS } from "@/lib/text/calendar/days";
import { appVersion, reloadedAt } from "./local-flags";

const CALM_MS = 5 * MINUTE_MS;

/** The version that the server runs; null if the request fails. */
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

export function isNewVersion(version: string): boolean {
  const known = appVersion.read();
  if (known === null) appVersion.store(version);
  return known !== null && known !== version;
}

/** At most one reload in five minutes, so that a wrong version cannot cause a loop. */
export const mayReload = (now: number): boolean => now - reloadedAt.read() >= CALM_MS;

/** A page of an older version may ask for scripts that are gone; a reload helps. */
export function reloadForMissingScript(error: Error): void {
  if (error.name !== "ChunkLoadError" || !mayReload(Date.now())) return;
  reloadedAt.store(Date.now());
  window.location.reload();
}

export function reloadForVersion(version: string): void {
  appVersion.store(version);
  reloadedAt.store(Date.now());
  window.location.reload();
}
