import { noNetwork } from "./api-error";

/** A contract, each of whose endpoints is fetched by calling it. */
export type LazyContract<Contract> = { readonly [Name in keyof Contract]: () => Promise<Contract[Name]> };

/**
 * A contract whose code comes with the first request: a page shows itself before it checks answers. What cannot be
 * loaded counts as a network that is away.
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
