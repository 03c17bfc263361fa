"use client";

import { ChevronRight, CircleAlert, CloudUpload, WifiOff } from "lucide-react";
import { useState } from "react";
import { openedLater } from "@/components/ui/opened-later";
import { useIsLaptop } from "@/lib/browser/media";
import { useIsOnline } from "@/lib/browser/online";
import { useOutbox } from "@/lib/browser/outbox/waiting";
import { connectionTexts } from "./texts";

const OutboxSheet = openedLater(
  () => import("./outbox-sheet").then((module) => module.OutboxSheet),
  ({ open }) => open,
);

/** Says when there is no network and what waits for one. Nothing while all is well. */
export function ConnectionBar() {
  const isOnline = useIsOnline();
  const entries = useOutbox((state) => state.entries);
  const device = useIsLaptop() ? "laptop" : "phone";
  const [isOpen, setOpen] = useState(false);
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length;
  const waiting = entries.length - refused;
  const sentences = [
    !isOnline && connectionTexts.offline,
    waiting > 0 && connectionTexts.waiting(waiting, device),
    refused > 0 && connectionTexts.refused(refused),
  ].filter(Boolean);
  const Icon = refused > 0 ? CircleAlert : isOnline ? CloudUpload : WifiOff;
  const text = (
    <>
      <Icon aria-hidden className="size-[18px] shrink-0" />
      <span className="min-w-0 flex-1 text-left">{sentences.join(". ")}</span>
    </>
  );
  const look =
    "mx-auto flex min-h-11 w-full max-w-column items-center gap-3 px-4 font-label text-sm text-warning lg:max-w-content lg:px-8 2xl:max-w-content-wide";
  return (
    <div role="status" className="print:hidden">
      {sentences.length > 0 &&
        (entries.length > 0 ? (
          <button type="button" className={look} onClick={() => setOpen(true)}>
            {text}
            <ChevronRight aria-hidden className="size-[18px] shrink-0" />
          </button>
        ) : (
          <p className={look}>{text}</p>
        ))}
      {(isOpen || entries.length > 0) && <OutboxSheet open={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
