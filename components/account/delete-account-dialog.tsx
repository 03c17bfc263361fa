"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "@/components/auth/failure-text";
import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { accountImpactQuery } from "@/lib/account/queries";
import type { AccountImpact } from "@/lib/account/schema";
import { deleteAccountTexts } from "./texts";
import { useAccountDeletion } from "./use-account-deletion";

type DeleteAccountDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Says what goes with the account, and asks for its password and a typed word. */
export function DeleteAccountDialog({ isOpen, onOpenChange }: DeleteAccountDialogProps) {
  const { data } = useQuery({ ...accountImpactQuery(), enabled: isOpen });
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
    value: impact[key as keyof AccountImpact].toLocaleString("en-US"),
  }));
}
