import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/platform/http/api-error";
import { failureText, fieldMessages, plainFailureText } from "./failure-text";

const refused = (status: number, body: unknown) => new ApiError(status, JSON.stringify(body));

describe("the text of a failure", () => {
  it("is the server's message", () => {
    expect(failureText(refused(401, { message: "Invalid email or password" }), "Login failed")).toBe(
      "Invalid email or password",
    );
  });

  it("lists each field's message once, instead of the general message", () => {
    const errors = [
      { path: "email", message: "Enter a valid email address" },
      { path: "name", message: "Required" },
      { path: "password", message: "Required" },
    ];
    expect(failureText(refused(400, { message: "Validation failed", errors }), "Registration failed")).toBe(
      "Enter a valid email address. Required",
    );
    expect(fieldMessages(refused(400, { errors }))).toEqual({
      email: "Enter a valid email address",
      name: "Required",
      password: "Required",
    });
  });

  it.each([
    new ApiError(502, "<html>Bad Gateway</html>"),
    refused(500, {}),
    new TypeError("Failed to fetch"),
  ])("falls back to the form's own text for %s", (error) => {
    expect(failureText(error, "Login failed")).toBe("Login failed");
    expect(fieldMessages(error)).toEqual({});
  });

  it("asks to try again when the thrown value is no Error", () => {
    expect(failureText("boom", "Login failed")).toBe("Please try again.");
  });
});

describe("the text of a plain text failure", () => {
  it("is the server's text", () => {
    expect(plainFailureText(new ApiError(429, "Too many attempts."), "Failed")).toBe("Too many attempts.");
  });

  it.each([new ApiError(502, " <!doctype html>"), new ApiError(500, ""), new TypeError("x"), "boom"])(
    "is the fallback for %s",
    (error) => expect(plainFailureText(error, "Failed")).toBe("Failed"),
  );
});
