import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type LoadFailureProps = {
  title: string;
  onRetry: () => unknown;
  retrying: boolean;
  size?: "sm" | "md";
  className?: string;
};

export function LoadFailure({ title, onRetry, retrying, size, className }: LoadFailureProps) {
  return (
    <div className={cn("flex flex-col gap-3", className)}>
      <Alert title={title}>Check your network and try again.</Alert>
      <Button
        variant="outline"
        size={size}
        pending={retrying}
        onClick={() => onRetry()}
        className="self-start"
      >
        Try again
      </Button>
    </div>
  );
}
