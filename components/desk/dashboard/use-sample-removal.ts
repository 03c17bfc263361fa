"use client";

import { sampleTexts } from "@/components/clients/record/texts";
import { toast } from "@/components/ui/toast-store";
import { offerAction } from "@/components/ui/undo";
import { useDeleteClient } from "@/lib/clients/record/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useCreateSample } from "./sample-offer";

/** Removes a sample without a confirm dialog: the data is made up, and Undo creates a new one. */
export function useSampleRemoval(): (id: string) => void {
  const removal = useDeleteClient();
  const { mutate: makeAgain } = useCreateSample();
  const fail =
    (title: string) =>
    ({ message }: Error) =>
      toast({ title, description: message, variant: "destructive" });
  const addAgain = () => makeAgain(undefined, { onError: fail(sampleTexts.failed) });
  return (id) => {
    if (removal.isPending) return;
    removal.mutate(id, {
      onSuccess: () => {
        const active = useActiveClientStore.getState();
        if (active.clientId === id) active.clear();
        const again = { label: sampleTexts.addAgain, onSelect: addAgain };
        offerAction(sampleTexts.removed, again, sampleTexts.removedHint);
      },
      onError: fail(sampleTexts.removeFailed),
    });
  };
}
