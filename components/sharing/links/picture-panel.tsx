"use client";

import { useQuery } from "@tanstack/react-query";
import { Share } from "lucide-react";
import { useTrainer } from "@/components/accounts/sign-in/use-session";
import { useShare } from "@/components/images/orders/use-share";
import { Button } from "@/components/ui/button";
import { useCardBrand } from "@/lib/accounts/brand/queries";
import type { Client } from "@/lib/clients/record/schema";
import { cardName } from "@/lib/images/orders/image-file";
import type { ForecastFrame, PhotoFrame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { coveredUrl } from "@/lib/images/photos/asset";
import { photoFacesQuery } from "@/lib/images/photos/queries";
import { useUnits } from "@/lib/platform/browser/use-units";
import { firstName } from "@/lib/text/names";
import { CardActions } from "./card-actions";
import { cardOf } from "./card-of";
import { FaceChoice, useFaceCover } from "./face-choice";

type PicturePanelProps = { client: Client; photo: PhotoFrame; forecast: ForecastFrame; side: Side };

/** A card with both pictures, or the forecast alone. Both have the AI label in their pixels. */
export function PicturePanel({ client, photo, forecast, side }: PicturePanelProps) {
  const shareImage = useShare();
  const units = useUnits();
  const brand = useCardBrand(useTrainer()?.name);
  const [cover, setCover] = useFaceCover();
  const faces = useQuery({ ...photoFacesQuery(photo.imageUrl), enabled: cover !== null });
  // Another address, so that the card is drawn anew with changed covers.
  const drawnAt = cover && faces.data?.isByHand ? `#${faces.dataUpdatedAt}` : "";
  const downloadUrl = coveredUrl(forecast.downloadUrl, cover) + drawnAt;
  const title = `${firstName(client.name)}, ${forecast.label}`;
  return (
    <>
      <CardActions
        preview
        card={cardOf(
          {
            title,
            photo: { ...photo, label: photo.day, imageUrl: coveredUrl(photo.imageUrl, cover) + drawnAt },
            image: forecast,
            forecastUrl: downloadUrl,
            brand: brand ?? null,
          },
          units,
        )}
        name={cardName(client.name, side)}
      />
      {shareImage && (
        <Button
          variant="outline"
          block
          className="mt-2.5"
          onClick={() => shareImage({ ...forecast, downloadUrl })}
        >
          <Share aria-hidden />
          Share image
        </Button>
      )}
      <div className="mt-4.5">
        <FaceChoice
          cover={cover}
          onChange={setCover}
          photos={{ front: null, back: null, [side]: photo.imageUrl }}
        />
      </div>
      <p className="mt-3 text-muted-foreground text-xs">A picture that has been sent cannot be taken back.</p>
    </>
  );
}
