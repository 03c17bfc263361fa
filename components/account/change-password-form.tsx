"use client";

import { useState } from "react";
import { fieldMessages } from "@/components/auth/failure-text";
import { focusField, useSending } from "@/components/auth/form-values";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast-store";
import { useChangePassword } from "@/lib/auth/queries";
import { FormButtons } from "./form-buttons";
import { passwordFailureText, passwordFormProblems } from "./password-form";
import { changePasswordTexts } from "./texts";

const FIELDS = [
  { name: "currentPassword", label: changePasswordTexts.currentPassword, autoComplete: "current-password" },
  { name: "newPassword", label: changePasswordTexts.newPassword, autoComplete: "new-password" },
  { name: "confirmPassword", label: changePasswordTexts.confirmPassword, autoComplete: "new-password" },
] as const;

const NAMES = FIELDS.map(({ name }) => name);

type ChangePasswordFormProps = { email: string; onClose: () => void };

export function ChangePasswordForm({ email, onClose }: ChangePasswordFormProps) {
  const change = useChangePassword();
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const errors: Partial<Record<string, string>> = { ...fieldMessages(change.error), ...problems };

  const sending = useSending(NAMES, (values, form) => {
    const found = passwordFormProblems(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    const { currentPassword, newPassword } = values;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          toast({ title: changePasswordTexts.changed, description: changePasswordTexts.changedDetail });
          onClose();
        },
        onError: (error) =>
          toast({
            title: changePasswordTexts.failed,
            description: passwordFailureText(error),
            variant: "destructive",
          }),
      },
    );
  });

  return (
    <form noValidate className="mt-3 flex flex-col gap-3" {...sending}>
      <h3 className="font-strong text-sm">{changePasswordTexts.title}</h3>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {FIELDS.map(({ name, label, autoComplete }, index) => (
        <Field key={name} label={label} error={errors[name]}>
          <PasswordInput
            name={name}
            autoComplete={autoComplete}
            required
            className="bg-background"
            autoFocus={index === 0}
          />
        </Field>
      ))}
      <FormButtons
        cancel={changePasswordTexts.cancel}
        submit={change.isPending ? changePasswordTexts.submitting : changePasswordTexts.submit}
        isPending={change.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
