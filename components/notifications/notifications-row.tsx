"use client";

import { Button } from "@/components/ui/button";
import { SwitchRow } from "@/components/ui/switch-row";
import { unsubscribeFromPush } from "@/lib/browser/push-subscription";
import { unsubscribeThisBrowser } from "@/lib/notifications/queries";
import { notificationsTexts } from "./texts";
import { useNotificationChoice } from "./use-notification-choice";
import { useTestNotification } from "./use-test-notification";

/** Whether this browser tells the trainer of rests that are over and images that are ready, and a way to try it. */
export function NotificationsRow() {
  const { state, choose } = useNotificationChoice();
  const test = useTestNotification();
  const change = async (allow: boolean) => {
    await choose(allow);
    if (allow) return;
    // The address is gone at once; the server hears of it now, or learns it when it sends the next time.
    await Promise.allSettled([unsubscribeFromPush(), unsubscribeThisBrowser()]);
  };
  return (
    <div>
      <SwitchRow
        label={notificationsTexts.label}
        hint={notificationsTexts.hints[state]}
        checked={state === "on"}
        disabled={state !== "on" && state !== "off"}
        onCheckedChange={(allow) => void change(allow)}
      />
      {state === "on" && (
        <Button size="sm" variant="secondary" className="mb-3.5" pending={test.isPending} onClick={test.send}>
          {notificationsTexts.test}
        </Button>
      )}
    </div>
  );
}
