import { type QueryKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { refetch } from "./after-write";
import { requestFor, send, urlFor } from "./call";
import type { Args, Endpoint, Reply } from "./contract";
import { keyOf, type Question } from "./key";

type LineOf<E> = E extends Endpoint ? `${E["method"]} ${E["path"]}` : never;
/** Method and path of each endpoint of a contract, such as "GET /api/clients". */
type Line<Contract> = { [Name in keyof Contract]: LineOf<Contract[Name]> }[keyof Contract];
type At<Contract, L> = {
  [Name in keyof Contract]: L extends LineOf<Contract[Name]> ? Contract[Name] : never;
}[keyof Contract] &
  Endpoint;
/** Files are addresses of links and images, never fetched here. */
type JsonLine<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends { reply: "file" } ? never : LineOf<Contract[Name]>;
}[keyof Contract];
type ArgsAt<Contract, L> = Args<At<Contract, L>>;
type ReplyAt<Contract, L> = Reply<At<Contract, L>>;
/** May be left out when nothing is asked for. */
type Asked<Contract, L> =
  Record<never, never> extends ArgsAt<Contract, L>
    ? [args?: ArgsAt<Contract, L>]
    : [args: ArgsAt<Contract, L>];

function addressOf(line: string): { method: string; path: string } {
  const [method = "", path = ""] = line.split(" ");
  return { method, path };
}

/**
 * Requests of a contract, by method and path. The contract is only a type here, so that browsers load no schemas:
 * `api<typeof import("./contract")>()`.
 */
export function api<Contract>() {
  type Lines = Line<Contract> & string;
  type Jsons = JsonLine<Contract> & string;

  const request = <L extends Jsons>(line: L, ...[args]: Asked<Contract, L>) =>
    requestFor<ReplyAt<Contract, L>>(addressOf(line), args ?? {});

  const tell = <L extends Jsons>(line: L, ...args: Asked<Contract, L>): Promise<ReplyAt<Contract, L>> =>
    send(request(line, ...args));

  return {
    /** For `send` with a signal, and for the outbox. */
    request,

    url: <L extends Lines>(line: L, ...[args]: Asked<Contract, L>): string =>
      urlFor(addressOf(line).path, (args ?? {}) as Question),

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
