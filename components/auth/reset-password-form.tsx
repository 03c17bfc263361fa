"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PasswordField } from "./auth-fields";
import { failureText } from "./failure-text";
import { formValues } from "./form-values";
import { newPasswordProblem } from "./new-password";
import { resetPasswordTexts } from "./texts";
import { useSubmission } from "./use-submission";

type ResetPasswordFormProps = { token: string; onReset: () => void };

export default function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const reset = useSubmission(({ resetPassword }) => resetPassword);
  const [problem, setProblem] = useState<string | null>(null);
  const failure = problem ?? (reset.error ? failureText(reset.error, resetPasswordTexts.failed) : null);
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        const { newPassword, confirmPassword } = formValues(event, ["newPassword", "confirmPassword"]);
        const found = newPasswordProblem(newPassword, confirmPassword);
        setProblem(found);
        if (!found) reset.submit({ token, newPassword }, onReset);
      }}
    >
      <PasswordField label={resetPasswordTexts.newPassword} name="newPassword" autoComplete="new-password" />
      <PasswordField
        label={resetPasswordTexts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
      />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" size="lg" block pending={reset.isPending}>
        {resetPasswordTexts.submit}
      </Button>
    </form>
  );
}
