import { Badge } from "@/components/ui/badge";
import { statusTexts } from "./texts";

export function StatusBadge({ isComplete }: { isComplete: boolean }) {
  return isComplete ? (
    <Badge kind="complete">{statusTexts.complete}</Badge>
  ) : (
    <Badge kind="pending">{statusTexts.pending}</Badge>
  );
}
