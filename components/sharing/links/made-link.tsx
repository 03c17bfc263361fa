"use client";

import { Copy, Share } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import type { Client } from "@/lib/clients/record/schema";
import { copyText } from "@/lib/platform/browser/clipboard";
import { useBrowserFact } from "@/lib/platform/browser/media";
import type { MadeShare } from "@/lib/sharing/links/schema";
import { fullDate, fullDay } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { madeLinkTexts, sharedTexts } from "./texts";

type MadeLinkProps = { share: MadeShare; client: Client; onDone: () => void };

const canShareLinks = () => "share" in navigator;

/** The server stores only a hash, so the link can be sent only now. */
export function MadeLink({ share, client, onDone }: MadeLinkProps) {
  const canShare = useBrowserFact(canShareLinks);
  const url = `${location.origin}/share/${share.token}`;
  const copy = async () => {
    if (await copyText(url)) return void toast({ title: madeLinkTexts.copied });
    toast({
      variant: "destructive",
      title: madeLinkTexts.copyFailed,
      description: madeLinkTexts.copyFailedDetail,
    });
  };
  const send = () =>
    navigator.share({ title: sharedTexts.title(firstName(client.name)), url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) void copy();
    });
  const closes = fullDate(new Date(share.expiresAt));
  return (
    <>
      <Field
        label={madeLinkTexts.link(firstName(client.name))}
        help={
          share.revealOn && share.state === "locked"
            ? madeLinkTexts.opensAndCloses(fullDay(share.revealOn), closes)
            : madeLinkTexts.closes(closes)
        }
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <p className="mt-3 text-sm">{madeLinkTexts.sendNow}</p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2.5">
        {canShare && (
          <Button onClick={send}>
            <Share aria-hidden />
            {madeLinkTexts.send}
          </Button>
        )}
        <Button variant={canShare ? "secondary" : "primary"} onClick={copy}>
          <Copy aria-hidden />
          {madeLinkTexts.copy}
        </Button>
      </div>
      <Button variant="ghost" block className="mt-2" onClick={onDone}>
        {madeLinkTexts.done}
      </Button>
    </>
  );
}
