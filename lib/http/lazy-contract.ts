import { noNetwork } from "./api-error";

export type LazyContract<Contract> = { readonly [Name in keyof Contract]: () => Promise<Contract[Name]> };

/** Loads with the first request, so that the page renders before schemas load. A failure is a network error. */
export function lazyContract<Contract extends object>(load: () => Promise<Contract>): LazyContract<Contract> {
  const endpoint = async (name: PropertyKey) => {
    const contract = await load().catch((error: unknown) => {
      throw noNetwork(error);
    });
    return contract[name as keyof Contract];
  };
  return new Proxy({} as LazyContract<Contract>, { get: (_, name) => () => endpoint(name) });
}
