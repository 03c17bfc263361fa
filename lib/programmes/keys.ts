import { clientsKey } from "@/lib/clients/keys";

export const templatesKey = (trainerId: string | undefined) =>
  [...clientsKey(trainerId), "templates"] as const;

export const plannedClientsKey = (trainerId: string | undefined) =>
  [...clientsKey(trainerId), "planned"] as const;
