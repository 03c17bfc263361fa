import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "@/lib/http/call";
import * as contract from "./contract";
import type { AccountSettings } from "./schema";

/** Where a browser downloads everything that is kept of the account. */
export const ACCOUNT_ARCHIVE_URL = contract.exportAccount.path;

export const accountImpactQuery = () =>
  queryOptions({
    queryKey: [contract.getAccountImpact.path],
    queryFn: () => call(contract.getAccountImpact, {}),
    staleTime: 0,
  });

export const useChangeSettings = () =>
  useMutation({ mutationFn: (body: AccountSettings) => call(contract.changeSettings, { body }) });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string) => call(contract.deleteAccount, { body: { password } }),
  });
