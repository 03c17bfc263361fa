"use client";

import { useQueryClient } from "@tanstack/react-query";
import { NameField } from "@/components/accounts/sign-in/auth-fields";
import { fieldMessages } from "@/components/accounts/sign-in/failure-text";
import { useFormSubmit } from "@/components/accounts/sign-in/use-form-submit";
import { toast } from "@/components/ui/toast-store";
import { useChangeSettings } from "@/lib/accounts/settings/queries";
import { meQuery } from "@/lib/accounts/sign-in/queries";
import { setQueryData } from "@/lib/platform/http/after-write";
import { FormButtons } from "./form-behind-button";
import { changeNameTexts } from "./texts";

type ChangeNameFormProps = { name: string; onClose: () => void };

export function ChangeNameForm({ name, onClose }: ChangeNameFormProps) {
  const cache = useQueryClient();
  const change = useChangeSettings();
  const sending = useFormSubmit(["name"], (values) =>
    change.mutate(values, {
      onSuccess: async (trainer) => {
        await setQueryData(cache, meQuery().queryKey, trainer);
        onClose();
      },
      onError: (error) => {
        if (fieldMessages(error).name) return;
        toast({
          title: changeNameTexts.failed,
          description: changeNameTexts.failedDetail,
          variant: "destructive",
        });
      },
    }),
  );
  return (
    <form noValidate className="mt-4 flex flex-col gap-3" {...sending}>
      <NameField
        label={changeNameTexts.name}
        error={fieldMessages(change.error).name}
        initial={name}
        autoFocus
      />
      <FormButtons
        cancel={changeNameTexts.cancel}
        submit={changeNameTexts.submit}
        isPending={change.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
