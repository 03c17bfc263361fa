"use client";

import { useQuery } from "@tanstack/react-query";
import { Copy, LinkIcon, Share } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { toast, toastFailure } from "@/components/ui/toast-store";
import type { Client } from "@/lib/clients/record/schema";
import type { ForecastFrame, PhotoFrame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { copyText } from "@/lib/platform/browser/clipboard";
import { useBrowserFact } from "@/lib/platform/browser/media";
import { sharesQuery } from "@/lib/sharing/links/queries";
import type { MadeShare } from "@/lib/sharing/links/schema";
import { sharedWords } from "@/lib/sharing/words/en";
import { fullDate, fullDay } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { PicturePanel } from "./picture-panel";
import { ShareForm } from "./share-form";
import { ShareList } from "./share-list";

type ShareSheetProps = {
  client: Client;
  photo: PhotoFrame;
  forecast: ForecastFrame;
  side: Side;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const WAYS = [
  { value: "link", label: "Link" },
  { value: "picture", label: "Picture" },
] as const;

/** A link can be closed later, a picture cannot. */
export function ShareSheet({ isOpen, onOpenChange, client, ...picture }: ShareSheetProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("link");
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title="Share" about={client.name} />
        <Segmented
          aria-label="Share as"
          className="mt-3 mb-4"
          options={WAYS}
          value={way}
          onValueChange={setWay}
        />
        {way === "link" ? <LinkPanel client={client} /> : <PicturePanel client={client} {...picture} />}
      </SheetContent>
    </Sheet>
  );
}

function LinkPanel({ client }: { client: Client }) {
  const shares = useQuery(sharesQuery(client.id));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeShare | null>(null);
  const leaveMade = () => {
    setMade(null);
    void shares.refetch();
  };
  if (made) return <MadeLink share={made} client={client} onDone={leaveMade} />;
  if (shares.isPending)
    return (
      <p role="status" className="animate-appear text-muted-foreground text-sm">
        Loading links...
      </p>
    );
  if (!shares.data)
    return (
      <LoadFailure title="Failed to fetch links" onRetry={shares.refetch} retrying={shares.isFetching} />
    );
  if (isMaking || shares.data.length === 0)
    return (
      <ShareForm
        client={client}
        onCancel={shares.data.length > 0 ? () => setMaking(false) : undefined}
        onMade={(share) => {
          setMade(share);
          setMaking(false);
        }}
      />
    );
  return (
    <>
      <ShareList clientId={client.id} shares={shares.data} />
      <Button block className="mt-4" onClick={() => setMaking(true)}>
        <LinkIcon aria-hidden />
        New link
      </Button>
    </>
  );
}

type MadeLinkProps = { share: MadeShare; client: Client; onDone: () => void };

const canShareLinks = () => "share" in navigator;

/** The server stores only a hash, so the link can be sent only now. */
function MadeLink({ share, client, onDone }: MadeLinkProps) {
  const canShare = useBrowserFact(canShareLinks);
  const url = `${location.origin}/share/${share.token}`;
  const copy = async () => {
    if (await copyText(url)) return void toast({ title: "Link copied" });
    toastFailure("Error", "Press and hold the link to copy it.");
  };
  const send = () =>
    navigator.share({ title: sharedWords.title(firstName(client.name)), url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) void copy();
    });
  const closes = fullDate(new Date(share.expiresAt));
  return (
    <>
      <Field
        label={`Link for ${firstName(client.name)}`}
        help={
          share.revealOn && share.state === "locked"
            ? `It opens on ${fullDay(share.revealOn)}. It closes on ${closes}, or when you close it.`
            : `It closes on ${closes}, or when you close it.`
        }
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <p className="mt-3 text-sm">Send it now: for safety it is not stored and cannot be shown again.</p>
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
