// Query keys about clients: the parts of the path. Pages hand their answers over under the same keys.

export const CLIENTS_KEY = ["/api/clients"] as const;

export const clientsKey = (trainerId: string | undefined) => [...CLIENTS_KEY, trainerId] as const;

export const CLIENT_KEY = ["/api/client"] as const;

/** Begins the key of every query about one client, so that a change of the client can refetch them all. */
export const clientKey = (id: string) => [...CLIENT_KEY, id] as const;
