"use client";

import { toastFailure } from "@/components/ui/toast-store";
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
      toastFailure(title, message);
  const addAgain = () => makeAgain(undefined, { onError: fail("The sample client could not be made") });
  return (id) => {
    if (removal.isPending) return;
    removal.mutate(id, {
      onSuccess: () => {
        useActiveClientStore.getState().forget(id);
        const again = { label: "Add again", onSelect: addAgain };
        offerAction("Sample removed", again, "A new sample starts from the beginning.");
      },
      onError: fail("The sample could not be removed"),
    });
  };
}
