import { queryOptions, useMutation } from "@tanstack/react-query";
import { call, lazyContract } from "@/lib/http/call";
import type { AccountSettings, EmailChange } from "./schema";

const contract = lazyContract(() => import("./contract"));

export const ACCOUNT_ARCHIVE_URL = "/api/account/export";

export const accountImpactQuery = () =>
  queryOptions({
    queryKey: ["/api/account/deletion"],
    queryFn: () => call(contract.getAccountImpact, {}),
    staleTime: 0,
  });

export const useChangeSettings = () =>
  useMutation({ mutationFn: (body: AccountSettings) => call(contract.changeSettings, { body }) });

export const useChangeEmail = () =>
  useMutation({ mutationFn: (body: EmailChange) => call(contract.changeEmail, { body }) });

export const confirmEmail = (token: string) => call(contract.confirmEmail, { body: { token } });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string) => call(contract.deleteAccount, { body: { password } }),
  });
