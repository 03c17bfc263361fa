import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToastStore } from "@/components/ui/toast-store";
import { notificationsPreferred } from "@/lib/platform/browser/local-flags";
import { NotificationsRow } from "./notifications-row";

const KEY = "BMVD-9V7YMXmqjGuePNC_Sjjwb5C5ea6ljkZlbIOJSkiXvv8K8zyr_jRpxoaSHGfvw4Yj_ZUMHM7U3pqdQHQKGA";
const SUBSCRIPTION = {
  endpoint: "https://fcm.googleapis.com/fcm/send/abc",
  keys: { p256dh: KEY, auth: "AAAAAAAAAAAAAAAAAAAAAA" },
};

/** The replies of the server and the browser; tests change them. */
const replies = { publicKey: KEY as string | null, sent: true, answer: "granted", isReachable: true };
const asked: string[] = [];
const showNotification = vi.fn();
const unsubscribed = vi.fn();

const permissions = {
  permission: "default",
  requestPermission: async () => {
    permissions.permission = replies.answer;
  },
};

beforeEach(() => {
  Object.assign(replies, { publicKey: KEY, sent: true, answer: "granted", isReachable: true });
  asked.length = 0;
  showNotification.mockClear();
  unsubscribed.mockClear();
  localStorage.clear();
  useToastStore.setState({ current: null });
  permissions.permission = "default";
  vi.stubGlobal("Notification", permissions);
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    if (url.endsWith("/test")) return Response.json({ sent: replies.sent });
    return Response.json(method === "GET" ? { publicKey: replies.publicKey } : { success: true });
  });
  const subscription = { options: {}, toJSON: () => SUBSCRIPTION, unsubscribe: unsubscribed };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      if (!replies.isReachable) throw new DOMException("no push service", "AbortError");
      return subscription;
    },
  };
  const getRegistration = async () => ({ active: {}, showNotification, pushManager });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { getRegistration } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "userAgent");
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationsRow />
    </QueryClientProvider>,
  );
  return screen.getByRole("switch", { name: "Notifications" });
}

const toastTitle = () => useToastStore.getState().current?.title;
const pressTest = async () =>
  userEvent.click(screen.getByRole("button", { name: "Send a test notification" }));

it("is off by default, asks for permission when switched on, and sends a test through the server", async () => {
  const control = show();
  expect(control).not.toBeChecked();
  expect(screen.getByText("Off on this device")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  await userEvent.click(control);
  expect(await screen.findByText("On for this device")).toBeVisible();
  expect(localStorage.getItem("notifications.preferred")).toBe("true");
  await pressTest();
  await waitFor(() => expect(toastTitle()).toBe("Test sent"));
  expect(asked).toEqual([
    "GET /api/notifications",
    "POST /api/notifications/subscription",
    "POST /api/notifications/test",
  ]);
  expect(showNotification).not.toHaveBeenCalled();
});

it.each([
  ["has no push service", { isReachable: false }],
  ["belongs to a server without keys", { publicKey: null }],
  ["is not reached", { sent: false }],
])("shows a local test notification when the browser %s", async (_, change) => {
  Object.assign(replies, change);
  permissions.permission = "granted";
  notificationsPreferred.store(true);
  show();
  await pressTest();
  await waitFor(() => expect(toastTitle()).toBe("Shown by this browser itself"));
  expect(showNotification).toHaveBeenCalledOnce();
});

it("unsubscribes when switched off", async () => {
  permissions.permission = "granted";
  notificationsPreferred.store(true);
  await userEvent.click(show());
  expect(await screen.findByText("Off on this device")).toBeVisible();
  expect(localStorage.getItem("notifications.preferred")).toBe("false");
  await waitFor(() => expect(asked).toEqual(["DELETE /api/notifications/subscription"]));
  expect(unsubscribed).toHaveBeenCalledOnce();
});

it("shows that the browser blocks notifications, and cannot be switched on", async () => {
  replies.answer = "denied";
  const control = show();
  await userEvent.click(control);
  expect(await screen.findByText("Blocked in this browser's own settings")).toBeVisible();
  expect(control).not.toBeChecked();
  expect(control).toBeDisabled();
});

it("shows that the browser does not support notifications", () => {
  vi.stubGlobal("Notification", undefined);
  expect(show()).toBeDisabled();
  expect(screen.getByText("Not supported by this browser")).toBeVisible();
});

it("asks iPhone users to install the app first", () => {
  vi.stubGlobal("Notification", undefined);
  const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
  Object.defineProperty(navigator, "userAgent", { configurable: true, value: userAgent });
  expect(show()).toBeDisabled();
  expect(screen.getByText("On iPhone and iPad, add Formcast to the Home Screen first")).toBeVisible();
});

it("says at a plain http address that it needs https", () => {
  vi.stubGlobal("isSecureContext", false);
  expect(show()).toBeDisabled();
  expect(screen.getByText("Needs an address that begins with https")).toBeVisible();
});
