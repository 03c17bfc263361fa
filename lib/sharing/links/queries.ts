import { api } from "@/lib/platform/http/api";
import type * as Contract from "./contract";

const links = api<typeof Contract>();

/** Always stale, because visitors change the view counts. */
export const sharesQuery = (id: string) => ({
  ...links.ask("GET /api/client/[id]/shares", { params: { id } }),
  staleTime: 0,
});

export const sharedResultQuery = (token: string) =>
  links.ask("GET /api/share/[token]", { params: { token } });

const shares = ({ params: { id } }: { params: { id: string } }) => [sharesQuery(id).queryKey];

export const useCreateShare = () => links.useTell("POST /api/client/[id]/shares", shares);

export const useRevokeShare = () => links.useTell("DELETE /api/client/[id]/shares/[shareId]", shares);

export const useRestoreShare = () => links.useTell("POST /api/client/[id]/shares/[shareId]/restore", shares);
