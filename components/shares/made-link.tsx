"use client";

import { Copy, Share } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { useBrowserFact } from "@/lib/browser/use-browser-fact";
import type { Client } from "@/lib/clients/schema";
import { dayName } from "@/lib/shares/reveal-day";
import type { MadeShare } from "@/lib/shares/schema";
import { firstName } from "@/lib/text/first-name";
import { fullDate } from "@/lib/transformations/step-date";

type MadeLinkProps = { share: MadeShare; client: Client; onDone: () => void };

const canShareLinks = () => "share" in navigator;

/** The one moment at which the link can be sent: afterwards nobody knows its address, the server included. */
export function MadeLink({ share, client, onDone }: MadeLinkProps) {
  const canShare = useBrowserFact(canShareLinks);
  const url = `${location.origin}/share/${share.token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied" });
    } catch {
      toast({ variant: "destructive", title: "Error", description: "Press and hold the link to copy it." });
    }
  };
  const send = () =>
    navigator.share({ title: `${firstName(client.name)}, your forecast`, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) void copy();
    });
  const opens = share.revealOn && share.state === "locked" ? `It opens on ${dayName(share.revealOn)}. ` : "";
  return (
    <>
      <Field
        label={`Link for ${firstName(client.name)}`}
        help={`${opens}It closes on ${fullDate(new Date(share.expiresAt))}, or when you close it.`}
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <p className="mt-3 text-sm">Send it now: for safety it is not kept, and cannot be shown again.</p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2.5">
        {canShare && (
          <Button onClick={send}>
            <Share aria-hidden />
            Send link
          </Button>
        )}
        <Button variant={canShare ? "secondary" : "primary"} onClick={copy}>
          <Copy aria-hidden />
          Copy link
        </Button>
      </div>
      <Button variant="ghost" block className="mt-2" onClick={onDone}>
        Done
      </Button>
    </>
  );
}
