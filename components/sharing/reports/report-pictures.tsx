import { FramedPicture } from "@/components/images/orders/framed-picture";
import { figuresText } from "@/lib/body/body";
import { clientPictures } from "@/lib/clients/pictures/pictures";
import type { Client } from "@/lib/clients/record/schema";
import { type Caption, captionOfImage, captionOfPhoto } from "@/lib/images/orders/captions";
import type { DatedPhoto } from "@/lib/images/orders/schema";
import { captionWords, imageWords } from "@/lib/images/words/en";
import { useUnits } from "@/lib/platform/browser/use-units";
import type { Report } from "@/lib/sharing/reports/schema";
import { formatTenth } from "@/lib/text/numbers";

type ReportPicturesProps = { client: Client; firstPhotos: Report["firstPhotos"]; now: Date };

export function ReportPictures({ client, firstPhotos, now }: ReportPicturesProps) {
  const system = useUnits();
  const side = client.drawnFrom.front ? "front" : "back";
  const newest = client.photos[side] ?? client.drawnFrom[side];
  const first = firstPhotos[side];
  const isOther = first && first.photoUrl !== newest?.photoUrl;
  const photos = [isOther ? first : null, newest].filter((photo): photo is DatedPhoto => photo !== null);
  const { target } = clientPictures(client);
  if (photos.length === 0) return <p className="text-muted-foreground">No photo yet.</p>;
  return (
    <div className="flex min-w-0 flex-wrap gap-2.5">
      {photos.map((photo) => (
        <Pictured
          key={photo.photoUrl}
          kind="photo"
          src={photo.photoUrl}
          alt={imageWords.photoAlt[side](client.name)}
          // A printed page is read later, so "now" would be wrong.
          caption={captionOfPhoto(photo, null, now)}
        />
      ))}
      {target && (
        <Pictured
          kind="forecast"
          src={target.imageUrl}
          alt={imageWords.forecastAlt[side](
            client.name,
            captionOfImage(target, { today: now, system }).label,
          )}
          caption={captionOfImage(target, { today: now, system })}
        />
      )}
    </div>
  );
}

type PicturedProps = { kind: "photo" | "forecast"; src: string; alt: string; caption: Caption };

function Pictured({ kind, src, alt, caption }: PicturedProps) {
  const system = useUnits();
  const { label, figures, likely, note } = caption;
  return (
    <figure className="w-[142px] min-w-0 print:w-[112px] max-w-full break-words">
      <FramedPicture
        {...{ kind, src, alt }}
        sizes="142px"
        // Low priority: a slow phone used a preloaded picture so late that the browser warned.
        fetchPriority="low"
        isSmall
        className="rounded-image"
      />
      <figcaption className="pt-1.5 text-2xs">
        <strong className={kind === "forecast" ? "font-strong text-forecast" : "font-strong"}>
          {kind === "forecast" ? `AI forecast, ${label}` : `Photo, ${label}`}
        </strong>
        <br />
        {figuresText(figures, system)}
        {likely && (
          <>
            <br />
            {captionWords.likely(formatTenth(likely.low), formatTenth(likely.high))}
          </>
        )}
        {note && (
          <>
            <br />
            {note}
          </>
        )}
      </figcaption>
    </figure>
  );
}
