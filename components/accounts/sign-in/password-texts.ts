export const forgotFormTexts = {
  email: "Email",
  submit: "Send Reset Link",
  failed: "Failed to send password reset email",
  sent: "Reset Link Sent!",
  sentDetail: "If an account exists, you will receive a password reset link shortly.",
};

export const resetFormTexts = {
  newPassword: "New Password",
  confirmPassword: "Confirm New Password",
  submit: "Reset Password",
  failed: "Failed to reset password",
  done: "Password Reset Successful!",
  doneDetail: "You can now log in with your new password.",
};

export const newPasswordTexts = { differ: "Passwords do not match" };
