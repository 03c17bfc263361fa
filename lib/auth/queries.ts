import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "@/lib/http/call";
import * as contract from "./contract";
import type { Credentials, ForgottenPassword, PasswordChange, PasswordReset, Registration } from "./schema";

export const meQuery = () =>
  queryOptions({ queryKey: ["/api/auth/me"], queryFn: () => call(contract.me, {}) });

export const useLogin = () =>
  useMutation({ mutationFn: (body: Credentials) => call(contract.login, { body }) });

export const useRegister = () =>
  useMutation({ mutationFn: (body: Registration) => call(contract.register, { body }) });

export const useSignup = () =>
  useMutation({ mutationFn: (body: Registration) => call(contract.signup, { body }) });

export const useLogout = () => useMutation({ mutationFn: () => call(contract.logout, {}) });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: ForgottenPassword) => call(contract.forgotPassword, { body }) });

export const useResetPassword = () =>
  useMutation({ mutationFn: (body: PasswordReset) => call(contract.resetPassword, { body }) });

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => call(contract.changePassword, { body }),
  });
