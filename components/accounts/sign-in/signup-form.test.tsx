import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SignupAgreement } from "./signup-form";

const SENTENCE = "By creating an account you agree to the Terms and the Privacy Policy.";

test("the terms open at the operator's address in a new tab, so that the form stays", () => {
  render(
    <SignupAgreement
      legal={{ terms: "https://coach.example/terms", privacy: "https://coach.example/privacy" }}
    />,
  );
  expect(screen.getByText(/^By creating/)).toHaveTextContent(SENTENCE);
  for (const [name, address] of [
    ["Terms", "https://coach.example/terms"],
    ["Privacy Policy", "https://coach.example/privacy"],
  ] as const) {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", address);
    expect(link).toHaveAttribute("target", "_blank");
  }
});
