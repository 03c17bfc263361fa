import { clientsKey } from "@/lib/clients/keys";

/** `week` is what the address says; null for the present one. */
export const scheduleKey = (trainerId: string | undefined, week: string | null) =>
  [...clientsKey(trainerId), "schedule", week] as const;
