import { noNetwork } from "./api-error";

/** A contract whose endpoints are functions that load it. */
export type LazyContract<Contract> = { readonly [Name in keyof Contract]: () => Promise<Contract[Name]> };

/**
 * Loads a contract's code with the first request, so that the page renders before schemas load. A failed load counts as
 * a network error.
 */
export function lazyContract<Contract extends object>(load: () => Promise<Contract>): LazyContract<Contract> {
  const endpoint = async (name: PropertyKey) => {
    const contract = await load().catch((error: unknown) => {
      throw noNetwork(error);
    });
    return contract[name as keyof Contract];
  };
  return new Proxy({} as LazyContract<Contract>, { get: (_, name) => () => endpoint(name) });
}
