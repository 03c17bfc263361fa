import { deviceCookie } from "./device-cookies";

/** Small facts that this browser remembers. Storage that is full or forbidden is treated as empty. */

const notificationsKey = "notifications.preferred";
const restSoundKey = "formcast-rest-sound";
const faceCoverKey = "formcast-face-cover";
const letterKeysKey = "formcast-letter-keys";
const installDismissedKey = "formcast-install-dismissed";
const workoutSavedKey = "formcast-workout-saved";
const appVersionKey = "app-version";
const reloadedAtKey = "formcast-reloaded-at";

/** A logout that the server has not heard of. It reads the cookie of this name, and draws no page of the account while it is set. */
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

/** The answer given on the notifications screen, or null while the question is open. */
export function readNotificationsPreferred(): boolean | null {
  const value = read(notificationsKey);
  return value === "true" ? true : value === "false" ? false : null;
}

export function storeNotificationsPreferred(preferred: boolean): void {
  write(notificationsKey, String(preferred));
}

/** Whether the end of a rest is heard; it is unless the trainer switched it off. */
export const readRestSound = (): boolean => read(restSoundKey) !== "false";

export function storeRestSound(on: boolean): void {
  write(restSoundKey, String(on));
  for (const listener of restSoundListeners) listener();
}

const restSoundListeners = new Set<() => void>();

/** Calls back for each change in this tab. Returns the way to stop. */
export function onRestSoundChange(listener: () => void): () => void {
  restSoundListeners.add(listener);
  return () => restSoundListeners.delete(listener);
}

/** Whether single letters do something; they do unless somebody switched them off. */
export const readLetterKeys = (): boolean => read(letterKeysKey) !== "false";
export const storeLetterKeys = (on: boolean): void => write(letterKeysKey, String(on));

/** How faces are hidden in what leaves the app; null shows them, which is the default. */
export function readFaceCover(): "blur" | "bar" | null {
  const value = read(faceCoverKey);
  return value === "blur" || value === "bar" ? value : null;
}

export function storeFaceCover(cover: "blur" | "bar" | null): void {
  write(faceCoverKey, cover ?? "none");
}

/** When the install banner was last dismissed, in milliseconds since the epoch, or null. */
export function readInstallDismissedAt(): number | null {
  const value = Number(read(installDismissedKey) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

export function storeInstallDismissedAt(timestampMs: number): void {
  write(installDismissedKey, String(timestampMs));
}

/** Whether a workout was ever saved here. Before that the app is not offered for the home screen. */
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

/** The version of the app that this browser last ran, or null. */
export function readAppVersion(): string | null {
  return read(appVersionKey);
}

export function storeAppVersion(version: string): void {
  write(appVersionKey, version);
}

/** When an update last loaded the page anew, in milliseconds since the epoch; 0 when it never did. */
export function readReloadedAt(): number {
  return Number(read(reloadedAtKey)) || 0;
}

export function storeReloadedAt(timestampMs: number): void {
  write(reloadedAtKey, String(timestampMs));
}
