import { queryOptions, useMutation } from "@tanstack/react-query";
import { call, lazyContract } from "@/lib/platform/http/call";

/** Loaded when asked, because every visit of the account would load it otherwise. */
const contract = lazyContract(() => import("./contract"));

export const accountImpactQuery = () =>
  queryOptions({
    queryKey: ["/api/account/deletion"],
    queryFn: () => call(contract.getAccountImpact, {}),
    staleTime: 0,
  });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string) => call(contract.deleteAccount, { body: { password } }),
  });
