"use client";

import type { FormEvent } from "react";
import { failureTexts } from "@/components/admin/lists/texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet, SheetActions, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast-store";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from "@/lib/accounts/sign-in/limits";
import type * as Contract from "@/lib/admin/access/contract";
import { allOfConsole } from "@/lib/admin/console/queries";
import { api } from "@/lib/platform/http/api";
import { serverWords } from "@/lib/platform/http/api-error";
import { inviteTexts } from "./texts";

const access = api<typeof Contract>();

type InviteSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function InviteSheet({ isOpen, onOpenChange }: InviteSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetTitle className="type-display text-xl">{inviteTexts.title}</SheetTitle>
        <SheetDescription>{inviteTexts.description}</SheetDescription>
        <InviteForm onInvited={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

/** Mounts with each opening, so that it starts empty. */
function InviteForm({ onInvited }: { onInvited: () => void }) {
  const invite = access.useTell("POST /api/admin/invitations", allOfConsole);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, email] = [String(form.get("name")), String(form.get("email"))];
    invite.mutate(
      { body: { name, email } },
      {
        onSuccess: () => {
          toast({ title: inviteTexts.done, description: inviteTexts.doneDetail(name, email.trim()) });
          onInvited();
        },
      },
    );
  };
  return (
    <form className="mt-4 flex flex-col gap-3.5" onSubmit={submit}>
      <Field label={inviteTexts.name}>
        <Input name="name" required autoComplete="off" maxLength={MAX_NAME_LENGTH} />
      </Field>
      <Field label={inviteTexts.email}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          maxLength={MAX_EMAIL_LENGTH}
        />
      </Field>
      {invite.error && <Alert>{serverWords(invite.error, failureTexts.fallback)}</Alert>}
      <SheetActions cancel={inviteTexts.cancel}>
        <Button type="submit" pending={invite.isPending}>
          {inviteTexts.confirm}
        </Button>
      </SheetActions>
    </form>
  );
}
