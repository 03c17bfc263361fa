import { deviceCookie } from "./device-cookies";

/** A small setting in localStorage. Full or forbidden storage counts as empty. @param parse of null while it is missing */
function flag<Value>(key: string, parse: (text: string | null) => Value) {
  return {
    read(): Value {
      try {
        return parse(localStorage.getItem(key));
      } catch {
        return parse(null);
      }
    },
    store(value: Value): void {
      try {
        localStorage.setItem(key, String(value));
      } catch (error) {
        console.warn(`${key} could not be stored.`, error);
      }
    },
  };
}

const isOn = (text: string | null): boolean => text !== "false";
const isSet = (text: string | null): boolean => text === "true";

export const notificationsPreferred = flag("notifications.preferred", (text): boolean | null =>
  text === "true" || text === "false" ? isSet(text) : null,
);

export const letterKeys = flag("formcast-letter-keys", isOn);

export const faceCover = flag("formcast-face-cover", (text): "blur" | "bar" | null =>
  text === "blur" || text === "bar" ? text : null,
);

/** Last dismissal of the install banner, in milliseconds since the epoch, or null. */
export const installDismissedAt = flag("formcast-install-dismissed", (text) => {
  const at = Number(text ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
});

export const workoutSaved = flag("formcast-workout-saved", isSet);

export const appVersion = flag("app-version", (text) => text);

/** Last reload for an update, in milliseconds since the epoch, or 0. */
export const reloadedAt = flag("formcast-reloaded-at", (text) => Number(text) || 0);

const sound = flag("formcast-rest-sound", isOn);
const soundListeners = new Set<() => void>();

export const restSound = {
  read: sound.read,
  store(on: boolean): void {
    sound.store(on);
    for (const listener of soundListeners) listener();
  },
  subscribe(listener: () => void): () => void {
    soundListeners.add(listener);
    return () => soundListeners.delete(listener);
  },
};

/** A logout that has not reached the server, also as a cookie: with it the server draws no page of the account. */
export const LOGOUT_PENDING = "formcast-logout-pending";
const pendingHere = flag(LOGOUT_PENDING, isSet);

export const logoutPending = {
  read: pendingHere.read,
  store(pending: boolean): void {
    pendingHere.store(pending);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser.
    document.cookie = deviceCookie(LOGOUT_PENDING, pending ? "1" : null);
  },
};
