import { Badge } from "@/components/ui/badge";
import type { ClientStatus } from "@/lib/clients/status";
import { statusTexts } from "./texts";

export function StatusBadge({ status }: { status: ClientStatus }) {
  switch (status.kind) {
    case "complete":
      return <Badge kind="complete">{statusTexts.complete}</Badge>;
    case "pending":
      return <Badge kind="pending">{statusTexts.pending}</Badge>;
    case "generating":
      return <Badge kind="generating">{statusTexts.generating(status.done, status.total)}</Badge>;
    case "failed":
      return <Badge kind="failed">{statusTexts.failed}</Badge>;
  }
}
