"use client";

import type { FormEvent } from "react";
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

const access = api<typeof Contract>();

type InviteSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function InviteSheet({ isOpen, onOpenChange }: InviteSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetTitle className="type-display text-xl">Invite a trainer</SheetTitle>
        <SheetDescription>
          They get an email with a link to set their password. It works for 7 days.
        </SheetDescription>
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
          toast({
            title: "Invitation sent",
            description: `${name} can set a password with the link sent to ${email.trim()}.`,
          });
          onInvited();
        },
      },
    );
  };
  return (
    <form className="mt-4 flex flex-col gap-3.5" onSubmit={submit}>
      <Field label="Name">
        <Input name="name" required autoComplete="off" maxLength={MAX_NAME_LENGTH} />
      </Field>
      <Field label="Email">
        <Input
          name="email"
          type="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          maxLength={MAX_EMAIL_LENGTH}
        />
      </Field>
      {invite.error && <Alert>{serverWords(invite.error, "Please try again.")}</Alert>}
      <SheetActions cancel="Cancel">
        <Button type="submit" pending={invite.isPending}>
          Send invitation
        </Button>
      </SheetActions>
    </form>
  );
}
