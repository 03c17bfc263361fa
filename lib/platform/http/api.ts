import { type QueryKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { refetch } from "./after-write";
import { keyOf, type Question } from "./key";
import { type ArgsAt, type Asked, addressOf, type JsonLine, type ReplyAt, requests } from "./requests";

/** `requests`, and what keeps their replies in the query cache: `api<typeof import("./contract")>()`. */
export function api<Contract>() {
  type Jsons = JsonLine<Contract> & string;
  const { request, url, tell } = requests<Contract>();

  return {
    request,
    url,
    tell,

    ask: <L extends Jsons>(line: L, ...args: Asked<Contract, L>) =>
      queryOptions({
        queryKey: keyOf(addressOf(line).path, args[0] as Question | undefined),
        queryFn: () => tell(line, ...args),
      }),

    /** A list of the signed-in trainer, whose key keeps it apart from another's. Disabled until the trainer is known. */
    askOf: <L extends Jsons>(trainerId: string | undefined, line: L, ...args: Asked<Contract, L>) =>
      queryOptions({
        queryKey: keyOf(addressOf(line).path, args[0] as Question | undefined, trainerId),
        queryFn: () => tell(line, ...args),
        enabled: trainerId !== undefined,
      }),

    /** @param stale the beginnings of the keys to fetch again @param after also after a refusal with "onSettled" */
    useTell: <L extends Jsons>(
      line: L,
      stale: (args: ArgsAt<Contract, L>) => readonly QueryKey[] = () => [],
      after: "onSuccess" | "onSettled" = "onSuccess",
    ) => {
      const cache = useQueryClient();
      const refresh = (args: ArgsAt<Contract, L>) => refetch(cache, ...stale(args));
      return useMutation<ReplyAt<Contract, L>, Error, ArgsAt<Contract, L>>({
        mutationFn: (args) => tell(line, ...([args] as Asked<Contract, L>)),
        ...(after === "onSuccess"
          ? { onSuccess: (_, args) => refresh(args) }
          : { onSettled: (_, __, args) => refresh(args) }),
      });
    },
  };
}
