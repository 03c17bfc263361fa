"use client";

import { useQueryClient } from "@tanstack/react-query";
import { lazyOnOpen } from "@/components/ui/lazy-on-open";
import { formOf, mergeForms } from "@/lib/clients/record/form";
import { clientQuery } from "@/lib/clients/record/queries";
import type { Client } from "@/lib/clients/record/schema";
import type { ClientFormControl } from "./use-client-form";

const PrivacySheet = lazyOnOpen(
  () => import("@/components/clients/consents/privacy-sheet").then((module) => module.PrivacySheet),
  ({ isOpen }) => isOpen,
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
