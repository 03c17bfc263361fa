"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "@/components/accounts/sign-in/failure-text";
import { forgetSession } from "@/components/accounts/sign-in/use-session";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type * as Contract from "@/lib/admin/deletions/contract";
import type { AccountImpact } from "@/lib/admin/deletions/schema";
import { removeAllDrafts } from "@/lib/platform/browser/form-drafts";
import { api } from "@/lib/platform/http/api";
import { discard } from "@/lib/platform/outbox/outbox";
import { useOutbox } from "@/lib/platform/outbox/waiting";
import { grouped } from "@/lib/text/numbers";
import { deleteAccountTexts } from "./texts";

const deletion = api<typeof Contract>();

type DeleteAccountDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function DeleteAccountDialog({ isOpen, onOpenChange }: DeleteAccountDialogProps) {
  const { data } = useQuery({
    ...deletion.ask("GET /api/account/deletion"),
    enabled: isOpen,
    staleTime: 0,
  });
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const deleteAccount = useAccountDeletion();
  const forget = () => {
    setPassword("");
    setError(undefined);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        forget();
        onOpenChange(open);
      }}
      title={deleteAccountTexts.title}
      description={deleteAccountTexts.question}
      {...(data && { impact: impactOf(data) })}
      phrase={deleteAccountTexts.phrase}
      blocked={password === ""}
      confirmLabel={deleteAccountTexts.confirm}
      onConfirm={() =>
        deleteAccount(password).catch((failure: unknown) => {
          setError(failureText(failure, deleteAccountTexts.failed));
          throw failure;
        })
      }
    >
      <Field label={deleteAccountTexts.password} error={error} className="mt-4">
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}

function impactOf(impact: AccountImpact) {
  return Object.entries(deleteAccountTexts.impact).map(([key, label]) => ({
    label,
    value: grouped(impact[key as keyof AccountImpact]),
  }));
}

/** Also discards unsent entries of the outbox: no account is left to take them. */
function useAccountDeletion() {
  const { mutateAsync } = deletion.useTell("POST /api/account/deletion");
  const cache = useQueryClient();
  return async (password: string) => {
    await mutateAsync({ body: { password } });
    await Promise.all(useOutbox.getState().entries.map(discard));
    removeAllDrafts();
    await forgetSession(cache);
    window.location.assign("/login");
  };
}
