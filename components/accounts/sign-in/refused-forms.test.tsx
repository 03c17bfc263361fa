import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import CreateAccountForm from "./create-account-form";
import ResetPasswordForm from "./reset-password-form";
import { SignupForm } from "./signup-form";

const nothing = () => {};
const FORMS = {
  "Create Account": <SignupForm legal={{ terms: "/terms", privacy: "/privacy" }} onSignedUp={nothing} />,
  "Create Account, at the sign-in": (
    <CreateAccountForm email="" onEmailChange={nothing} onRegistered={nothing} />
  ),
  "Reset Password": <ResetPasswordForm token="a-token" onReset={nothing} />,
};

const newcomer = { "Full Name": "Dana", "Email Address": "dana@formcast.test" };
const registration = { "Full name": "Dana", Email: "dana@formcast.test" };
const SHORT = "Password must be at least 6 characters";
const DIFFER = "Passwords do not match";

it.each([
  ["Create Account", { ...newcomer, Password: "12345", "Confirm Password": "12345" }, SHORT, "Password"],
  [
    "Create Account",
    { ...newcomer, Password: "123456", "Confirm Password": "1" },
    DIFFER,
    "Confirm Password",
  ],
  ["Create Account, at the sign-in", { ...registration, Password: "12345" }, SHORT, "Password"],
  ["Reset Password", { "New Password": "12345", "Confirm New Password": "12345" }, SHORT, "New Password"],
  [
    "Reset Password",
    { "New Password": "123456", "Confirm New Password": "1" },
    DIFFER,
    "Confirm New Password",
  ],
] as const)("%s with %j says what is wrong and leads to the field", async (form, typed, says, field) => {
  render(FORMS[form]);
  const input = (label: string) => screen.getByLabelText(label, { selector: "input" });
  for (const [label, text] of Object.entries(typed)) await userEvent.type(input(label), text);
  await userEvent.click(screen.getByRole("button", { name: form.split(",")[0] }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(input(field)).toHaveFocus();
});
