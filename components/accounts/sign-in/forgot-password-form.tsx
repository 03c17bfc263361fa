"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { EmailField } from "./auth-fields";
import { plainFailureText } from "./failure-text";
import { useFormSubmit } from "./use-form-submit";
import { useSubmission } from "./use-submission";

type ForgotPasswordFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
};

export default function ForgotPasswordForm({ email, onEmailChange, onSent }: ForgotPasswordFormProps) {
  const forgot = useSubmission(({ forgotPassword }) => forgotPassword);
  const sent = () => {
    onSent();
    toast({
      title: "Reset Link Sent!",
      description: "If an account exists, you will receive a password reset link shortly.",
    });
  };
  const sending = useFormSubmit(["email"], (values) => void forgot.submit(values, sent));
  return (
    <form className="flex flex-col gap-4" {...sending}>
      <EmailField label="Email" initial={email} onChange={onEmailChange} />
      {forgot.error && <Alert>{plainFailureText(forgot.error, "Failed to send password reset email")}</Alert>}
      <Button type="submit" size="lg" block pending={forgot.isPending}>
        Send Reset Link
      </Button>
    </form>
  );
}
