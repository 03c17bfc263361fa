import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  readInstallDismissedAt,
  readNotificationsPreferred,
  storeInstallDismissedAt,
  storeNotificationsPreferred,
} from "./local-flags";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("stores the answer about notifications, and is null before there is one", () => {
  expect(readNotificationsPreferred()).toBeNull();
  storeNotificationsPreferred(false);
  expect(localStorage.getItem("notifications.preferred")).toBe("false");
  expect(readNotificationsPreferred()).toBe(false);
  storeNotificationsPreferred(true);
  expect(readNotificationsPreferred()).toBe(true);
});

it("stores the time of the dismissal, and ignores a value that is no number", () => {
  expect(readInstallDismissedAt()).toBeNull();
  storeInstallDismissedAt(1_700_000_000_000);
  expect(localStorage.getItem("formcast-install-dismissed")).toBe("1700000000000");
  expect(readInstallDismissedAt()).toBe(1_700_000_000_000);
  localStorage.setItem("formcast-install-dismissed", "yesterday");
  expect(readInstallDismissedAt()).toBeNull();
});

it("treats forbidden storage as empty", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readNotificationsPreferred()).toBeNull();
  expect(readInstallDismissedAt()).toBeNull();
});
