"use client";

import { later } from "@/components/ui/later";
import { toast } from "@/components/ui/toast-store";
import { formOf, mergeForms } from "@/lib/clients/record/form";
import type { Client } from "@/lib/clients/record/schema";
import type { ClientFormControl } from "./use-client-form";
import type { useClientSaving } from "./use-client-saving";

const ConflictDialog = later(() => import("./conflict-dialog").then((module) => module.ConflictDialog), {
  opens: () => true,
});

type SaveConflictProps = {
  control: ClientFormControl;
  saving: ReturnType<typeof useClientSaving>;
  theirs: Client;
};

export function SaveConflict({ control, saving, theirs }: SaveConflictProps) {
  const { saved, form } = control;
  const theirForm = formOf(theirs);
  return (
    <ConflictDialog
      saved={saved}
      mine={form}
      theirs={theirForm}
      onMerge={() => {
        control.rebase(theirs, mergeForms(saved, form, theirForm).form);
        saving.closeConflict();
        toast({ title: "Both versions are in the form", description: "Check the values, then save." });
      }}
      onOverwrite={() => {
        saving.closeConflict();
        void saving.overwrite(theirs, theirForm);
      }}
      onReload={() => {
        control.rebase(theirs, theirForm);
        saving.closeConflict();
      }}
      onClose={saving.closeConflict}
    />
  );
}
