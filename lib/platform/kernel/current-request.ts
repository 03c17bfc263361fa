import { AsyncLocalStorage } from "node:async_hooks";

/** What the process knows of the request that it is answering; nothing in it comes from the caller's headers. */
export type CurrentRequest = {
  id: string;
  /** The IP address at the other end of the connection, which may be a proxy. */
  peer: string | undefined;
};

// Next loads modules once per bundle; the process needs one store.
const shared = globalThis as typeof globalThis & { formcastRequest?: AsyncLocalStorage<CurrentRequest> };

export function requestStore(): AsyncLocalStorage<CurrentRequest> {
  shared.formcastRequest ??= new AsyncLocalStorage();
  return shared.formcastRequest;
}

/** Undefined outside of a request, and on hosts that do not give requests to a server of this process. */
export const currentRequest = (): CurrentRequest | undefined => requestStore().getStore();
