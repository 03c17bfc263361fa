import { MIN_PASSWORD_LENGTH } from "@/lib/auth/limits";
import { accountProblemTexts } from "@/lib/auth/texts";
import { newPasswordTexts } from "./texts";

export function newPasswordProblem(password: string, again: string): string | null {
  if (password !== again) return newPasswordTexts.differ;
  return password.length < MIN_PASSWORD_LENGTH ? accountProblemTexts.passwordTooShort : null;
}
