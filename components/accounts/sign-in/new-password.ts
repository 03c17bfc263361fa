import { MIN_PASSWORD_LENGTH } from "@/lib/accounts/sign-in/limits";

export function newPasswordProblem(password: string, again: string): string | null {
  if (password !== again) return "Passwords do not match";
  return password.length < MIN_PASSWORD_LENGTH ? "Password must be at least 6 characters" : null;
}
