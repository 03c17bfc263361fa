/** What is wrong with the fields of an account, here as in the browser, and what its endpoints answer. */
export const accountProblemTexts = {
  required: "Required",
  noEmail: "Enter a valid email address",
  tooLong: (characters: number) => `At most ${characters} characters`,
  passwordTooShort: "Password must be at least 6 characters",
  newPasswordTooShort: "New password must be at least 6 characters",
  currentPasswordMissing: "Current password is required",
};

export const accountAnswerTexts = {
  emailTaken: "An account with this email address already exists.",
  wrongCredentials: "Invalid email or password",
  suspended: "This account is suspended. Please write to whoever runs this service.",
  signedOut: "Signed out.",
  sessionEnded: "Please sign in.",
  adminsOnly: "Admins only.",
  resetLinkSent: "If an account exists, you will receive a password reset link shortly.",
  resetLinkGone: "This reset link is no longer valid. Please ask for a new one.",
  passwordReset: "Your password has been reset.",
  wrongPassword: "Current password is incorrect",
  passwordChanged: "Your password has been updated successfully.",
};
