import { RotateCw } from "lucide-react";
import { PageLink } from "@/components/layout/page-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { WITHDRAWN } from "@/lib/consents/kinds";
import { generationTexts } from "./texts";

type GenerationFailureProps = {
  reason: string;
  /** Which images are missing. */
  missing: keyof typeof generationTexts.failed;
  /** Some images exist anyway. */
  isPartial: boolean;
  onRetry: () => void;
  isRetrying: boolean;
  /** The page where the photo can be changed. */
  editHref: string;
  /** Opens the client's consents. */
  onPrivacy: () => void;
  className?: string;
};

export function GenerationFailure(props: GenerationFailureProps) {
  const { reason, missing, isPartial, onRetry, isRetrying, editHref, onPrivacy, className } = props;
  return (
    <Alert
      variant={isPartial ? "warning" : "destructive"}
      title={generationTexts.failed[missing]}
      className={className}
    >
      <p>{reason}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onRetry} pending={isRetrying}>
          {!isRetrying && <RotateCw aria-hidden />}
          {generationTexts.retry}
        </Button>
        {reason === WITHDRAWN.ai ? (
          <Button size="sm" variant="outline" onClick={onPrivacy}>
            {generationTexts.privacy}
          </Button>
        ) : (
          <Button asChild size="sm" variant="outline">
            <PageLink href={editHref}>{generationTexts.changePhoto}</PageLink>
          </Button>
        )}
      </div>
    </Alert>
  );
}
