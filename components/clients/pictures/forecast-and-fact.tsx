"use client";

import { useQuery } from "@tanstack/react-query";
import { FramedPicture } from "@/components/images/orders/framed-picture";
import { bodyOf, figuresText } from "@/lib/body/body";
import { journeysQuery } from "@/lib/clients/pictures/queries";
import { type Caption, captionOfPhoto, imageCaption } from "@/lib/images/orders/captions";
import { forecastFor } from "@/lib/images/orders/fact";
import type { DatedPhoto, Side } from "@/lib/images/orders/schema";
import { imageWords } from "@/lib/images/words/en";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { onClockOf } from "@/lib/text/calendar/zone";

type ForecastAndFactProps = {
  client: { id: string; name: string };
  photo: DatedPhoto;
  side: Side;
  className?: string;
};

export function ForecastAndFact({ client, photo, side, className }: ForecastAndFactProps) {
  const units = useUnits();
  const now = useNow();
  const { data } = useQuery(journeysQuery(client.id));
  const forecast = data && forecastFor(photo, side, data.journeys);
  if (!forecast) return null;
  const { image, orderedAt } = forecast;
  const from = { today: onClockOf(now, orderedAt), system: units };
  const drawn = imageCaption({ ...image, ...bodyOf(image) }, from);
  const actual = captionOfPhoto(photo, null, now);
  return (
    <section className={className}>
      <h2 className="font-strong text-lg">Forecast and fact</h2>
      <div className="mt-3 grid max-w-[480px] grid-cols-2 gap-2.5">
        <Picture
          kind="forecast"
          src={image.imageUrl}
          alt={imageWords.forecastAlt[side](client.name, drawn.label)}
          caption={drawn}
        />
        <Picture
          kind="photo"
          src={photo.photoUrl}
          alt={imageWords.momentAlt.photo(client.name, actual.label)}
          caption={actual}
        />
      </div>
    </section>
  );
}

type PictureProps = { kind: "photo" | "forecast"; src: string; alt: string; caption: Caption };

function Picture({ kind, src, alt, caption }: PictureProps) {
  const units = useUnits();
  return (
    <figure>
      <FramedPicture kind={kind} src={src} alt={alt} isSmall className="rounded-image" />
      <figcaption className="px-0.5 pt-1.5 text-xs">
        <b className={kind === "photo" ? "block text-primary text-sm" : "block text-forecast text-sm"}>
          {kind === "photo" ? "Photo," : "Forecast for"} {caption.label}
        </b>
        <span className="text-muted-foreground">{figuresText(caption.figures, units)}</span>
      </figcaption>
    </figure>
  );
}
