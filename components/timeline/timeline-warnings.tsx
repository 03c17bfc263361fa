import { Alert } from "@/components/ui/alert";
import type { TimelineWarning } from "@/lib/timeline/schema";

/** What a careful coach would say about these targets. Nothing here blocks. */
export function TimelineWarnings({ warnings }: { warnings: readonly TimelineWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2">
      {warnings.map(({ code, message }) => (
        <li key={code}>
          <Alert variant="warning">{message}</Alert>
        </li>
      ))}
    </ul>
  );
}
