"use client";

import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { SwitchRow } from "@/components/ui/switch";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { notifyHere } from "@/lib/platform/browser/notify";
import { unsubscribeFromPush } from "@/lib/platform/browser/push-subscription";
import { sendTest, subscribeThisBrowser, unsubscribeThisBrowser } from "@/lib/platform/notifications/queries";
import { useNotificationChoice } from "./use-notification-choice";

const HINTS = {
  unsupported: "Not supported by this browser",
  "needs-https": "Needs an address that begins with https",
  "needs-install": "On iPhone and iPad, add Formcast to the Home Screen first",
  blocked: "Blocked in this browser's own settings",
  off: "Off on this device",
  on: "On for this device",
};

const HERE = { body: "Notifications work on this device.", tag: "test", url: "/my-account" };

/** Sends the test through the server; if push does not work, the browser shows it locally. */
function useTestNotification() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await subscribeThisBrowser()) && (await sendTest()),
    onSuccess: async (isSent) => {
      if (isSent) return void toast({ title: "Test sent", description: "It arrives in a moment." });
      await notifyHere("Formcast", HERE);
      toast({
        title: "Shown by this browser itself",
        description: "It gets no notifications while Formcast is closed.",
      });
    },
    onError: () => toastFailure("The test could not be sent", "Check your network and try again."),
  });
  return { send: () => mutate(), isPending };
}

export function NotificationsRow() {
  const { state, choose } = useNotificationChoice();
  const test = useTestNotification();
  const change = async (allow: boolean) => {
    await choose(allow);
    if (allow) return;
    // The browser unsubscribes at once; if the server is unreachable, it learns so at the next push.
    await Promise.allSettled([unsubscribeFromPush(), unsubscribeThisBrowser()]);
  };
  return (
    <div>
      <SwitchRow
        label="Notifications"
        hint={HINTS[state]}
        checked={state === "on"}
        disabled={state !== "on" && state !== "off"}
        onCheckedChange={(allow) => void change(allow)}
      />
      {state === "on" && (
        <Button size="sm" variant="secondary" className="mb-3.5" pending={test.isPending} onClick={test.send}>
          Send a test notification
        </Button>
      )}
    </div>
  );
}
