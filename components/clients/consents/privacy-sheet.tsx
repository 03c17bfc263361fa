"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { DownloadLink } from "@/components/platform/frame/download-link";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { privacyQuery, useGiveConsent, useWithdrawConsent } from "@/lib/clients/consents/queries";
import type { ClientPrivacy, Consent } from "@/lib/clients/consents/schema";
import { CONSENT_LABELS, consentFact, withdrawalQuestion } from "@/lib/clients/consents/wording";
import { CONSENT_KINDS, type ConsentKind } from "@/lib/images/consents/kinds";
import { serverWords } from "@/lib/platform/http/api-error";
import { archiveUrl } from "@/lib/text/addresses";
import { firstName } from "@/lib/text/names";

const STATES = { given: "Agreed", withdrawn: "Withdrawn", unasked: "Not recorded" };

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
        <SheetHeading title="Privacy" about={client.name} />
        <Loaded client={client} {...(onWithdrawn && { onWithdrawn })} />
        <Button asChild variant="secondary" className="mt-4">
          <DownloadLink href={archiveUrl(client.id)}>
            <Download aria-hidden />
            Export with photos (ZIP)
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
      <div role="status" aria-label="Loading consents..." className="mt-4 border-t">
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
        title="Failed to fetch consents"
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
      <ConfirmDialog {...dialog} {...withdrawalQuestion(asked, name, privacy.kept)} confirmLabel="Withdraw" />
    </>
  );
}

/** Records and withdraws consents; a withdrawal needs a confirmation. */
function useConsents(clientId: string, onWithdrawn?: () => void) {
  const giving = useGiveConsent(clientId);
  const { mutateAsync } = useWithdrawConsent(clientId);
  const [asked, setAsked] = useState<ConsentKind>("photos");
  const [isAsking, setAsking] = useState(false);
  return {
    give: (kind: ConsentKind) =>
      giving.mutate(kind, {
        onSuccess: () => toast({ title: "Consent recorded" }),
        onError: fail,
      }),
    givingKind: giving.isPending ? giving.variables : undefined,
    ask(kind: ConsentKind) {
      setAsked(kind);
      setAsking(true);
    },
    asked,
    dialog: {
      open: isAsking,
      onOpenChange: setAsking,
      async onConfirm() {
        await mutateAsync(asked).catch((error: Error) => {
          fail(error);
          throw error;
        });
        toast({ title: "Consent withdrawn", description: "The data that depended on it is deleted." });
        onWithdrawn?.();
      },
    },
  };
}

function fail(error: Error): void {
  const description = serverWords(error, "The server could not be reached.");
  toastFailure("Error", description);
}

const BADGES: Record<Consent["state"], BadgeKind> = {
  given: "complete",
  withdrawn: "neutral",
  unasked: "neutral",
};

type ConsentRowProps = {
  consent: Consent;
  /** The client's first name. */
  name: string;
  isGiving: boolean;
  onGive: () => void;
  onWithdraw: () => void;
};

function ConsentRow({ consent, name, isGiving, onGive, onWithdraw }: ConsentRowProps) {
  const title = CONSENT_LABELS[consent.kind];
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-b py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-strong text-sm">
          {title}
          <Badge kind={BADGES[consent.state]}>{STATES[consent.state]}</Badge>
        </p>
        <p className="mt-0.5 break-words text-muted-foreground text-xs">{consentFact(consent, name)}</p>
      </div>
      {consent.state === "given" ? (
        <Button
          variant="outline"
          size="sm"
          className="text-destructive"
          aria-label={`Withdraw: ${title}`}
          onClick={onWithdraw}
        >
          Withdraw
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          pending={isGiving}
          aria-label={`Record consent: ${title}`}
          onClick={onGive}
        >
          Record
        </Button>
      )}
    </li>
  );
}
