import { requestFor, send, urlFor } from "./call";
import type { Args, Endpoint, Reply } from "./contract";
import type { Question } from "./key";

type LineOf<E> = E extends Endpoint ? `${E["method"]} ${E["path"]}` : never;
/** Method and path of each endpoint of a contract, such as "GET /api/clients". */
export type Line<Contract> = { [Name in keyof Contract]: LineOf<Contract[Name]> }[keyof Contract];
type At<Contract, L> = {
  [Name in keyof Contract]: L extends LineOf<Contract[Name]> ? Contract[Name] : never;
}[keyof Contract] &
  Endpoint;
/** Files are addresses of links and images, never fetched here. */
export type JsonLine<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends { reply: "file" } ? never : LineOf<Contract[Name]>;
}[keyof Contract];
export type ArgsAt<Contract, L> = Args<At<Contract, L>>;
export type ReplyAt<Contract, L> = Reply<At<Contract, L>>;
/** May be left out when nothing is asked for. */
export type Asked<Contract, L> =
  Record<never, never> extends ArgsAt<Contract, L>
    ? [args?: ArgsAt<Contract, L>]
    : [args: ArgsAt<Contract, L>];

export function addressOf(line: string): { method: string; path: string } {
  const [method = "", path = ""] = line.split(" ");
  return { method, path };
}

/**
 * Requests of a contract, by method and path. The contract is only a type here, so that browsers load no schemas:
 * `requests<typeof import("./contract")>()`.
 */
export function requests<Contract>() {
  type Lines = Line<Contract> & string;
  type Jsons = JsonLine<Contract> & string;

  const request = <L extends Jsons>(line: L, ...[args]: Asked<Contract, L>) =>
    requestFor<ReplyAt<Contract, L>>(addressOf(line), args ?? {});

  return {
    /** For `send` with a signal, and for the outbox. */
    request,

    url: <L extends Lines>(line: L, ...[args]: Asked<Contract, L>): string =>
      urlFor(addressOf(line).path, (args ?? {}) as Question),

    tell: <L extends Jsons>(line: L, ...args: Asked<Contract, L>): Promise<ReplyAt<Contract, L>> =>
      send(request(line, ...args)),
  };
}
