import { clientsKey } from "@/lib/clients/keys";
import type { Asked } from "./question";

// Whatever asks for the clients anew asks for these too.
const under = (trainerId: string | undefined, name: string) => [...clientsKey(trainerId), name] as const;

export const rosterKey = (trainerId: string | undefined, asked: Asked, after: string | null) =>
  [...under(trainerId, "roster"), asked, after] as const;
export const rowKey = (trainerId: string | undefined, clientId: string) =>
  [...under(trainerId, "row"), clientId] as const;
export const namesKey = (trainerId: string | undefined) => under(trainerId, "names");
export const selectedKey = (trainerId: string | undefined, openId: string | null) =>
  [...under(trainerId, "selected"), openId] as const;
