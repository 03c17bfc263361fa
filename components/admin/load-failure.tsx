import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type LoadFailureProps = { title: string; onRetry: () => unknown; retrying: boolean };

export function LoadFailure({ title, onRetry, retrying }: LoadFailureProps) {
  return (
    <div className="flex max-w-[560px] flex-col gap-3 py-2">
      <Alert title={title}>Check the connection and try again.</Alert>
      <Button variant="outline" size="sm" pending={retrying} onClick={() => onRetry()} className="self-start">
        Try again
      </Button>
    </div>
  );
}
