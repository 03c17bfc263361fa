export const createAccountTexts = {
  name: "Full name",
  email: "Email",
  password: "Password",
  submit: "Create Account",
  failed: "Registration failed",
};

export const signupTexts = {
  title: "Create Account",
  back: "Back",
  name: "Full Name",
  email: "Email Address",
  password: "Password",
  confirmPassword: "Confirm Password",
  /** `{terms}` and `{privacy}` become links with the documents' names. */
  agreement: "By creating an account you agree to the {terms} and the {privacy}.",
  submit: "Create Account",
  submitting: "Creating account…",
  refused: "Signup failed",
  failed: "Error",
};

export const signupSuccessTexts = {
  badge: "SUCCESS",
  title: "Thank you",
  titleFor: (name: string) => `Thank you, ${name}`,
  text: "Your account is ready.",
  privacy: {
    photos: "Client photos are visible only to you and to admins of your account",
    links: "Nothing is public until you share a link",
    deletion: "Deleting a client also deletes the photos and images",
  },
  next: "Continue",
};
