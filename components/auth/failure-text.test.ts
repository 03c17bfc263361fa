import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/http/api-error";
import { failureText, fieldMessages, plainFailureText } from "./failure-text";

const refused = (status: number, body: unknown) => new ApiError(status, JSON.stringify(body));

describe("the sentence for a failure", () => {
  it("is the server's message", () => {
    expect(failureText(refused(401, { message: "Invalid email or password" }), "Login failed")).toBe(
      "Invalid email or password",
    );
  });

  it("names each thing that is wrong once, instead of saying that something is", () => {
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
  ])("falls back to the form's own words for %s", (error) => {
    expect(failureText(error, "Login failed")).toBe("Login failed");
    expect(fieldMessages(error)).toEqual({});
  });

  it("asks to try again when what was thrown is no error", () => {
    expect(failureText("boom", "Login failed")).toBe("Please try again.");
  });
});

describe("the sentence of a plain text failure", () => {
  it("is the server's text", () => {
    expect(plainFailureText(new ApiError(429, "Too many tries."), "Failed")).toBe("Too many tries.");
  });

  it.each([new ApiError(502, " <!doctype html>"), new ApiError(500, ""), new TypeError("x"), "boom"])(
    "is the fallback for %s",
    (error) => expect(plainFailureText(error, "Failed")).toBe("Failed"),
  );
});
