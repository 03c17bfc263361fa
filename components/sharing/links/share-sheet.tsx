"use client";

import { useQuery } from "@tanstack/react-query";
import { LinkIcon } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import type { Client } from "@/lib/clients/record/schema";
import type { ForecastFrame, PhotoFrame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { sharesQuery } from "@/lib/sharing/links/queries";
import type { MadeShare } from "@/lib/sharing/links/schema";
import { MadeLink } from "./made-link";
import { PicturePanel } from "./picture-panel";
import { ShareForm } from "./share-form";
import { ShareList } from "./share-list";
import { linkPanelTexts, shareSheetTexts } from "./texts";

type ShareSheetProps = {
  client: Client;
  photo: PhotoFrame;
  forecast: ForecastFrame;
  side: Side;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const WAYS = [
  { value: "link", label: shareSheetTexts.link },
  { value: "picture", label: shareSheetTexts.picture },
] as const;

/** A link can be closed later, a picture cannot. */
export function ShareSheet({ isOpen, onOpenChange, client, ...picture }: ShareSheetProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("link");
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={shareSheetTexts.title} about={client.name} />
        <Segmented
          aria-label={shareSheetTexts.ways}
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
        {linkPanelTexts.loading}
      </p>
    );
  if (!shares.data)
    return (
      <LoadFailure title={linkPanelTexts.failed} onRetry={shares.refetch} retrying={shares.isFetching} />
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
        {linkPanelTexts.create}
      </Button>
    </>
  );
}
