"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Logo } from "@/components/platform/frame/logo";
import { useNotificationChoice } from "@/components/platform/notifications/use-notification-choice";
import { Button } from "@/components/ui/button";
import { EntranceFrame } from "./entrance-frame";

const EXAMPLE = { title: "Images are ready", text: "Open Formcast to see them.", when: "now" };

/** Asks once for permission to notify. Both answers continue. */
export function NotificationsScreen() {
  const router = useRouter();
  const { choose } = useNotificationChoice();
  const [asking, setAsking] = useState(false);
  const answer = async (allow: boolean) => {
    setAsking(true);
    await choose(allow);
    router.push("/dashboard");
  };
  return (
    <EntranceFrame
      top={<Logo form="mark" className="h-[26px]" />}
      foot={
        <div className="flex flex-col gap-2.5">
          <Button size="lg" block pending={asking} onClick={() => answer(true)}>
            Allow
          </Button>
          <Button size="lg" block variant="secondary" disabled={asking} onClick={() => answer(false)}>
            Don't Allow
          </Button>
        </div>
      }
    >
      <ExampleNotification />
      <h1 className="type-display mt-auto pt-10 text-3xl">Know when images are ready</h1>
      <p className="mt-3 text-muted-foreground">You can change this in My Account.</p>
    </EntranceFrame>
  );
}

function ExampleNotification() {
  const { title, text, when } = EXAMPLE;
  return (
    <div
      aria-hidden
      className="mt-10 flex items-center gap-3 rounded-photo border bg-popover px-3.5 py-3 shadow-pop lg:mb-16"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-image bg-background">
        <Logo form="mark" className="h-6" />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="flex justify-between font-strong">
          {title} <span className="font-normal text-muted-foreground text-xs">{when}</span>
        </span>
        <span className="block text-muted-foreground">{text}</span>
      </span>
    </div>
  );
}
