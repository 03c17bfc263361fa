"use client";

import { useState } from "react";
import { fieldMessages } from "@/components/accounts/sign-in/failure-text";
import { focusField, useFormSubmit } from "@/components/accounts/sign-in/use-form-submit";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { MIN_PASSWORD_LENGTH } from "@/lib/accounts/sign-in/limits";
import { useChangePassword } from "@/lib/accounts/sign-in/queries";
import { ApiError } from "@/lib/platform/http/api-error";
import { FormButtons } from "./form-behind-button";

const FIELDS = [
  { name: "currentPassword", label: "Current Password", autoComplete: "current-password" },
  { name: "newPassword", label: "New Password", autoComplete: "new-password" },
  { name: "confirmPassword", label: "Confirm New Password", autoComplete: "new-password" },
] as const;

const NAMES = FIELDS.map(({ name }) => name);

type ChangePasswordFormProps = { email: string; onClose: () => void };

export function ChangePasswordForm({ email, onClose }: ChangePasswordFormProps) {
  const change = useChangePassword();
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const errors: Partial<Record<string, string>> = { ...fieldMessages(change.error), ...problems };

  const sending = useFormSubmit(NAMES, (values, form) => {
    const found = passwordFormProblems(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    const { currentPassword, newPassword } = values;
    change.mutate(
      { body: { currentPassword, newPassword } },
      {
        onSuccess: () => {
          toast({ title: "Password Changed", description: "Your password has been updated successfully." });
          onClose();
        },
        onError: (error) => toastFailure("Error", passwordFailureText(error)),
      },
    );
  });

  return (
    <form noValidate className="mt-3 flex flex-col gap-3" {...sending}>
      <h3 className="font-strong text-sm">Change Password</h3>
      {/* Tells password managers which account this password belongs to. */}
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
        cancel="Cancel"
        submit={change.isPending ? "Updating..." : "Update Password"}
        isPending={change.isPending}
        onCancel={onClose}
      />
    </form>
  );
}

type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

export function passwordFormProblems(form: PasswordForm): Partial<PasswordForm> {
  const problems: Partial<PasswordForm> = {};
  if (!form.currentPassword) problems.currentPassword = "Current password is required";
  if (form.newPassword.length < MIN_PASSWORD_LENGTH)
    problems.newPassword = "New password must be at least 6 characters";
  if (!form.confirmPassword) problems.confirmPassword = "Please confirm your new password";
  else if (form.confirmPassword !== form.newPassword) problems.confirmPassword = "Passwords don't match";
  return problems;
}

/** The specification wants the status before the server's message. */
export function passwordFailureText(error: Error): string {
  if (!(error instanceof ApiError)) return "Failed to change password. Please try again.";
  return `${error.status}: ${error.json.message ?? error.body}`;
}
