export const signInTexts = {
  title: "For Professional Fitness Trainers",
  ended: "Your session has ended. Sign in again to continue where you were.",
  ways: "Sign in or create an account",
  signIn: "Sign In",
  createAccount: "Create Account",
  email: "Email",
  password: "Password",
  forgot: "Forgot password?",
  submit: "Sign In",
  failed: "Login failed",
  back: "← Back to Login",
};

export const forgotPasswordTexts = {
  title: "Forgot password?",
  hint: "Enter your email. If an account exists, you will receive a password reset link shortly.",
};

export const resetPasswordTexts = { title: "Set new password", hint: "At least 6 characters." };

export const failureTexts = {
  unknown: "Please try again.",
};
