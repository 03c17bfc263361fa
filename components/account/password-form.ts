import { MIN_PASSWORD_LENGTH } from "@/lib/auth/limits";
import { accountProblemTexts } from "@/lib/auth/texts";
import { ApiError } from "@/lib/http/api-error";
import { changePasswordTexts, passwordProblemTexts } from "./texts";

type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

/** What is wrong with each field of the change-password form; empty when nothing is. */
export function passwordFormProblems(form: PasswordForm): Partial<PasswordForm> {
  const problems: Partial<PasswordForm> = {};
  if (!form.currentPassword) problems.currentPassword = accountProblemTexts.currentPasswordMissing;
  if (form.newPassword.length < MIN_PASSWORD_LENGTH)
    problems.newPassword = accountProblemTexts.newPasswordTooShort;
  if (!form.confirmPassword) problems.confirmPassword = passwordProblemTexts.confirmMissing;
  else if (form.confirmPassword !== form.newPassword) problems.confirmPassword = passwordProblemTexts.differ;
  return problems;
}

/** The words of a password that could not be changed: the status and what the server said. */
export function passwordFailureText(error: Error): string {
  if (!(error instanceof ApiError)) return changePasswordTexts.failedDetail;
  return `${error.status}: ${error.json.message ?? error.body}`;
}
