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

const trainerOnly = { method: "POST", access: "trainer" } as const;
const open = { method: "POST", access: "public" } as const;

export const login = endpoint({
  ...open,
  path: "/api/auth/login",
  body: Credentials,
  reply: Trainer,
  refusals: ["unauthenticated", "rate_limited"],
});
export const register = endpoint({
  ...open,
  path: "/api/auth/register",
  body: Registration,
  reply: Trainer,
  status: 201,
  refusals: ["conflict", "rate_limited"],
});
export const signup = endpoint({
  ...open,
  path: "/api/auth/signup",
  body: Registration,
  reply: Trainer,
  status: 201,
  refusals: ["conflict", "rate_limited"],
});
export const logout = endpoint({ ...open, path: "/api/auth/logout", reply: Message });
export const me = endpoint({ method: "GET", path: "/api/auth/me", access: "trainer", reply: Trainer });
export const forgotPassword = endpoint({
  ...open,
  path: "/api/auth/forgot-password",
  body: ForgottenPassword,
  reply: Message,
  errors: "text",
  refusals: ["rate_limited"],
});
export const resetPassword = endpoint({
  ...open,
  path: "/api/auth/reset-password",
  body: PasswordReset,
  reply: Message,
  refusals: ["rate_limited"],
});
export const changePassword = endpoint({
  ...trainerOnly,
  path: "/api/auth/change-password",
  headers: CallerHeaders,
  body: PasswordChange,
  reply: Message,
  refusals: ["rate_limited"],
});
