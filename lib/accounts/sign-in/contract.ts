import { endpoint } from "@/lib/platform/http/contract";
import {
  CallerHeaders,
  Credentials,
  ForgottenPassword,
  Message,
  PasswordChange,
  PasswordReset,
  Registration,
  Trainer,
} from "./schema";

export const login = endpoint("POST /api/auth/login", "public", {
  body: Credentials,
  reply: Trainer,
  refusals: ["unauthenticated", "rate_limited"],
});
export const register = endpoint("POST /api/auth/register", "public", {
  body: Registration,
  reply: Trainer,
  status: 201,
  refusals: ["conflict", "rate_limited"],
});
export const signup = endpoint("POST /api/auth/signup", "public", {
  body: Registration,
  reply: Trainer,
  status: 201,
  refusals: ["conflict", "rate_limited"],
});
export const logout = endpoint("POST /api/auth/logout", "public", { reply: Message });
export const me = endpoint("GET /api/auth/me", "trainer", { reply: Trainer });
export const forgotPassword = endpoint("POST /api/auth/forgot-password", "public", {
  body: ForgottenPassword,
  reply: Message,
  errors: "text",
  refusals: ["rate_limited"],
});
export const resetPassword = endpoint("POST /api/auth/reset-password", "public", {
  body: PasswordReset,
  reply: Message,
  refusals: ["rate_limited"],
});
export const changePassword = endpoint("POST /api/auth/change-password", "trainer", {
  headers: CallerHeaders,
  body: PasswordChange,
  reply: Message,
  refusals: ["rate_limited"],
});
