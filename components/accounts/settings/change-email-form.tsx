"use client";

import { EmailField, PasswordField } from "@/components/accounts/sign-in/auth-fields";
import { fieldMessages } from "@/components/accounts/sign-in/failure-text";
import { useFormSubmit } from "@/components/accounts/sign-in/use-form-submit";
import { toast, toastFailure } from "@/components/ui/toast-store";
import type * as Contract from "@/lib/accounts/settings/contract";
import { api } from "@/lib/platform/http/api";
import { serverWords } from "@/lib/platform/http/api-error";
import { FormButtons } from "./form-behind-button";

const settings = api<typeof Contract>();

/** The new address counts only after its owner opens the mailed link. */
export function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const change = settings.useTell("POST /api/account/email");
  const errors = fieldMessages(change.error);
  const sending = useFormSubmit(["email", "password"], (values) =>
    change.mutate(
      { body: values },
      {
        onSuccess: ({ message }) => {
          toast({ title: "Link sent", description: message });
          onClose();
        },
        onError: (error) => {
          // Each field shows its own error.
          if (Object.keys(fieldMessages(error)).length > 0) return;
          toastFailure("Link not sent", serverWords(error, "Check your network and try again."));
        },
      },
    ),
  );
  return (
    <form noValidate className="mt-3 flex flex-col gap-3" {...sending}>
      <h3 className="font-strong text-sm">Change Email</h3>
      <EmailField label="New Email Address" error={errors.email} autoComplete="email" autoFocus />
      <PasswordField
        label="Current Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <FormButtons cancel="Cancel" submit="Send link" isPending={change.isPending} onCancel={onClose} />
    </form>
  );
}
