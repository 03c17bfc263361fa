import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/platform/http/api-error";
import { passwordFailureText, passwordFormProblems } from "./change-password-form";

describe("the change-password form", () => {
  it("names everything that is missing at once", () => {
    expect(passwordFormProblems({ currentPassword: "", newPassword: "", confirmPassword: "" })).toEqual({
      currentPassword: "Current password is required",
      newPassword: "New password must be at least 6 characters",
      confirmPassword: "Please confirm your new password",
    });
  });

  it("shows a mismatch below the confirmation", () => {
    const form = { currentPassword: "old one", newPassword: "123456", confirmPassword: "123457" };
    expect(passwordFormProblems(form)).toEqual({ confirmPassword: "Passwords don't match" });
  });

  it("accepts six characters", () => {
    const form = { currentPassword: "x", newPassword: "123456", confirmPassword: "123456" };
    expect(passwordFormProblems(form)).toEqual({});
  });
});

describe("the error text of a failed password change", () => {
  it.each([
    [new ApiError(400, '{"message":"Current password is incorrect"}'), "400: Current password is incorrect"],
    [new ApiError(500, "boom"), "500: boom"],
    [new ApiError(503, "Service Unavailable"), "503: Service Unavailable"],
    [new TypeError("Failed to fetch"), "Failed to change password. Please try again."],
  ])("for %s is the status and the server's message", (error, text) => {
    expect(passwordFailureText(error)).toBe(text);
  });
});
