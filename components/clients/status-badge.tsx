import { Badge } from "@/components/ui/badge";
import type { ClientStatus } from "@/lib/clients/status";

export function StatusBadge({ status }: { status: ClientStatus }) {
  switch (status.kind) {
    case "complete":
      return <Badge kind="complete">Complete</Badge>;
    case "pending":
      return <Badge kind="pending">Pending</Badge>;
    case "generating":
      return (
        <Badge kind="generating">
          Generating {status.done}/{status.total}
        </Badge>
      );
    case "failed":
      return <Badge kind="failed">Failed</Badge>;
  }
}
