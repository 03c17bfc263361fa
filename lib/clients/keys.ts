// What the cache knows answers about clients by: the parts of the path. Pages send answers along under the same.

export const CLIENTS_KEY = ["/api/clients"] as const;

export const clientsKey = (trainerId: string | undefined) => [...CLIENTS_KEY, trainerId] as const;

export const CLIENT_KEY = ["/api/client"] as const;

/** All that is asked of one client begins with it, so that whatever changes the client can name it. */
export const clientKey = (id: string) => [...CLIENT_KEY, id] as const;
