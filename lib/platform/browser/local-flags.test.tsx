import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installDismissedAt, notificationsPreferred } from "./local-flags";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("stores the answer about notifications, and is null before there is one", () => {
  expect(notificationsPreferred.read()).toBeNull();
  notificationsPreferred.store(false);
  expect(localStorage.getItem("notifications.preferred")).toBe("false");
  expect(notificationsPreferred.read()).toBe(false);
  notificationsPreferred.store(true);
  expect(notificationsPreferred.read()).toBe(true);
});

it("stores the time of the dismissal, and ignores a value that is no number", () => {
  expect(installDismissedAt.read()).toBeNull();
  installDismissedAt.store(1_700_000_000_000);
  expect(localStorage.getItem("formcast-install-dismissed")).toBe("1700000000000");
  expect(installDismissedAt.read()).toBe(1_700_000_000_000);
  localStorage.setItem("formcast-install-dismissed", "yesterday");
  expect(installDismissedAt.read()).toBeNull();
});

it("treats forbidden storage as empty", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(notificationsPreferred.read()).toBeNull();
  expect(installDismissedAt.read()).toBeNull();
});
