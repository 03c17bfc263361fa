/** Small facts that this browser remembers. Storage that is full or forbidden is treated as empty. */

const notificationsKey = "notifications.preferred";
const restSoundKey = "formcast-rest-sound";
const installDismissedKey = "formcast-install-dismissed";

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

/** Tells of each change in this tab. Gives the way to stop. */
export function onRestSoundChange(listener: () => void): () => void {
  restSoundListeners.add(listener);
  return () => restSoundListeners.delete(listener);
}

/** When the install banner was last dismissed, in milliseconds since the epoch, or null. */
export function readInstallDismissedAt(): number | null {
  const value = Number(read(installDismissedKey) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

export function storeInstallDismissedAt(timestampMs: number): void {
  write(installDismissedKey, String(timestampMs));
}
