import { api } from "@/lib/platform/http/api";
import { ApiError } from "@/lib/platform/http/api-error";
import type * as Contract from "./contract";
import type { Credentials, ForgottenPassword, PasswordReset, Registration } from "./schema";

const auth = api<typeof Contract>();

export const meQuery = () => auth.ask("GET /api/auth/me");

export const login = (body: Credentials) => auth.tell("POST /api/auth/login", { body });

export const register = (body: Registration) => auth.tell("POST /api/auth/register", { body });

export const signup = (body: Registration) => auth.tell("POST /api/auth/signup", { body });

export const logout = () => auth.tell("POST /api/auth/logout");

export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export const forgotPassword = (body: ForgottenPassword) =>
  auth.tell("POST /api/auth/forgot-password", { body });

export const resetPassword = (body: PasswordReset) => auth.tell("POST /api/auth/reset-password", { body });

export const useChangePassword = () => auth.useTell("POST /api/auth/change-password");
