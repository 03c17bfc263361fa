import { MIN_PASSWORD_LENGTH } from "@/lib/accounts/sign-in/limits";
import { accountProblemTexts } from "@/lib/accounts/sign-in/texts";

export function newPasswordProblem(password: string, again: string): string | null {
  if (password !== again) return "Passwords do not match";
  return password.length < MIN_PASSWORD_LENGTH ? accountProblemTexts.passwordTooShort : null;
}
