"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmailField } from "./auth-fields";
import { plainFailureText } from "./failure-text";
import { formValues } from "./form-values";
import { forgotPasswordTexts } from "./texts";
import { useSubmission } from "./use-submission";

type ForgotPasswordFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
};

export default function ForgotPasswordForm({ email, onEmailChange, onSent }: ForgotPasswordFormProps) {
  const forgot = useSubmission(({ forgotPassword }) => forgotPassword);
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => forgot.submit(formValues(event, ["email"]), onSent)}
    >
      <EmailField label={forgotPasswordTexts.email} initial={email} onChange={onEmailChange} />
      {forgot.error && <Alert>{plainFailureText(forgot.error, forgotPasswordTexts.failed)}</Alert>}
      <Button type="submit" size="lg" block pending={forgot.isPending}>
        {forgotPasswordTexts.submit}
      </Button>
    </form>
  );
}
