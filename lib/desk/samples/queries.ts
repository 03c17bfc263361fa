import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY, clientQuery } from "@/lib/clients/record/queries";
import { refetch, setQueryData } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";

const contract = lazyContract(() => import("./contract"));

export function useCreateSample() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(contract.createSample, { body: { timezoneOffset: new Date().getTimezoneOffset() } }),
    onSuccess: async (client) => {
      await setQueryData(cache, clientQuery(client.id).queryKey, client);
      await refetch(cache, CLIENTS_KEY);
    },
  });
}
