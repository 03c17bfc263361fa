import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { failureTexts } from "./texts";

type LoadFailureProps = { title: string; onRetry: () => unknown; retrying: boolean };

export function LoadFailure({ title, onRetry, retrying }: LoadFailureProps) {
  return (
    <div className="flex max-w-[560px] flex-col gap-3 py-2">
      <Alert title={title}>{failureTexts.loading}</Alert>
      <Button variant="outline" size="sm" pending={retrying} onClick={() => onRetry()} className="self-start">
        {failureTexts.tryAgain}
      </Button>
    </div>
  );
}
