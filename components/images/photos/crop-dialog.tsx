"use client";

import { RotateCcw, SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PhotoTag } from "@/components/ui/photo-frame";
import { Spinner } from "@/components/ui/spinner";
import type { Side } from "@/lib/body/body";
import { checkWording, remedyOf } from "@/lib/images/photos/check-wording";
import { type Area, areaOf, type Size, viewOn } from "@/lib/images/photos/crop";
import { cropWords } from "@/lib/images/words/en";
import { CheckOutline } from "./check-outline";
import { CropActions, CropAdjust } from "./crop-adjust";
import { CropGuide } from "./crop-guide";
import { useObjectUrl } from "./file-picker";
import { checkOnServer, type PhotoChecker } from "./photo-checker";
import { PhotoStage, STAGE_FRAME, StageButton, StageControls } from "./photo-stage";
import { PhotoVerdict } from "./photo-verdict";
import { renderTurned } from "./render";
import { useCrop } from "./use-crop";
import { useFileCheck } from "./use-photo-check";

/** Long enough to check the outline. */
const OUTLINE_MS = 3500;

type CropDialogProps = {
  side: Side;
  name: string;
  file: File;
  lastPhotoUrl: string | null;
  /** Whether there is a slot for the other side, which the photo may be meant for. */
  canSwap: boolean;
  /** `as`: the side whose photo it becomes. */
  onUse: (area: Area, as: Side) => void;
  onCancel: () => void;
  onOpenCamera: (() => void) | undefined;
  onFile: (file: File) => void;
  /** The same photo, upright. */
  onTurned: (file: File) => void;
  onUnreadable: () => void;
  checker?: PhotoChecker;
};

export function CropDialog(props: CropDialogProps) {
  const { side, name, file, lastPhotoUrl, canSwap, onUse, onCancel, onOpenCamera, onFile, onUnreadable } =
    props;
  const frame = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const url = useObjectUrl(file);
  const [hasGhost, setGhost] = useState(true);
  const [wantsAdjust, setAdjust] = useState(false);
  const { view, reset, propose, zoomTo, turnTo, handlers } = useCrop(frame, picture);
  const area = picture && areaOf(picture, view);
  const { status, check } = useFileCheck(file, props.checker ?? checkOnServer);
  const isRefused = check?.verdict === "refused";
  // The box of a refused photo is not reliable.
  const box = isRefused ? undefined : check?.person?.box;
  const frameThePerson = useEffectEvent(() => {
    if (picture && box) propose(viewOn(picture, box));
  });
  useEffect(() => {
    if (picture && box) frameThePerson();
  }, [picture, box]);
  const isRecent = useIsRecent(check);
  const isAdjusting = wantsAdjust || status === "away";
  const showsOutline = check?.person != null && !isAdjusting && (isRecent || isRefused);
  const adjustId = useId();
  const slot = { slot: side, canSwap };
  const turn = () => {
    if (check) renderTurned(file, check.turn).then(props.onTurned, onUnreadable);
  };
  return (
    <PhotoStage
      title={cropWords.title[side]}
      corner={
        <StageButton aria-label={cropWords.reset} onClick={reset}>
          <RotateCcw aria-hidden />
        </StageButton>
      }
      onCancel={onCancel}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no element means a picture that moves below a frame. */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
        tabIndex={0}
        aria-label={cropWords.frame}
        {...handlers}
        className="relative flex min-h-0 flex-1 cursor-move touch-none select-none items-center justify-center overflow-hidden px-6 pt-1 pb-7 outline-(--on-photo-measured) focus-visible:-outline-offset-3"
      >
        <div ref={frame} className={STAGE_FRAME}>
          <div
            className={cn("absolute max-w-none", !picture && "opacity-0")}
            style={picture && area ? placement(picture, area) : undefined}
          >
            {url && (
              // biome-ignore lint/performance/noImgElement: a local picture that is not uploaded yet.
              <img
                src={url}
                alt=""
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setPicture({ width: naturalWidth, height: naturalHeight })
                }
                onError={onUnreadable}
                className="size-full max-w-none"
              />
            )}
            {check && <CheckOutline check={check} isShown={showsOutline} />}
          </div>
          <CropGuide side={side} ghostUrl={hasGhost ? lastPhotoUrl : null} isBare={showsOutline} />
          {showsOutline && <PhotoTag kind="measured" className="absolute top-2 left-2" />}
        </div>
        {!picture && (
          <div className="absolute inset-0 grid place-items-center">
            <Spinner label={cropWords.opening} />
          </div>
        )}
      </div>
      <StageControls>
        <div className={cn("flex items-start gap-2", status !== "away" && "min-h-18 md:min-h-12")}>
          <div role="status" className="min-w-0 flex-1">
            {status === "looking" && (
              <p className="animate-appear text-muted-foreground text-sm">{cropWords.looking}</p>
            )}
            {check && <PhotoVerdict check={check} name={name} {...slot} />}
          </div>
          {status !== "away" && (
            <Button
              variant="ghost"
              size="icon"
              className="-mt-2 -mr-2.5 shrink-0"
              aria-label={cropWords.adjust}
              aria-expanded={isAdjusting}
              aria-controls={adjustId}
              onClick={() => setAdjust(!wantsAdjust)}
            >
              <SlidersHorizontal aria-hidden />
            </Button>
          )}
        </div>
        <div id={adjustId} hidden={!isAdjusting}>
          <CropAdjust
            view={view}
            onTurn={turnTo}
            onZoom={zoomTo}
            ghost={lastPhotoUrl === null ? null : { isOn: hasGhost, onChange: setGhost }}
          />
        </div>
        <CropActions
          side={side}
          remedy={check && remedyOf(check, slot)}
          lost={check && checkWording(check, { ...slot, name }).lost}
          onUse={area && ((as) => onUse(area, as))}
          onTurn={turn}
          onOpenCamera={onOpenCamera}
          onFile={onFile}
        />
      </StageControls>
    </PhotoStage>
  );
}

/** Positions the whole picture so that the frame shows only the area. */
function placement(picture: Size, area: Area) {
  return {
    width: `${(picture.width / area.width) * 100}%`,
    height: `${(picture.height / area.height) * 100}%`,
    left: `${(-area.left / area.width) * 100}%`,
    top: `${(-area.top / area.height) * 100}%`,
    transformOrigin: `${((area.left + area.width / 2) / picture.width) * 100}% ${((area.top + area.height / 2) / picture.height) * 100}%`,
    transform: `rotate(${area.angle}deg)`,
  };
}

/** Whether a value arrived a moment ago. */
function useIsRecent(something: object | null): boolean {
  const [past, setPast] = useState<object | null>(null);
  useEffect(() => {
    if (!something) return;
    const timer = setTimeout(() => setPast(something), OUTLINE_MS);
    return () => clearTimeout(timer);
  }, [something]);
  return something !== null && past !== something;
}
