"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { privacyQuery } from "@/lib/clients/consents/queries";
import type { ClientPrivacy } from "@/lib/clients/consents/schema";
import { withdrawalQuestion } from "@/lib/clients/consents/wording";
import { CONSENT_KINDS } from "@/lib/images/consents/kinds";
import { archiveUrl } from "@/lib/text/addresses";
import { firstName } from "@/lib/text/names";
import { ConsentRow } from "./consent-row";
import { privacySheetTexts } from "./texts";
import { useConsents } from "./use-consents";

type PrivacySheetProps = {
  client: { id: string; name: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after a withdrawal, which deletes data. */
  onWithdrawn?: () => void;
};

export function PrivacySheet({ client, isOpen, onOpenChange, onWithdrawn }: PrivacySheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={privacySheetTexts.title} about={client.name} />
        <Loaded client={client} {...(onWithdrawn && { onWithdrawn })} />
        <Button asChild variant="secondary" className="mt-4">
          <DownloadLink href={archiveUrl(client.id)}>
            <Download aria-hidden />
            {privacySheetTexts.exportArchive}
          </DownloadLink>
        </Button>
      </SheetContent>
    </Sheet>
  );
}

type ContentProps = Pick<PrivacySheetProps, "client" | "onWithdrawn">;

function Loaded({ client, ...props }: ContentProps) {
  const privacy = useQuery(privacyQuery(client.id));
  if (privacy.isPending)
    return (
      <div role="status" aria-label={privacySheetTexts.loading} className="mt-4 border-t">
        {CONSENT_KINDS.map((kind) => (
          <div key={kind} className="flex min-h-16 items-center justify-between gap-3 border-b py-2.5">
            <Skeleton className="h-10 w-48" />
            <Skeleton className="h-11 w-24 rounded-icon" />
          </div>
        ))}
      </div>
    );
  if (!privacy.data)
    return (
      <LoadFailure
        className="mt-4"
        title={privacySheetTexts.loadFailed}
        onRetry={privacy.refetch}
        retrying={privacy.isFetching}
      />
    );
  return <Consents client={client} privacy={privacy.data} {...props} />;
}

function Consents({ client, privacy, onWithdrawn }: ContentProps & { privacy: ClientPrivacy }) {
  const { give, givingKind, ask, asked, dialog } = useConsents(client.id, onWithdrawn);
  const name = firstName(client.name);
  return (
    <>
      <ul className="mt-4 border-t">
        {privacy.consents.map((consent) => (
          <ConsentRow
            key={consent.kind}
            consent={consent}
            name={name}
            isGiving={givingKind === consent.kind}
            onGive={() => give(consent.kind)}
            onWithdraw={() => ask(consent.kind)}
          />
        ))}
      </ul>
      <ConfirmDialog
        {...dialog}
        {...withdrawalQuestion(asked, name, privacy.kept)}
        confirmLabel={privacySheetTexts.confirmWithdrawal}
      />
    </>
  );
}
