"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import { notifyHere } from "@/lib/browser/notify";
import { sendTest, subscribeThisBrowser } from "@/lib/notifications/queries";

const HERE = { body: "Notifications work on this device.", tag: "test", url: "/my-account" };

/** Sends a notification the whole way through the server; where that way is closed this browser shows one itself. */
export function useTestNotification() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await subscribeThisBrowser()) && (await sendTest()),
    onSuccess: async (isSent) => {
      if (isSent) return void toast({ title: "Test sent", description: "It arrives in a moment." });
      await notifyHere("Formcast", HERE);
      toast({
        title: "Shown by this browser itself",
        description: "It cannot be reached while Formcast is closed.",
      });
    },
    onError: () =>
      toast({
        variant: "destructive",
        title: "The test could not be sent",
        description: "Check the connection and try again.",
      }),
  });
  return { send: () => mutate(), isPending };
}
