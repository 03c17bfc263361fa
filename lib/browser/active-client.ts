import { deviceCookie } from "@/lib/text/http-headers";

/** Tells the server which client is open in this browser, so that it draws that client's pictures and nobody else's. */
export const ACTIVE_CLIENT_COOKIE = "formcast-client";

/** Without an id it ends the cookie. */
export const activeClientCookie = (id: string | null): string => deviceCookie(ACTIVE_CLIENT_COOKIE, id);

/** The client the trainer works with: the one that is open while it is in the list, else the list's first. */
export function activeClientOf<Client extends { id: string }>(
  clients: readonly Client[] | undefined,
  openId: string | null | undefined,
): Client | undefined {
  return clients?.find(({ id }) => id === openId) ?? clients?.[0];
}
