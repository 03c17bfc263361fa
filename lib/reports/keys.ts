import { clientKey } from "@/lib/clients/keys";

/** Part of the client's own key, so that whatever changes the client can name it. */
export const reportKey = (clientId: string) => [...clientKey(clientId), "report"] as const;
