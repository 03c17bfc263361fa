import { Alert } from "@/components/ui/alert";
import { useUnits } from "@/lib/browser/use-units";
import { figuresText } from "@/lib/transformations/figures";
import type { Transformation } from "@/lib/transformations/schema";
import { imageDetailsTexts } from "./texts";

/** What is known about how one image came to be. */
export function ImageDetails({ image, className }: { image: Transformation; className?: string }) {
  const units = useUnits();
  return (
    <div className={className}>
      {image.lowConfidence && (
        <Alert variant="warning" className="mb-3">
          {imageDetailsTexts.lowConfidence}
        </Alert>
      )}
      {image.note && (
        <p className="mb-1 text-muted-foreground text-xs">{imageDetailsTexts.ownEngineNote(image.note)}</p>
      )}
      <details className="text-muted-foreground text-xs">
        <summary className="flex min-h-11 cursor-pointer items-center font-label">
          {imageDetailsTexts.title}
        </summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-2">
          <dt>{imageDetailsTexts.drawnFor}</dt>
          <dd className="text-foreground">
            {imageDetailsTexts.target(
              figuresText({ weightLbs: image.weight, bodyFat: image.bodyFat }, units),
            )}
          </dd>
          <dt>{imageDetailsTexts.engine}</dt>
          <dd className="text-foreground">{imageDetailsTexts.engines[image.engine]}</dd>
        </dl>
      </details>
    </div>
  );
}
