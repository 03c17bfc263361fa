import type { ReactNode } from "react";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { cn } from "@/components/ui/cn";
import { PhotoFrame, PhotoTag } from "@/components/ui/photo-frame";
import type { ClientPictures } from "@/lib/clients/pictures/pictures";
import { thumbnailUrl } from "@/lib/text/addresses";

// At the top of a small frame the tag would cover the face.
const corner = "absolute bottom-1.5 left-1.5";
const size = "w-14 @min-[67rem]/home:w-32";

type PhotoPairProps = {
  name: string;
  pictures: Pick<ClientPictures, "photoUrl" | "targetUrl">;
  /** Captions below the pictures, on wide screens. */
  nowCaption: ReactNode;
  /** Without one there is no target, and no frame for its picture. */
  targetCaption: ReactNode;
  className?: string;
};

/** A missing picture keeps its space. */
export function PhotoPair({ name, pictures, nowCaption, targetCaption, className }: PhotoPairProps) {
  const { photoUrl, targetUrl } = pictures;
  return (
    <div className={cn("flex items-start gap-2 @min-[67rem]/home:justify-between", className)}>
      <figure className={size}>
        <PhotoFrame
          kind="measured"
          src={photoUrl && thumbnailUrl(photoUrl)}
          alt={`Photo of ${name}`}
          tag="none"
        >
          {photoUrl ? (
            <PhotoTag kind="measured" className={cn(corner, "hidden @min-[67rem]/home:inline-flex")} />
          ) : (
            <Guide />
          )}
        </PhotoFrame>
        <figcaption className="hidden px-0.5 pt-2 @min-[67rem]/home:block">{nowCaption}</figcaption>
      </figure>
      {targetCaption && (
        <figure className={cn(size, "hidden sm:block")}>
          {targetUrl ? (
            <PhotoFrame
              kind="forecast"
              src={thumbnailUrl(targetUrl)}
              alt={`AI forecast of ${name}`}
              tag="none"
            >
              <PhotoTag
                kind="forecast"
                short
                className={cn(corner, "hidden @min-[67rem]/home:inline-flex")}
              />
            </PhotoFrame>
          ) : (
            <div className="forecast-slices forecast-dashes aspect-[9/16] rounded-image" />
          )}
          <figcaption className="hidden px-0.5 pt-2 @min-[67rem]/home:block">{targetCaption}</figcaption>
        </figure>
      )}
    </div>
  );
}

function Guide() {
  return <BodyOutline className="absolute inset-0 m-auto h-[82%] opacity-60" />;
}
