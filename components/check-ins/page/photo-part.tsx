"use client";

import { Camera, Check } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { FilePicker, useObjectUrl } from "@/components/images/photos/file-picker";
import { Button, wrapping } from "@/components/ui/button";
import { later, preloadCode } from "@/components/ui/later";
import type { Side } from "@/lib/body/body";
import { photoPartWords } from "@/lib/check-ins/words/en";
import { thumbnailUrl } from "@/lib/text/addresses";

const PhotoDialogs = later(() => import("./photo-dialogs").then((module) => module.PhotoDialogs));

type PhotoPartProps = {
  side: Side;
  name: string;
  last: { url: string; day: string } | null;
  /** A new photo that is not sent yet. */
  photo: Blob | null;
  /** Whether the client is asked for the other side too. */
  canSwap: boolean;
  /** `as`: the side whose photo it is. */
  onPhoto: (photo: Blob | null, as: Side) => void;
  outline: ReactNode;
  /** In the reader's language. */
  words?: PhotoWords;
};

type PhotoWords = Omit<typeof photoPartWords, "last" | "hint">;

export function PhotoPart({
  side,
  name,
  last,
  photo,
  canSwap,
  onPhoto,
  outline,
  words = photoPartWords,
}: PhotoPartProps) {
  const [work, setWork] = useState<"camera" | File | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(photo);
  useEffect(() => preloadCode(PhotoDialogs.preload), []);
  const begin = (next: "camera" | File) => {
    setUnreadable(false);
    setWork(next);
  };
  const texts = words[side];
  return (
    <section aria-label={texts.title} className="@container mt-6">
      <div className="flex items-start gap-4 @max-3xs:flex-col">
        <div className="dark relative aspect-9/16 w-[38%] max-w-[140px] shrink-0 overflow-hidden rounded-photo bg-(--photo-ground)">
          {url ? (
            // biome-ignore lint/performance/noImgElement: a local picture that is not uploaded yet.
            <img src={url} alt={texts.taken} className="size-full object-cover" />
          ) : (
            <>
              {last && (
                // biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer.
                <img
                  src={thumbnailUrl(last.url)}
                  alt={photoPartWords.last(last.day)}
                  // Offline, only the outline shows.
                  onError={({ currentTarget }) => (currentTarget.hidden = true)}
                  className="size-full object-cover text-transparent opacity-35"
                />
              )}
              {outline}
            </>
          )}
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="font-strong text-lg">{texts.title}</h2>
          <p role="status" className="mt-1 text-muted-foreground text-sm">
            {photo ? (
              <span className="flex items-center gap-1.5 text-foreground">
                <Check aria-hidden className="size-4 shrink-0 text-success" />
                {words.ready}
              </span>
            ) : isUnreadable ? (
              words.unreadable
            ) : last ? (
              photoPartWords.hint(last.day)
            ) : (
              words.firstHint
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-x-3 gap-y-1">
            <Button variant="outline" size="sm" className={wrapping} onClick={() => begin("camera")}>
              <Camera aria-hidden />
              {photo ? words.again : texts.take}
            </Button>
            <FilePicker onFile={begin}>
              {(open) => (
                <Button variant="ghost" size="sm" className="-ml-3.5 text-muted-foreground" onClick={open}>
                  {words.choose}
                  <span className="sr-only">{texts.title}</span>
                </Button>
              )}
            </FilePicker>
            {photo && (
              <Button
                variant="ghost"
                size="sm"
                className="-ml-3.5 text-muted-foreground"
                onClick={() => onPhoto(null, side)}
              >
                {words.leaveOut}
              </Button>
            )}
          </div>
        </div>
      </div>
      {work && (
        <PhotoDialogs
          side={side}
          name={name}
          work={work}
          lastUrl={last?.url ?? null}
          onWork={setWork}
          onUnreadable={() => setUnreadable(true)}
          canSwap={canSwap}
          onPhoto={onPhoto}
        />
      )}
    </section>
  );
}
