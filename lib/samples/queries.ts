import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS_KEY } from "@/lib/clients/keys";
import { clientQuery } from "@/lib/clients/queries";
import { askAnew, putReply } from "@/lib/http/after-write";
import { call } from "@/lib/http/call";
import { later } from "@/lib/http/later";

const contract = later(() => import("./contract"));

export function useCreateSample() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(contract.createSample, { body: { timezoneOffset: new Date().getTimezoneOffset() } }),
    onSuccess: async (client) => {
      await putReply(cache, clientQuery(client.id).queryKey, client);
      await askAnew(cache, CLIENTS_KEY);
    },
  });
}
