import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Chips } from "./chips";
import { Field } from "./field";
import { Input } from "./input";
import { PasswordInput } from "./password-input";

describe("Field", () => {
  it("names its control and describes it with the help text", () => {
    render(
      <Field label="Email Address" help="Used to sign in.">
        <Input type="email" />
      </Field>,
    );
    const input = screen.getByLabelText("Email Address");
    expect(input).toHaveAccessibleDescription("Used to sign in.");
    expect(input).not.toHaveAttribute("aria-invalid");
  });

  it("shows an error in place of the help and marks the control invalid", () => {
    render(
      <Field label="Confirm Password" help="At least 6 characters." error="Passwords do not match">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText("Confirm Password");
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("Passwords do not match");
    expect(screen.queryByText("At least 6 characters.")).toBeNull();
    expect(screen.getByRole("alert")).toHaveTextContent("Passwords do not match");
  });

  it("names a group of choices by reference", () => {
    render(
      <Field label="Workouts per week" control="group" help="How often the plan trains.">
        <Chips value="3" onValueChange={() => {}} options={[{ value: "3", label: "3" }]} />
      </Field>,
    );
    const group = screen.getByRole("radiogroup", { name: "Workouts per week" });
    expect(group).toHaveAccessibleDescription("How often the plan trains.");
  });
});

describe("PasswordInput", () => {
  it("shows and hides the password, and its label matches only the field", async () => {
    const user = userEvent.setup();
    render(
      <Field label="Password">
        <PasswordInput defaultValue="secret" />
      </Field>,
    );
    const input = screen.getByLabelText(/password/i);
    expect(input).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(input).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input).toHaveAttribute("type", "password");
  });
});
