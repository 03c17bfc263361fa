import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  readInstallDismissedAt,
  readNotificationsPreferred,
  storeInstallDismissedAt,
  storeNotificationsPreferred,
} from "./local-flags";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("keeps the answer about notifications as true or false, and knows that nobody answered yet", () => {
  expect(readNotificationsPreferred()).toBeNull();
  storeNotificationsPreferred(false);
  expect(localStorage.getItem("notifications.preferred")).toBe("false");
  expect(readNotificationsPreferred()).toBe(false);
  storeNotificationsPreferred(true);
  expect(readNotificationsPreferred()).toBe(true);
});

it("keeps when the install banner was dismissed, and ignores a stored value that is no time", () => {
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
