"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { NameField } from "@/components/accounts/sign-in/auth-fields";
import { fieldMessages } from "@/components/accounts/sign-in/failure-text";
import { useFormSubmit } from "@/components/accounts/sign-in/use-form-submit";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast-store";
import type * as Contract from "@/lib/accounts/settings/contract";
import { meQuery } from "@/lib/accounts/sign-in/queries";
import { setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import { initialsOf } from "@/lib/text/names";
import { FormButtons } from "./form-behind-button";

const settings = api<typeof Contract>();

type TrainerCardProps = { trainer: { name: string; email: string; isAdmin: boolean } };

export function TrainerCard({ trainer }: TrainerCardProps) {
  const { name, email, isAdmin } = trainer;
  const [isNaming, setNaming] = useState(false);
  return (
    <div className="@container pt-1.5">
      <div className="flex items-center gap-3.5 @max-3xs:flex-wrap">
        <Avatar className="size-15 text-[1.25rem] @max-3xs:hidden">{initialsOf(name)}</Avatar>
        <div className="min-w-0 flex-1 @max-3xs:basis-full">
          <h1 className="type-display break-words text-xl">{name}</h1>
          <p className="break-words text-muted-foreground text-sm">{email}</p>
        </div>
        <div className="flex flex-col items-end self-start pt-1 @max-3xs:flex-row @max-3xs:items-center">
          <Badge kind={isAdmin ? "admin" : "neutral"}>{isAdmin ? "Admin" : "Trainer"}</Badge>
          {!isNaming && (
            <Button
              variant="ghost"
              size="icon"
              aria-label="Change name"
              title="Change name"
              className="-mr-2.5 text-muted-foreground"
              onClick={() => setNaming(true)}
            >
              <Pencil aria-hidden />
            </Button>
          )}
        </div>
      </div>
      {isNaming && <ChangeNameForm name={name} onClose={() => setNaming(false)} />}
    </div>
  );
}

type ChangeNameFormProps = { name: string; onClose: () => void };

function ChangeNameForm({ name, onClose }: ChangeNameFormProps) {
  const cache = useQueryClient();
  const change = settings.useTell("PATCH /api/account/settings");
  const sending = useFormSubmit(["name"], (values) =>
    change.mutate(
      { body: values },
      {
        onSuccess: async (trainer) => {
          await setQueryData(cache, meQuery().queryKey, trainer);
          onClose();
        },
        onError: (error) => {
          if (fieldMessages(error).name) return;
          toastFailure("Name not saved", "Check your network and try again.");
        },
      },
    ),
  );
  return (
    <form noValidate className="mt-4 flex flex-col gap-3" {...sending}>
      <NameField label="Full Name" error={fieldMessages(change.error).name} initial={name} autoFocus />
      <FormButtons cancel="Cancel" submit="Save name" isPending={change.isPending} onCancel={onClose} />
    </form>
  );
}
