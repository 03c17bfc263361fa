"use client";

import { useQuery } from "@tanstack/react-query";
import { LinkIcon } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Button } from "@/components/ui/button";
import type { Client } from "@/lib/clients/record/schema";
import { sharesQuery } from "@/lib/sharing/links/queries";
import type { MadeShare } from "@/lib/sharing/links/schema";
import { MadeLink } from "./made-link";
import { ShareForm } from "./share-form";
import { ShareList } from "./share-list";
import { linkPanelTexts } from "./texts";

export function LinkPanel({ client }: { client: Client }) {
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
