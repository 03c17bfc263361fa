import { RotateCw } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { WITHDRAWN } from "@/lib/images/consents/kinds";
import { generationTexts } from "./texts";

type GenerationFailureProps = {
  reason: string;
  missing: keyof typeof generationTexts.failed;
  isPartial: boolean;
  onRetry: () => void;
  isRetrying: boolean;
  editHref: string;
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
