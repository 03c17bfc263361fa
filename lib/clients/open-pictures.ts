import { openClientOf } from "./open-client";
import { namedPictures } from "./pictures";
import type { Client } from "./schema";

/** What a page that lists the clients shows first. */
export function openClientPictures(clients: readonly Client[], openId: string | undefined) {
  const open = openClientOf(clients, openId);
  return open ? namedPictures(open) : null;
}
