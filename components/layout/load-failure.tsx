import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type LoadFailureProps = { title: string; onRetry: () => void; retrying: boolean; className?: string };

/** In place of data that could not be fetched: what is missing, and another try. */
export function LoadFailure({ title, onRetry, retrying, className }: LoadFailureProps) {
  return (
    <div className={cn("flex flex-col gap-3", className)}>
      <Alert title={title}>Check the connection and try again.</Alert>
      <Button variant="outline" pending={retrying} onClick={onRetry} className="self-start">
        Try again
      </Button>
    </div>
  );
}
