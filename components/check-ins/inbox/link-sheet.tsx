"use client";

import { useQuery } from "@tanstack/react-query";
import { Copy, Share } from "lucide-react";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { checkInLinkQuery } from "@/lib/check-ins/inbox/queries";
import type { CheckInLink } from "@/lib/check-ins/inbox/schema";
import type { Client } from "@/lib/clients/record/schema";
import { fullDate } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";
import { type LinkedClient, LinkForm } from "./link-form";
import { checkInAddress, copyLink, sendLink } from "./send-link";
import { linkTexts, overdueTexts } from "./texts";

type LinkSheetProps = {
  client: LinkedClient;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function LinkSheet({ client, isOpen, onOpenChange }: LinkSheetProps) {
  const { data, isPending, isFetching, refetch } = useQuery(checkInLinkQuery(client.id));
  const link = data?.link ?? null;
  const isLive = link?.state === "open";
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={linkTexts.title} about={client.name} />
        {isPending && (
          <p role="status" className="mt-3 animate-appear text-muted-foreground text-sm">
            {linkTexts.loading}
          </p>
        )}
        {!isPending && !data && (
          <LoadFailure title={linkTexts.loadFailed} onRetry={refetch} retrying={isFetching} />
        )}
        {data && (
          <div className="mt-3 grid gap-4.5">
            {!isLive && (
              <p className="text-muted-foreground text-sm">
                {link && link.state !== "open"
                  ? linkTexts.states[link.state]
                  : linkTexts.about(firstName(client.name))}
              </p>
            )}
            {isLive && <OpenLink client={client} link={link} />}
            <LinkForm key={link?.createdAt} client={client} link={link} />
          </div>
        )}
      </SheetContent>
    </Sheet>
  );
}

function OpenLink({ client, link }: { client: Pick<Client, "name">; link: CheckInLink }) {
  const name = firstName(client.name);
  if (link.token === null) return <p className="text-sm">{linkTexts.unknown(name)}</p>;
  const url = checkInAddress(link.token);
  const agreement = link.consentedAt
    ? linkTexts.agreed(fullDate(new Date(link.consentedAt)))
    : linkTexts.notAgreed;
  return (
    <div>
      <Field
        label={linkTexts.address(name)}
        help={`${agreement} ${linkTexts.idle(fullDate(new Date(link.idleExpiresAt)))}`}
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <Button onClick={() => sendLink(url, overdueTexts.message(name))}>
          <Share aria-hidden />
          {linkTexts.send}
        </Button>
        <Button variant="secondary" onClick={() => copyLink(url)}>
          <Copy aria-hidden />
          {linkTexts.copy}
        </Button>
      </div>
    </div>
  );
}
