"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import { notifyHere } from "@/lib/browser/notify";
import { sendTest, subscribeThisBrowser } from "@/lib/notifications/queries";
import { testNoticeTexts } from "@/lib/notifications/texts";
import { testNotificationTexts } from "./texts";

const HERE = { body: testNoticeTexts.body, tag: "test", url: "/my-account" };

/** Sends a notification the whole way through the server; where that way is closed this browser shows one itself. */
export function useTestNotification() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await subscribeThisBrowser()) && (await sendTest()),
    onSuccess: async (isSent) => {
      if (isSent)
        return void toast({ title: testNotificationTexts.sent, description: testNotificationTexts.sentHint });
      await notifyHere(testNoticeTexts.title, HERE);
      toast({
        title: testNotificationTexts.shownHere,
        description: testNotificationTexts.shownHereHint,
      });
    },
    onError: () =>
      toast({
        variant: "destructive",
        title: testNotificationTexts.notSent,
        description: testNotificationTexts.notSentHint,
      }),
  });
  return { send: () => mutate(), isPending };
}
