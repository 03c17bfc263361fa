"use client";

import { Camera, Repeat, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { Side } from "@/lib/body/body";
import { remedyOf } from "@/lib/images/photos/check-wording";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { photoWords } from "@/lib/images/words/en";
import { FilePicker } from "./file-picker";
import { PhotoVerdict } from "./photo-verdict";

const SHOW = { front: "Show front photo", back: "Show back photo" };

type PhotoViewerProps = {
  side: Side;
  name: string;
  photos: Record<Side, string | null>;
  check: PhotoCheck | undefined;
  /** What puts the photo right in one tap. */
  remedy: ReactNode;
  about: (photoUrl: string) => ReactNode;
  onSideChange: (side: Side) => void;
  onClose: () => void;
  onFile: (file: File) => void;
  onOpenCamera: () => void;
  onDelete: () => void;
};

export function PhotoViewer(props: PhotoViewerProps) {
  const { side, name, photos, check, remedy, about, onSideChange, onClose, onFile, onOpenCamera, onDelete } =
    props;
  const slot = { slot: side, canSwap: true };
  const other: Side = side === "front" ? "back" : "front";
  const src = photos[side];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="photo" aria-describedby={undefined} className="dark">
        {src && (
          // biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer.
          <img
            src={src}
            alt={photoWords.alt[side](name.trim())}
            className="absolute inset-0 m-auto size-full bg-(--photo-ground) object-contain"
          />
        )}
        <header className="relative grid grid-cols-[1fr_auto_1fr] items-center bg-linear-to-b from-[rgb(11_8_7/0.86)] from-44% to-transparent px-2 pt-(--safe-top) pb-7">
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start px-2.5 text-inherit hover:bg-white/10"
            onClick={onClose}
          >
            <X aria-hidden className="size-[22px]" />
            Close
          </Button>
          <DialogTitle className="text-sm leading-[3.25rem]">{photoWords.title[side]}</DialogTitle>
          {photos[other] && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={SHOW[other]}
              className="justify-self-end text-inherit hover:bg-white/10"
              onClick={() => onSideChange(other)}
            >
              <Repeat aria-hidden />
            </Button>
          )}
        </header>
        <footer className="relative mt-auto bg-linear-to-b from-transparent to-46% to-[rgb(11_8_7/0.9)] pt-16 pb-(--safe-bottom)">
          <div className="mx-auto w-full max-w-column px-4">
            {check && remedyOf(check, slot) !== null && (
              <div className="mb-3">
                <PhotoVerdict isSmall check={check} name={name} {...slot} action={remedy} />
              </div>
            )}
            <div className="mb-3.5">{src && about(src)}</div>
            <div className="flex gap-2.5 *:flex-1">
              <Button
                className="bg-[rgb(244_240_231/0.14)] px-2 text-[#ff9a9a] hover:bg-[rgb(244_240_231/0.22)]"
                onClick={onDelete}
              >
                <Trash2 aria-hidden className="size-[18px]" />
                Delete
              </Button>
              <FilePicker onFile={onFile}>
                {(open) => (
                  <Button className="px-2" onClick={open}>
                    {photoWords.replace}
                  </Button>
                )}
              </FilePicker>
              <Button
                variant="secondary"
                className="hidden max-w-13 px-0 pointer-coarse:inline-flex"
                aria-label={photoWords.take[side]}
                onClick={onOpenCamera}
              >
                <Camera aria-hidden />
              </Button>
            </div>
          </div>
        </footer>
      </DialogContent>
    </Dialog>
  );
}
