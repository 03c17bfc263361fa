import { clientKey } from "@/lib/clients/keys";

/** As many as one request gives: half a year of daily weigh-ins. */
export const WEIGH_INS_ASKED = 200;

/** What the cache knows a client's weigh-ins by. */
export const measurementsKey = (clientId: string) => [...clientKey(clientId), "measurements"] as const;
