import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY, clientQuery } from "@/lib/clients/queries";
import { call } from "@/lib/http/call";
import { later } from "@/lib/http/later";

const contract = later(() => import("./contract"));

export function useCreateSample() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(contract.createSample, { body: { timezoneOffset: new Date().getTimezoneOffset() } }),
    onSuccess: (client) => {
      cache.setQueryData(clientQuery(client.id).queryKey, client);
      return cache.invalidateQueries({ queryKey: CLIENTS_KEY });
    },
  });
}
