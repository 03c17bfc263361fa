import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notificationsPreferred } from "./local-flags";
import { notifyInBackground } from "./notify";

const shown = vi.fn();
const message = { body: "Back Squat", tag: "rest-c1", url: "/transformation/c1?tab=workouts" };
const shape = expect.objectContaining({ body: message.body, tag: message.tag, data: { url: message.url } });

class Shown {
  static permission = "granted";
  onclick = null;
  constructor(title: string, options: unknown) {
    shown(title, options);
  }
}

beforeEach(() => {
  shown.mockClear();
  localStorage.clear();
  Shown.permission = "granted";
  vi.stubGlobal("Notification", Shown);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("notifies a trainer who uses another app and has allowed it", async () => {
  notificationsPreferred.store(true);
  await notifyInBackground("Rest is over", message);
  expect(shown).toHaveBeenCalledExactlyOnceWith("Rest is over", shape);
});

it("does not notify a trainer who uses this app", async () => {
  notificationsPreferred.store(true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  await notifyInBackground("Rest is over", message);
  expect(shown).not.toHaveBeenCalled();
});

it("neither shows nor asks anything without permission or against the trainer's choice", async () => {
  await notifyInBackground("Rest is over", message);
  notificationsPreferred.store(false);
  await notifyInBackground("Rest is over", message);
  notificationsPreferred.store(true);
  Shown.permission = "default";
  await notifyInBackground("Rest is over", message);
  expect(shown).not.toHaveBeenCalled();
});

it("uses the service worker if there is one", async () => {
  const showNotification = vi.fn();
  const getRegistration = async () => ({ active: {}, showNotification });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  notificationsPreferred.store(true);
  await notifyInBackground("Rest is over", message);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith("Rest is over", shape);
  expect(shown).not.toHaveBeenCalled();
});
