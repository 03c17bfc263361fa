import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";

const scale = api<typeof Contract>();
const LINE = "/api/client/[id]/weigh-in-address";

export const addressQuery = (id: string) => ({
  ...scale.ask(`GET ${LINE}`, { params: { id } }),
  staleTime: 0,
});

const own = ({ params: { id } }: { params: { id: string } }) => [addressQuery(id).queryKey];

export const useMakeAddress = () => scale.useTell(`POST ${LINE}`, own, "onSettled");
export const useRevokeAddress = () => scale.useTell(`DELETE ${LINE}`, own, "onSettled");
