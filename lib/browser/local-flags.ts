/** Small facts that this browser remembers. Storage that is full or forbidden is treated as empty. */

const notificationsKey = "notifications.preferred";
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

/** When the install banner was last dismissed, in milliseconds since the epoch, or null. */
export function readInstallDismissedAt(): number | null {
  const value = Number(read(installDismissedKey) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

export function storeInstallDismissedAt(timestampMs: number): void {
  write(installDismissedKey, String(timestampMs));
}
