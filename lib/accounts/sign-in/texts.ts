export const accountProblemTexts = {
  required: "Required",
  noEmail: "Enter a valid email address",
  tooLong: (characters: number) => `At most ${characters} characters`,
  passwordMissing: "Password is required",
  passwordTooShort: "Password must be at least 6 characters",
  newPasswordTooShort: "New password must be at least 6 characters",
  currentPasswordMissing: "Current password is required",
};

export const registrationTexts = {
  invite: "New accounts are by invitation here. Ask the person who runs this service for one.",
  closed: "This service takes no new accounts.",
};

export type RegistrationMode = "open" | keyof typeof registrationTexts;

export const accountAnswerTexts = {
  emailTaken: "An account with this email address already exists.",
  wrongCredentials: "Invalid email or password",
  suspended: "This account is suspended. Please contact the person who runs this service.",
  signedOut: "Signed out.",
  sessionEnded: "Please sign in.",
  adminsOnly: "Admins only.",
  resetLinkSent: "If an account exists, you will receive a password reset link shortly.",
  resetLinkGone: "This reset link is no longer valid. Please ask for a new one.",
  passwordReset: "Your password has been reset.",
  wrongPassword: "Current password is incorrect",
  passwordChanged: "Your password has been updated successfully.",
};

export const accessAnswerTexts = {
  ownSuspension: "You cannot suspend your own account.",
  ownSession: "Log out to end your own session.",
  suspendedReset: "Lift the suspension first. Links do not work while an account is suspended.",
  sessionGone: "This session has already ended.",
};

export const emailAnswerTexts = {
  same: "This is already your address.",
  linkSent: (email: string) => `We sent a link to ${email}. The address changes when you open it.`,
  linkGone: "This link is no longer valid. Please ask for a new one.",
  changed: (email: string) => `You now sign in with ${email}.`,
};
