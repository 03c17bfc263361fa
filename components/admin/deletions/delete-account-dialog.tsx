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

const IMPACT = {
  clients: "Clients",
  photos: "Photos",
  images: "AI images",
  workouts: "Workouts",
  links: "Open links",
} satisfies Record<keyof AccountImpact, string>;

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
      title="Delete my account"
      description="Your account and everything in it is deleted at once. This cannot be undone. Download your data first if you want to keep it."
      {...(data && { impact: impactOf(data) })}
      phrase="DELETE"
      blocked={password === ""}
      confirmLabel="Delete"
      onConfirm={() =>
        deleteAccount(password).catch((failure: unknown) => {
          setError(failureText(failure, "Your account could not be deleted. Please try again."));
          throw failure;
        })
      }
    >
      <Field label="Current Password" error={error} className="mt-4">
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
  return Object.entries(IMPACT).map(([key, label]) => ({
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
