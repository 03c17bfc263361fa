import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { expect, test } from "vitest";
import { CLOSED_REGISTRATION } from "@/lib/accounts/sign-in/registration";
import { AuthScreen } from "./auth-screen";
import { SignupScreen } from "./signup-screen";

const LEGAL = { terms: "/terms", privacy: "/privacy" };

test.each(["invite", "closed"] as const)(
  "both pages say so while registration is %s",
  async (registration) => {
    const { unmount } = render(
      <AppRouterContext value={{} as AppRouterInstance}>
        <SignupScreen legal={LEGAL} registration={registration} />
      </AppRouterContext>,
    );
    expect(screen.getByRole("status")).toHaveTextContent(CLOSED_REGISTRATION[registration]);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: /log in/i })).toBeVisible();
    unmount();
    render(<AuthScreen resetToken={null} next={null} ended={false} registration={registration} />);
    await userEvent.click(screen.getByRole("radio", { name: "Create Account" }));
    expect(screen.getByRole("status")).toHaveTextContent(CLOSED_REGISTRATION[registration]);
    expect(screen.queryByRole("textbox")).toBeNull();
  },
);
