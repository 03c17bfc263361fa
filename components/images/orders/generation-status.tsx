import { RotateCw } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { WITHDRAWN } from "@/lib/images/consents/kinds";
import type { Generation, Transformation } from "@/lib/images/orders/schema";
import { generationTexts } from "./texts";
import { REGENERATION_SECONDS } from "./use-regeneration";

type GenerationStatusProps = {
  client: {
    photoUrl: string | null;
    backPhotoUrl: string | null;
    generation: Generation | null;
    transformations: readonly Transformation[];
  };
  onRetry: () => void;
  isRetrying: boolean;
  editHref: string;
  onPrivacy: () => void;
};

/** Empty once all images exist. */
export function GenerationStatus(props: GenerationStatusProps) {
  const { generation, transformations } = props.client;
  if (!generation)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-muted-foreground text-sm">{generationTexts.none}</p>
        <Button onClick={props.onRetry} pending={props.isRetrying}>
          {generationTexts.generate}
        </Button>
      </div>
    );
  if (generation.status === "failed")
    return (
      <GenerationFailure
        reason={generation.error ?? generationTexts.failedReason}
        missing={missingImages(props)}
        isPartial={transformations.length > 0}
        onRetry={props.onRetry}
        isRetrying={props.isRetrying}
        editHref={props.editHref}
        onPrivacy={props.onPrivacy}
        className="mb-4"
      />
    );
  const { done, total } = generation;
  // If all images exist, the running job is a retake, which shows at its own image.
  if (generation.status === "succeeded" || (total > 0 && done === total)) return null;
  return (
    <div role="status" className="mb-4 text-muted-foreground text-sm">
      <p>{generationTexts.leaveHint}</p>
      {done > 0 && (
        <>
          <p className="mt-2 text-foreground">{generationTexts.ready(done, total)}</p>
          <Progress
            tone="forecast"
            aria-label={generationTexts.progressName}
            value={done}
            max={total}
            className="mt-2"
          />
        </>
      )}
    </div>
  );
}

function missingImages({ client }: GenerationStatusProps): keyof typeof generationTexts.failed {
  if (client.transformations.length === 0) return "all";
  const has = (side: string) => client.transformations.some((image) => image.side === side);
  if (client.photoUrl && !has("front")) return "front";
  return client.backPhotoUrl && !has("back") ? "back" : "some";
}

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

function GenerationFailure(props: GenerationFailureProps) {
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

/** Counts down the 30 seconds in which images usually appear. */
export function GenerationBanner({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div className="forecast-slices forecast-dashes mt-2 rounded-card px-4 pt-3.5 pb-4 lg:mt-4">
      <p className="font-strong">
        <span aria-hidden>{generationTexts.countdown(secondsLeft)}</span>
        <span role="status" className="sr-only">
          {generationTexts.running}
        </span>
      </p>
      <Progress
        tone="forecast"
        aria-label={generationTexts.countdownName}
        value={REGENERATION_SECONDS - secondsLeft}
        max={REGENERATION_SECONDS}
        className="mt-[11px]"
      />
    </div>
  );
}
