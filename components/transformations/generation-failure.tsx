import { RotateCw } from "lucide-react";
import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { WITHDRAWN } from "@/lib/consents/wording";

type GenerationFailureProps = {
  /** The reason as a sentence for the trainer. */
  reason: string;
  /** Whose images: "The back images". */
  what: string;
  /** Whether some images were made all the same. */
  isPartial: boolean;
  onRetry: () => void;
  isRetrying: boolean;
  /** Where the photo can be changed. */
  editHref: string;
  /** Leads to the client's consents. */
  onPrivacy: () => void;
  className?: string;
};

/** Why images are missing, and the two things that can be done about it. */
export function GenerationFailure(props: GenerationFailureProps) {
  const { reason, what, isPartial, onRetry, isRetrying, editHref, onPrivacy, className } = props;
  return (
    <Alert
      variant={isPartial ? "warning" : "destructive"}
      title={`${what} could not be made`}
      className={className}
    >
      <p>{reason}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onRetry} pending={isRetrying}>
          {!isRetrying && <RotateCw aria-hidden />}
          Retry
        </Button>
        {reason === WITHDRAWN.ai ? (
          <Button size="sm" variant="outline" onClick={onPrivacy}>
            Privacy
          </Button>
        ) : (
          <Button asChild size="sm" variant="outline">
            <Link href={editHref}>Change photo</Link>
          </Button>
        )}
      </div>
    </Alert>
  );
}
