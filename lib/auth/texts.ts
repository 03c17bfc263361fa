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

/** What the endpoints about access answer when they refuse. */
export const accessAnswerTexts = {
  ownSuspension: "You cannot suspend your own account.",
  ownSession: "Log out to end your own session.",
  suspendedReset: "Lift the suspension first: a suspended account opens by no link.",
  sessionGone: "This session has ended already.",
};

/** What the endpoints of an account's address answer. */
export const emailAnswerTexts = {
  same: "This is the address that you have.",
  linkSent: (email: string) => `We sent a link to ${email}. The address changes when you open it.`,
  linkGone: "This link is no longer valid. Please ask for a new one.",
  changed: (email: string) => `From now on you sign in with ${email}.`,
};
