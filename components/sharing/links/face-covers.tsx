"use client";

import { Plus } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { toastFailure } from "@/components/ui/toast-store";
import type { Side } from "@/lib/body/body";
import { coverAt, moved, scaled } from "@/lib/images/photos/covers";
import { useCoverFaces } from "@/lib/images/photos/queries";
import type { Box, PhotoFaces } from "@/lib/images/photos/schema";
import { serverWords } from "@/lib/platform/http/api-error";
import { photoIdOf } from "@/lib/text/addresses";

type FaceCoversProps = {
  isOpen: boolean;
  side: Side;
  photoUrl: string | null;
  known: PhotoFaces | undefined;
  onClose: () => void;
};

/** What is covered in a photo, set by hand. The stored photo stays as it is. */
export function FaceCovers({ isOpen, side, photoUrl, known, onClose }: FaceCoversProps) {
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SheetContent>
        <div className="flex items-start justify-between gap-3">
          <SheetTitle className="type-display text-xl">Covers in the {side} photo</SheetTitle>
          <DialogCloseButton className="-mt-1.5 -mr-2.5" />
        </div>
        <SheetDescription>
          Tap a face to cover it, and a cover to remove it. The stored photo stays as it is.
        </SheetDescription>
        {photoUrl && known && <Covers key={photoUrl} {...{ photoUrl, known, onClose }} />}
      </SheetContent>
    </Sheet>
  );
}

type CoversProps = { photoUrl: string; known: PhotoFaces; onClose: () => void };

function Covers({ photoUrl, known, onClose }: CoversProps) {
  const [covers, setCovers] = useState<readonly Box[]>(known.faces);
  const [shape, setShape] = useState(16 / 9);
  const picture = useRef<HTMLDivElement>(null);
  const saving = useCoverFaces();
  const save = (faces: Box[] | null) =>
    saving.mutate(
      { params: { id: photoIdOf(photoUrl) ?? "" }, body: { faces } },
      {
        onSuccess: onClose,
        onError: (error) =>
          toastFailure("The covers were not saved", serverWords(error, "The server could not be reached.")),
      },
    );
  const add = (left: number, top: number) => setCovers([...covers, coverAt(left, top, covers, shape)]);
  const change = (at: number, next: Box | null) =>
    setCovers(covers.flatMap((cover, index) => (index === at ? (next ?? []) : cover)));
  const onTap = (event: MouseEvent) => {
    const frame = picture.current?.getBoundingClientRect();
    if (frame) add((event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has a button for it below. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has a button for it below. */}
      <div
        ref={picture}
        onClick={onTap}
        className="relative mx-auto mt-4 w-fit cursor-crosshair overflow-hidden rounded-image"
      >
        {/* biome-ignore lint/performance/noImgElement: the photo is private and has one size. */}
        <img
          src={photoUrl}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalHeight / naturalWidth)
          }
          className="block max-h-[min(60dvh,40rem)] select-none"
        />
        {covers.map((cover, index) => (
          <CoverButton
            // biome-ignore lint/suspicious/noArrayIndexKey: covers have no id, and their buttons no state.
            key={index}
            name={`Cover ${index + 1} of ${covers.length}`}
            cover={cover}
            onChange={(next) => change(index, next)}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={() => add(0.5, 0.12)}>
          <Plus aria-hidden />
          Add a cover
        </Button>
        {known.isByHand && (
          <Button variant="ghost" size="sm" disabled={saving.isPending} onClick={() => save(null)}>
            As found
          </Button>
        )}
      </div>
      <Button block className="mt-3" pending={saving.isPending} onClick={() => save([...covers])}>
        Save {covers.length === 1 ? "1 cover" : `${covers.length} covers`}
      </Button>
    </>
  );
}

const STEP = 0.01;
const MOVES: Record<string, (cover: Box) => Box> = {
  ArrowLeft: (cover) => moved(cover, -STEP, 0),
  ArrowRight: (cover) => moved(cover, STEP, 0),
  ArrowUp: (cover) => moved(cover, 0, -STEP),
  ArrowDown: (cover) => moved(cover, 0, STEP),
  "+": (cover) => scaled(cover, 1.1),
  "-": (cover) => scaled(cover, 1 / 1.1),
};

type CoverButtonProps = { name: string; cover: Box; onChange: (next: Box | null) => void };

/** A tap or Enter removes it, arrows move it, plus and minus change its size. */
function CoverButton({ name, cover, onChange }: CoverButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onChange(move(cover));
  };
  const percent = (part: number) => `${100 * part}%`;
  return (
    <button
      type="button"
      aria-label={`${name}: remove`}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        event.stopPropagation();
        onChange(null);
      }}
      style={{
        left: percent(cover.left),
        top: percent(cover.top),
        width: percent(cover.width),
        height: percent(cover.height),
      }}
      className="absolute rounded-[50%] border-2 border-white bg-black/55 outline-offset-2"
    />
  );
}
