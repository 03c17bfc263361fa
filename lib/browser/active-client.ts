import { deviceCookie } from "@/lib/text/device-cookie";

/** Tells the server who is open in this browser, so that it draws that client's pictures and nobody else's. */
export const OPEN_CLIENT_COOKIE = "formcast-client";

/** Without an id it ends the cookie. */
export const openClientCookie = (id: string | null): string => deviceCookie(OPEN_CLIENT_COOKIE, id);
