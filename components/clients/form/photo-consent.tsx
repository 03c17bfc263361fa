"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import { privacyQuery } from "@/lib/clients/consents/queries";
import { photoLine } from "@/lib/clients/consents/wording";
import { formOf, mergeForms } from "@/lib/clients/record/form";
import { clientQuery } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import { firstName } from "@/lib/text/names";
import type { ClientFormControl } from "./use-client-form";

type PhotoConsentProps = {
  clientId: string | null;
  /** The unsaved name in the form. */
  name: string;
  onOpenPrivacy: () => void;
  children: ReactNode;
};

/** Replaces the photo slots with a notice when the client withdrew the consent to photos. */
export function PhotoConsent({ clientId, name, onOpenPrivacy, children }: PhotoConsentProps) {
  const { data, isLoading } = useQuery({ ...privacyQuery(clientId ?? ""), enabled: clientId !== null });
  const line = photoLine(data?.consents, firstName(name) || "the client");
  const isWithdrawn = data?.consents.some(({ kind, state }) => kind === "photos" && state === "withdrawn");
  if (isWithdrawn)
    return (
      <Alert variant="info" title={line}>
        <p>There are no photos and no AI images. To add one, record the consent again.</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={onOpenPrivacy}>
          Privacy
        </Button>
      </Alert>
    );
  return (
    <>
      {children}
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <p className="min-w-0 break-words text-muted-foreground text-xs">{!isLoading && line}</p>
        {clientId && (
          <Button variant="link" className="shrink-0" onClick={onOpenPrivacy}>
            Privacy
          </Button>
        )}
      </div>
    </>
  );
}

const PrivacySheet = later(
  () => import("@/components/clients/consents/privacy-sheet").then((module) => module.PrivacySheet),
  { opens: ({ isOpen }) => isOpen },
);

type FormPrivacyProps = {
  client: Client;
  control: ClientFormControl;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Withdrawing deletes data on the server, so this rebases the form and keeps other unsaved entries. */
export function FormPrivacy({ client, control, ...sheet }: FormPrivacyProps) {
  const cache = useQueryClient();
  const follow = () => {
    const theirs = cache.getQueryData(clientQuery(client.id).queryKey);
    if (theirs) control.rebase(theirs, mergeForms(control.saved, control.form, formOf(theirs)).form);
  };
  return <PrivacySheet client={client} onWithdrawn={follow} {...sheet} />;
}
