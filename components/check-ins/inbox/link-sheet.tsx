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
import { AddressField } from "./address-field";
import { type LinkedClient, LinkForm } from "./link-form";
import { PastCheckIns } from "./past-check-ins";
import { checkInAddress, copyLink, sendLink } from "./send-link";

const CLOSED = {
  expired: "The link was not used for a while, so it is closed.",
  revoked: "The link is closed.",
  withdrawn: "The client withdrew the consent to this link. A new link asks for it again.",
};

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
        <SheetHeading title="Check-in link" about={client.name} />
        {isPending && (
          <p role="status" className="mt-3 animate-appear text-muted-foreground text-sm">
            Loading the link
          </p>
        )}
        {!isPending && !data && (
          <LoadFailure title="The link could not be loaded" onRetry={refetch} retrying={isFetching} />
        )}
        {data && (
          <div className="mt-3 grid gap-4.5">
            {!isLive && (
              <p className="text-muted-foreground text-sm">
                {link && link.state !== "open"
                  ? CLOSED[link.state]
                  : `${firstName(client.name)} opens it on any phone, without an app or an account, and sees only their own data.`}
              </p>
            )}
            {isLive && <OpenLink client={client} link={link} />}
            <LinkForm key={link?.createdAt} client={client} link={link} />
            {link && <PastCheckIns client={client} />}
            <AddressField client={client} />
          </div>
        )}
      </SheetContent>
    </Sheet>
  );
}

function OpenLink({ client, link }: { client: Pick<Client, "name">; link: CheckInLink }) {
  const name = firstName(client.name);
  if (link.token === null)
    return (
      <p className="text-sm">
        The link of {name} still works, but its address cannot be shown again because the server's secret has
        changed. Make a new address and send it.
      </p>
    );
  const url = checkInAddress(link.token);
  const agreement = link.consentedAt
    ? `The client agreed on ${fullDate(new Date(link.consentedAt))}.`
    : "Not opened yet. The client agrees on their own phone first.";
  return (
    <div>
      <Field
        label={`Link for ${name}`}
        help={`${agreement} Closes on ${fullDate(new Date(link.idleExpiresAt))} if nothing is sent before.`}
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <Button onClick={() => sendLink(url, `Hi ${name}, your check-in is due. It takes half a minute:`)}>
          <Share aria-hidden />
          Send
        </Button>
        <Button variant="secondary" onClick={() => copyLink(url)}>
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
    </div>
  );
}
