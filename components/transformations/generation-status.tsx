import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { Generation, Transformation } from "@/lib/transformations/schema";
import { GenerationFailure } from "./generation-failure";

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

/** In words, where the images stand; nothing once they are all there. */
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
        what={missingImages(props)}
        isPartial={transformations.length > 0}
        onRetry={props.onRetry}
        isRetrying={props.isRetrying}
        editHref={props.editHref}
        onPrivacy={props.onPrivacy}
        className="mb-4"
      />
    );
  const { done, total } = generation;
  // With all images there, what is still being made is a second take, which its own image tells of.
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

/** What is missing, as a subject for a sentence: a whole side where that is all. */
function missingImages({ client }: GenerationStatusProps): string {
  if (client.transformations.length === 0) return "The images";
  const has = (side: string) => client.transformations.some((image) => image.side === side);
  if (client.photoUrl && !has("front")) return "The front images";
  return client.backPhotoUrl && !has("back") ? "The back images" : "Some images";
}
