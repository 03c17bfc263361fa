import { RotateCw } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { WITHDRAWN } from "@/lib/images/consents/kinds";
import type { Generation, Transformation } from "@/lib/images/orders/schema";
import { REGENERATION_SECONDS } from "./use-regeneration";

const FAILED = {
  all: "The images could not be made",
  front: "The front images could not be made",
  back: "The back images could not be made",
  some: "Some images could not be made",
};

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
        <p className="text-muted-foreground text-sm">There are no images of this photo yet.</p>
        <Button onClick={props.onRetry} pending={props.isRetrying}>
          Generate images
        </Button>
      </div>
    );
  if (generation.status === "failed")
    return (
      <GenerationFailure
        reason={generation.error ?? "The image could not be made. Please try again."}
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
      <p>You can leave this page. Images appear here when they are ready.</p>
      {done > 0 && (
        <>
          <p className="mt-2 text-foreground">
            {done} of {total} images are ready.
          </p>
          <Progress tone="forecast" aria-label="Images" value={done} max={total} className="mt-2" />
        </>
      )}
    </div>
  );
}

function missingImages({ client }: GenerationStatusProps): keyof typeof FAILED {
  if (client.transformations.length === 0) return "all";
  const has = (side: string) => client.transformations.some((image) => image.side === side);
  if (client.photoUrl && !has("front")) return "front";
  return client.backPhotoUrl && !has("back") ? "back" : "some";
}

type GenerationFailureProps = {
  reason: string;
  missing: keyof typeof FAILED;
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
    <Alert variant={isPartial ? "warning" : "destructive"} title={FAILED[missing]} className={className}>
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
            <PageLink href={editHref}>Change photo</PageLink>
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
        <span aria-hidden>Generating transformations... {secondsLeft}s</span>
        <span role="status" className="sr-only">
          Generating transformations...
        </span>
      </p>
      <Progress
        tone="forecast"
        aria-label="Time"
        value={REGENERATION_SECONDS - secondsLeft}
        max={REGENERATION_SECONDS}
        className="mt-[11px]"
      />
    </div>
  );
}
