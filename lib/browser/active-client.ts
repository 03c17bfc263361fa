import { deviceCookie } from "@/lib/text/device-cookie";

/** Tells the server who is open in this browser, so that it draws that client's pictures and nobody else's. */
export const OPEN_CLIENT_COOKIE = "formcast-client";

/** Without an id it ends the cookie. */
export const openClientCookie = (id: string | null): string => deviceCookie(OPEN_CLIENT_COOKIE, id);

/** The client the trainer works with: the one that is open while it is in the list, else the list's first. */
export function openClientOf<Client extends { id: string }>(
  clients: readonly Client[] | undefined,
  openId: string | null | undefined,
): Client | undefined {
  return clients?.find(({ id }) => id === openId) ?? clients?.[0];
}
