import type { ReactNode } from "react";
import { BodyOutline } from "@/components/layout/body-outline";
import { cn } from "@/components/ui/cn";
import { PhotoFrame, PhotoTag } from "@/components/ui/photo-frame";
import type { ClientPictures } from "@/lib/clients/pictures";
import { thumbnailUrl } from "@/lib/photos/asset";
import { clientCardTexts } from "./texts";

// In a small frame a tag on top would lie on the face.
const corner = "absolute bottom-1.5 left-1.5 @2xl:top-2 @2xl:bottom-auto @2xl:left-2";

type PhotoPairProps = {
  name: string;
  pictures: Pick<ClientPictures, "photoUrl" | "targetUrl">;
  /** Under the two pictures, on laptops. */
  nowCaption?: ReactNode;
  targetCaption?: ReactNode;
};

/** The client's photo beside the image of the target. Each keeps its place while it is missing. */
export function PhotoPair({ name, pictures, nowCaption, targetCaption }: PhotoPairProps) {
  const { photoUrl, targetUrl } = pictures;
  return (
    <div className="flex shrink-0 items-start gap-2 @2xl:gap-3.5">
      <figure className="w-[89px] @2xl:w-[min(212px,16vw)]">
        <PhotoFrame
          kind="measured"
          src={photoUrl && thumbnailUrl(photoUrl)}
          alt={clientCardTexts.photoAlt(name)}
          tag="none"
          className="@2xl:rounded-control"
        >
          {photoUrl ? (
            <PhotoTag kind="measured" className={cn(corner, "hidden @2xl:inline-flex")} />
          ) : (
            <Guide />
          )}
        </PhotoFrame>
        <figcaption className="hidden px-0.5 pt-2 @2xl:block">{nowCaption}</figcaption>
      </figure>
      <figure className="w-[89px] @2xl:w-[min(212px,16vw)]">
        {targetUrl ? (
          <PhotoFrame
            kind="forecast"
            src={thumbnailUrl(targetUrl)}
            alt={clientCardTexts.forecastAlt(name)}
            tag="none"
            className="@2xl:rounded-control"
          >
            <PhotoTag kind="forecast" short className={corner} />
          </PhotoFrame>
        ) : (
          <div className="forecast-slices forecast-dashes aspect-[9/16] rounded-image @2xl:rounded-control" />
        )}
        <figcaption className="hidden px-0.5 pt-2 @2xl:block">{targetCaption}</figcaption>
      </figure>
    </div>
  );
}

function Guide() {
  return <BodyOutline className="absolute inset-0 m-auto h-[82%] opacity-60" />;
}
