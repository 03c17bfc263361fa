"use client";

import { ChevronRight, CircleAlert, CloudUpload, WifiOff } from "lucide-react";
import { useState } from "react";
import { later } from "@/components/ui/later";
import { useIsLaptop } from "@/lib/platform/browser/media";
import { useRefetchStale } from "@/lib/platform/browser/old-answers";
import { useIsOnline } from "@/lib/platform/browser/online";
import { useOutbox } from "@/lib/platform/outbox/waiting";

const OutboxSheet = later(() => import("./outbox-sheet").then((module) => module.OutboxSheet), {
  opens: ({ open }) => open,
});

/** Shows that the device is offline, how many saves wait, and that data may be old; hidden otherwise. */
export function ConnectionBar() {
  const isOnline = useIsOnline();
  const entries = useOutbox((state) => state.entries);
  const device = useIsLaptop() ? "laptop" : "phone";
  const [isOpen, setOpen] = useState(false);
  const askAgain = useRefetchStale();
  // Offline, old data is expected.
  const isOld = isOnline && askAgain;
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length;
  const waiting = entries.length - refused;
  const sentences = [
    !isOnline && "No network",
    isOld && "No reply from the server: this may be old",
    waiting > 0 && `${waiting === 1 ? "1 save waits" : `${waiting} saves wait`} on this ${device}`,
    refused > 0 && `${refused} not saved`,
  ].filter(Boolean);
  const Icon = refused > 0 || isOld ? CircleAlert : isOnline ? CloudUpload : WifiOff;
  const isOutbox = entries.length > 0;
  const onPress = isOutbox ? () => setOpen(true) : isOld || undefined;
  const Bar = onPress ? "button" : "p";
  const look =
    "mx-auto flex min-h-11 w-full max-w-column items-center gap-3 px-4 font-label text-sm text-warning lg:max-w-content lg:px-8 2xl:max-w-content-wide";
  return (
    <div role="status" className="print:hidden">
      {sentences.length > 0 && (
        <Bar className={look} onClick={onPress}>
          <Icon aria-hidden className="size-[18px] shrink-0" />
          <span className="min-w-0 flex-1 text-left">{sentences.join(". ")}</span>
          {isOutbox ? (
            <ChevronRight aria-hidden className="size-[18px] shrink-0" />
          ) : (
            isOld && <span className="underline">Try again</span>
          )}
        </Bar>
      )}
      {(isOpen || isOutbox) && <OutboxSheet open={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
