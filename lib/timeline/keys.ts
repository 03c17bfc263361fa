import { clientKey } from "@/lib/clients/keys";

/** Part of the client's own key, so that whatever changes the client can name it. */
export const timelineKey = (clientId: string) => [...clientKey(clientId), "timeline"] as const;
