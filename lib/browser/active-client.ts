import { deviceCookie } from "@/lib/text/http-headers";

/** Tells the server which client is open in this browser, so that it draws that client's pictures and nobody else's. */
export const ACTIVE_CLIENT_COOKIE = "formcast-client";

/** Without an id it ends the cookie. */
export const activeClientCookie = (id: string | null): string => deviceCookie(ACTIVE_CLIENT_COOKIE, id);
