"use client";

import { FramedPicture } from "@/components/images/orders/framed-picture";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toastFailure } from "@/components/ui/toast-store";
import { figuresText } from "@/lib/body/body";
import { useDrawImages } from "@/lib/clients/pictures/queries";
import { updateFailureText } from "@/lib/clients/record/queries";
import { captionOfPhoto } from "@/lib/images/orders/captions";
import type { PhotoFrame } from "@/lib/images/orders/journey";
import type { DatedPhoto } from "@/lib/images/orders/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { thumbnailUrl } from "@/lib/text/addresses";

type NewerPhotoProps = {
  clientId: string;
  sourcePhoto: PhotoFrame;
  newest: DatedPhoto;
  onOrdered: () => void;
  className?: string;
};

export function NewerPhoto({ clientId, sourcePhoto, newest, onOrdered, className }: NewerPhotoProps) {
  const units = useUnits();
  const draw = useDrawImages(clientId);
  const { label, figures } = captionOfPhoto(newest, null, useNow());
  const order = () =>
    draw.mutate(undefined, {
      onSuccess: onOrdered,
      onError: (error) => toastFailure("Error", updateFailureText(error)),
    });
  return (
    <Card className={className}>
      <div className="flex items-start gap-3.5 p-3.5">
        <FramedPicture
          kind="photo"
          src={thumbnailUrl(newest.photoUrl)}
          alt={`Newest photo, ${label}`}
          isSmall
          className="w-14 shrink-0 rounded-thumb [&>span]:hidden"
        />
        <div className="min-w-0 flex-1">
          <p className="font-strong text-sm">Newer photo: {label}</p>
          <p className="text-primary text-xs">{figuresText(figures, units)}</p>
          <p className="mt-1 text-pretty text-muted-foreground text-xs">
            These images use the photo of {sourcePhoto.day}. New images use the newer photo, and the earlier
            forecast stays below for comparison.
          </p>
          <Button size="sm" variant="secondary" className="mt-2.5" pending={draw.isPending} onClick={order}>
            Generate from this photo
          </Button>
        </div>
      </div>
    </Card>
  );
}
