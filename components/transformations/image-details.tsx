import { Alert } from "@/components/ui/alert";
import { figuresText } from "@/lib/transformations/figures";
import type { Transformation } from "@/lib/transformations/schema";

const ENGINES = { local: "Formcast's own, on this server", replicate: "Replicate" } as const;

/** What is known about how one image came to be. */
export function ImageDetails({ image, className }: { image: Transformation; className?: string }) {
  return (
    <div className={className}>
      {image.lowConfidence && (
        <Alert variant="warning" className="mb-3">
          The person in this photo was hard to make out. Look closely before you show this image.
        </Alert>
      )}
      {image.note && (
        <p className="mb-1 text-muted-foreground text-xs">Drawn by Formcast's own engine. {image.note}</p>
      )}
      <details className="text-muted-foreground text-xs">
        <summary className="flex min-h-11 cursor-pointer items-center font-label">About this image</summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-2">
          <dt>Drawn for</dt>
          <dd className="text-foreground">
            {figuresText({ weightLbs: image.weight, bodyFat: image.bodyFat })} body fat
          </dd>
          <dt>Image engine</dt>
          <dd className="text-foreground">{ENGINES[image.engine]}</dd>
        </dl>
      </details>
    </div>
  );
}
