import { queryOptions, useMutation } from "@tanstack/react-query";
import { ApiError } from "@/lib/platform/http/api-error";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { Credentials, ForgottenPassword, PasswordChange, PasswordReset, Registration } from "./schema";

export const ME_KEY = ["/api/auth/me"] as const;

export const loadContract = () => import("./contract");

const contract = lazyContract(loadContract);

export const meQuery = () => queryOptions({ queryKey: ME_KEY, queryFn: () => call(contract.me, {}) });

export const login = (body: Credentials) => call(contract.login, { body });

export const register = (body: Registration) => call(contract.register, { body });

export const signup = (body: Registration) => call(contract.signup, { body });

export const logout = () => call(contract.logout, {});

export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export const forgotPassword = (body: ForgottenPassword) => call(contract.forgotPassword, { body });

export const resetPassword = (body: PasswordReset) => call(contract.resetPassword, { body });

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => call(contract.changePassword, { body }),
  });
