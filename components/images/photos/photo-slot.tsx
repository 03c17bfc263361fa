"use client";

import { Camera, ImageUp, Trash2, TriangleAlert } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { later } from "@/components/ui/later";
import { PhotoFrame } from "@/components/ui/photo-frame";
import { Progress } from "@/components/ui/progress";
import type { Side } from "@/lib/body/body";
import { remedyOf } from "@/lib/images/photos/check-wording";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { photoWords } from "@/lib/images/words/en";
import { FilePicker } from "./file-picker";
import type { SlotWork } from "./use-photo-slot";

const VIEW = { front: "View front photo", back: "View back photo" };

const DELETE = { front: "Delete front photo", back: "Delete back photo" };

const UPLOADING = { front: "Uploading front photo", back: "Uploading back photo" };

// Lazy, since most photos need no warning.
const PhotoVerdict = later(() => import("./photo-verdict").then((module) => module.PhotoVerdict));

type PhotoSlotProps = {
  side: Side;
  name: string;
  photoUrl: string | null;
  check: PhotoCheck | undefined;
  /** What puts the photo right in one tap. */
  remedy: ReactNode;
  problem: string | null;
  work: SlotWork;
  onFile: (file: File) => void;
  onOpenCamera: () => void;
  onOpen: () => void;
  onDelete: () => void;
};

/** The slot keeps its 9:16 size, so that nothing shifts when a photo comes or goes. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { side, name, photoUrl, check, remedy, problem, work, onFile, onOpenCamera, onOpen, onDelete } =
    props;
  const drop = useFileDrop(onFile);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[7px] font-label text-label">{photoWords.title[side]}</legend>
      <div
        {...drop.handlers}
        className={cn(
          "relative aspect-[9/16] overflow-hidden rounded-photo border-[1.5px] border-input bg-card",
          drop.over && "border-primary ring-3 ring-primary/40",
        )}
      >
        {work.step === "uploading" ? (
          <Uploading side={side} share={work.share} />
        ) : photoUrl ? (
          <Filled {...{ side, name, photoUrl, onFile, onOpen, onDelete }} />
        ) : (
          <Empty side={side} onFile={onFile} onOpenCamera={onOpenCamera} />
        )}
      </div>
      <div role="status">
        {work.step === "idle" && (
          <SlotNote {...{ side, name, problem, remedy }} check={photoUrl ? check : undefined} />
        )}
      </div>
    </fieldset>
  );
}

type SlotNoteProps = Pick<PhotoSlotProps, "side" | "name" | "check" | "remedy" | "problem">;

/** Shows only problems: of the photo, or of a refused file. */
function SlotNote({ side, name, check, remedy, problem }: SlotNoteProps) {
  if (problem)
    return (
      <p className="mt-2 flex items-start gap-1.5 text-xs">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        {problem}
      </p>
    );
  const slot = { slot: side, canSwap: true };
  if (!check || remedyOf(check, slot) === null) return null;
  return (
    <div className="mt-2">
      <PhotoVerdict isSmall check={check} name={name} {...slot} action={remedy} />
    </div>
  );
}

type EmptyProps = Pick<PhotoSlotProps, "side" | "onFile" | "onOpenCamera">;

function Empty({ side, onFile, onOpenCamera }: EmptyProps) {
  return (
    <>
      <BodyOutline filled side={side} className="absolute inset-x-0 top-3.5 mx-auto h-[72%]" />
      <div className="absolute inset-x-3.5 bottom-4 flex gap-2 lg:inset-x-3 lg:bottom-3">
        <FilePicker onFile={onFile}>
          {(open) => (
            <Button variant="secondary" size="sm" className="min-w-0 flex-1 px-2" onClick={open}>
              <ImageUp aria-hidden />
              <span className="lg:hidden">Add</span>
              <span className="hidden lg:inline">Choose</span>
              <span className="sr-only">{photoWords.title[side]}</span>
            </Button>
          )}
        </FilePicker>
        <Button
          variant="secondary"
          size="icon"
          className="hidden pointer-coarse:inline-flex"
          aria-label={photoWords.take[side]}
          onClick={onOpenCamera}
        >
          <Camera aria-hidden />
        </Button>
      </div>
    </>
  );
}

type FilledProps = Pick<PhotoSlotProps, "side" | "name" | "onFile" | "onOpen" | "onDelete"> & {
  photoUrl: string;
};

function Filled({ side, name, photoUrl, onFile, onOpen, onDelete }: FilledProps) {
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        aria-label={VIEW[side]}
        className="block size-full rounded-[inherit] outline-(--on-photo-measured) focus-visible:-outline-offset-3"
      >
        <PhotoFrame
          kind="measured"
          src={photoUrl}
          alt={photoWords.alt[side](name.trim())}
          tag="none"
          className="size-full rounded-none"
        />
      </button>
      <div className="dark pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-between bg-linear-to-b from-transparent to-[rgb(10_8_7/0.78)] px-1 pt-8 pb-1 text-[#f4f0e7] *:pointer-events-auto">
        <FilePicker onFile={onFile}>
          {(open) => (
            <Button
              variant="ghost"
              size="sm"
              className="min-w-0 gap-1.5 px-1.5 font-stretch-100% text-inherit text-label hover:bg-white/10 lg:[&_svg]:hidden"
              onClick={open}
            >
              <Camera aria-hidden />
              {photoWords.replace}
            </Button>
          )}
        </FilePicker>
        <Button
          variant="ghost"
          size="icon"
          aria-label={DELETE[side]}
          className="text-inherit hover:bg-white/10 [&_svg]:size-[18px]"
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </>
  );
}

function Uploading({ side, share }: { side: Side; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-end gap-2 px-4 pb-5">
      <BodyOutline filled side={side} className="absolute inset-x-0 top-3.5 mx-auto h-[72%]" />
      {/* After 100 % the server still processes the photo. */}
      <p className="text-muted-foreground text-xs">{percent < 100 ? `Uploading ${percent}%` : "Saving"}</p>
      <Progress value={percent} aria-label={UPLOADING[side]} className="w-full" />
    </div>
  );
}

function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
