import { MIN_PASSWORD_LENGTH } from "@/lib/auth/schema";

type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

/** What is wrong with each field of the change-password form; empty when nothing is. */
export function passwordFormProblems(form: PasswordForm): Partial<PasswordForm> {
  const problems: Partial<PasswordForm> = {};
  if (!form.currentPassword) problems.currentPassword = "Current password is required";
  if (form.newPassword.length < MIN_PASSWORD_LENGTH)
    problems.newPassword = "New password must be at least 6 characters";
  if (!form.confirmPassword) problems.confirmPassword = "Please confirm your new password";
  else if (form.confirmPassword !== form.newPassword) problems.confirmPassword = "Passwords don't match";
  return problems;
}
