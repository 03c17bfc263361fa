import { deviceCookie } from "./device-cookies";

/** Small settings in localStorage. Full or forbidden storage counts as empty. */

const notificationsKey = "notifications.preferred";
const restSoundKey = "formcast-rest-sound";
const faceCoverKey = "formcast-face-cover";
const letterKeysKey = "formcast-letter-keys";
const installDismissedKey = "formcast-install-dismissed";
const workoutSavedKey = "formcast-workout-saved";
const appVersionKey = "app-version";
const reloadedAtKey = "formcast-reloaded-at";

/** A logout that has not reached the server, also as a cookie: with it the server draws no page of the account. */
export const LOGOUT_PENDING = "formcast-logout-pending";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`${key} could not be stored.`, error);
  }
}

export function readNotificationsPreferred(): boolean | null {
  const value = read(notificationsKey);
  return value === "true" ? true : value === "false" ? false : null;
}

export function storeNotificationsPreferred(preferred: boolean): void {
  write(notificationsKey, String(preferred));
}

export const readRestSound = (): boolean => read(restSoundKey) !== "false";

export function storeRestSound(on: boolean): void {
  write(restSoundKey, String(on));
  for (const listener of restSoundListeners) listener();
}

const restSoundListeners = new Set<() => void>();

export function onRestSoundChange(listener: () => void): () => void {
  restSoundListeners.add(listener);
  return () => restSoundListeners.delete(listener);
}

export const readLetterKeys = (): boolean => read(letterKeysKey) !== "false";
export const storeLetterKeys = (on: boolean): void => write(letterKeysKey, String(on));

export function readFaceCover(): "blur" | "bar" | null {
  const value = read(faceCoverKey);
  return value === "blur" || value === "bar" ? value : null;
}

export function storeFaceCover(cover: "blur" | "bar" | null): void {
  write(faceCoverKey, cover ?? "none");
}

/** Last dismissal of the install banner, in milliseconds since the epoch, or null. */
export function readInstallDismissedAt(): number | null {
  const value = Number(read(installDismissedKey) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

export function storeInstallDismissedAt(timestampMs: number): void {
  write(installDismissedKey, String(timestampMs));
}

export const readWorkoutSaved = (): boolean => read(workoutSavedKey) === "true";

export function storeWorkoutSaved(): void {
  write(workoutSavedKey, "true");
}

export function readLogoutPending(): boolean {
  return read(LOGOUT_PENDING) === "true";
}

export function storeLogoutPending(pending: boolean): void {
  write(LOGOUT_PENDING, String(pending));
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser.
  document.cookie = deviceCookie(LOGOUT_PENDING, pending ? "1" : null);
}

export function readAppVersion(): string | null {
  return read(appVersionKey);
}

export function storeAppVersion(version: string): void {
  write(appVersionKey, version);
}

/** Last reload for an update, in milliseconds since the epoch, or 0. */
export function readReloadedAt(): number {
  return Number(read(reloadedAtKey)) || 0;
}

export function storeReloadedAt(timestampMs: number): void {
  write(reloadedAtKey, String(timestampMs));
}
