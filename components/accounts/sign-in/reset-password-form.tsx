"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { PasswordField } from "./auth-fields";
import { failureText } from "./failure-text";
import { newPasswordProblem } from "./new-password";
import { focusField, useFormSubmit } from "./use-form-submit";
import { useSubmission } from "./use-submission";

type ResetPasswordFormProps = { token: string; onReset: () => void };

export default function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const reset = useSubmission(({ resetPassword }) => resetPassword);
  const [problem, setProblem] = useState<string | null>(null);
  const done = () => {
    onReset();
    toast({ title: "Password Reset Successful!", description: "You can now log in with your new password." });
  };
  const failure = problem ?? (reset.error ? failureText(reset.error, "Failed to reset password") : null);
  const sending = useFormSubmit(
    ["newPassword", "confirmPassword"],
    ({ newPassword, confirmPassword }, form) => {
      const found = newPasswordProblem(newPassword, confirmPassword);
      setProblem(found);
      if (!found) return void reset.submit({ token, newPassword }, done);
      focusField(form, found === "Passwords do not match" ? "confirmPassword" : "newPassword");
    },
  );
  return (
    <form className="flex flex-col gap-4" {...sending}>
      <PasswordField label="New Password" name="newPassword" autoComplete="new-password" />
      <PasswordField label="Confirm New Password" name="confirmPassword" autoComplete="new-password" />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" size="lg" block pending={reset.isPending}>
        Reset Password
      </Button>
    </form>
  );
}
