import { Alert } from "@/components/ui/alert";
import { figuresText } from "@/lib/body/body";
import { girthText } from "@/lib/body/tape-texts";
import { isTooFar } from "@/lib/body/widths";
import type { ForecastFrame, PhotoFrame } from "@/lib/images/orders/journey";
import type { DrawnGirth } from "@/lib/images/orders/schema";
import { captionTexts, girthSiteTexts } from "@/lib/images/orders/texts";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth, formatWhole } from "@/lib/text/numbers";
import { imageDetailsTexts } from "./texts";

type ImageDetailsProps = { photo: PhotoFrame; forecast: ForecastFrame; className?: string };

export function ImageDetails({ photo, forecast, className }: ImageDetailsProps) {
  const units = useUnits();
  const { image, label, figures, likely, note } = forecast;
  const wrong = largestError(image.girths ?? []);
  return (
    <div className={className}>
      {image.lowConfidence && (
        <Alert variant="warning" className="mb-3">
          {imageDetailsTexts.lowConfidence}
        </Alert>
      )}
      {wrong && (
        <Alert variant="warning" className="mb-3">
          {imageDetailsTexts.offTarget(
            girthSiteTexts[wrong.site],
            formatWhole(Math.abs(wrong.error) * 100),
            wrong.error > 0,
          )}
        </Alert>
      )}
      {image.note && (
        <p className="mb-1 text-muted-foreground text-xs">{imageDetailsTexts.ownEngineNote(image.note)}</p>
      )}
      <details className="text-muted-foreground text-xs">
        <summary className="flex min-h-11 cursor-pointer items-center font-label">
          {imageDetailsTexts.title}
        </summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-2 [&_dd]:text-foreground">
          <dt>{imageDetailsTexts.drawn}</dt>
          <dd>{imageDetailsTexts.body(figuresText(figures, units))}</dd>
          <dt>{imageDetailsTexts.from}</dt>
          <dd>{imageDetailsTexts.fromPhoto(photo.label, figuresText(photo.figures, units))}</dd>
          <dt>{imageDetailsTexts.forecast}</dt>
          <dd className="text-pretty">
            {note ?? label}
            {likely && (
              <span className="block">
                {captionTexts.likely(formatTenth(likely.low), formatTenth(likely.high))}
              </span>
            )}
          </dd>
          {image.girths && (
            <>
              <dt>{imageDetailsTexts.measured}</dt>
              <dd>
                {image.girths.map(({ site, askedCm, madeCm }) => (
                  <span key={site} className="block text-pretty">
                    {imageDetailsTexts.girth(
                      girthSiteTexts[site],
                      girthText(askedCm, units),
                      madeCm === null ? null : girthText(madeCm, units),
                    )}
                  </span>
                ))}
              </dd>
            </>
          )}
          <dt>{imageDetailsTexts.engine}</dt>
          <dd>{imageDetailsTexts.engines[image.engine]}</dd>
        </dl>
      </details>
    </div>
  );
}

/** The girth with the largest error, if it is above the limit. */
const largestError = (girths: readonly DrawnGirth[]): DrawnGirth | undefined =>
  girths.filter(({ error }) => isTooFar(error)).toSorted((a, b) => Math.abs(b.error) - Math.abs(a.error))[0];
