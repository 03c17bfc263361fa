import { MIN_PASSWORD_LENGTH } from "@/lib/auth/schema";

export const PASSWORD_TOO_SHORT = "Password must be at least 6 characters";
export const PASSWORDS_DIFFER = "Passwords do not match";

/** What is wrong with a new password that was typed twice, or null. */
export function newPasswordProblem(password: string, again: string): string | null {
  if (password !== again) return PASSWORDS_DIFFER;
  return password.length < MIN_PASSWORD_LENGTH ? PASSWORD_TOO_SHORT : null;
}
