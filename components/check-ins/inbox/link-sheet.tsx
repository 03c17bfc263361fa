"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { checkInLinkQuery } from "@/lib/check-ins/inbox/queries";
import { firstName } from "@/lib/text/names";
import { type LinkedClient, LinkForm } from "./link-form";
import { OpenLink } from "./open-link";
import { linkTexts } from "./texts";

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
