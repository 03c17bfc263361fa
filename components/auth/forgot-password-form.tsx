"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useForgotPassword } from "@/lib/auth/queries";
import { EmailField } from "./auth-fields";
import { plainFailureText } from "./failure-text";
import { formValues } from "./form-values";
import { forgotPasswordTexts } from "./texts";

type ForgotPasswordFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
};

export function ForgotPasswordForm({ email, onEmailChange, onSent }: ForgotPasswordFormProps) {
  const forgot = useForgotPassword();
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => forgot.mutate(formValues(event, ["email"]), { onSuccess: onSent })}
    >
      <EmailField label={forgotPasswordTexts.email} initial={email} onChange={onEmailChange} />
      {forgot.isError && <Alert>{plainFailureText(forgot.error, forgotPasswordTexts.failed)}</Alert>}
      <Button type="submit" size="lg" block pending={forgot.isPending}>
        {forgotPasswordTexts.submit}
      </Button>
    </form>
  );
}
