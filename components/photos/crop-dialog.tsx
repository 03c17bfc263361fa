"use client";

import { RotateCcw } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import { type Area, areaOf, MAX_ANGLE, MAX_ZOOM, type Size } from "@/lib/photos/crop";
import { CropGuide } from "./crop-guide";
import { CropSlider } from "./crop-slider";
import { FilePicker } from "./file-picker";
import { PhotoStage, STAGE_FRAME, StageButton, StageControls } from "./photo-stage";
import { cropTexts } from "./texts";
import { useCrop } from "./use-crop";
import type { Side } from "./use-photo-slot";

type CropDialogProps = {
  side: Side;
  file: File;
  /** The last photo of that side, to take the same place and pose as then. */
  lastPhotoUrl: string | null;
  onUse: (area: Area) => void;
  onCancel: () => void;
  /** Back to the camera; without it another file takes the place of this one. */
  onAim: (() => void) | undefined;
  onFile: (file: File) => void;
  onUnreadable: () => void;
};

/** Chooses the 9:16 part of a picture that becomes the photo, and straightens it. */
export function CropDialog({
  side,
  file,
  lastPhotoUrl,
  onUse,
  onCancel,
  onAim,
  onFile,
  onUnreadable,
}: CropDialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const url = useObjectUrl(file);
  const [hasGhost, setGhost] = useState(true);
  const { view, reset, zoomTo, turnTo, handlers } = useCrop(frame, picture);
  const area = picture && areaOf(picture, view);
  const ghostId = useId();
  return (
    <PhotoStage
      title={cropTexts.title[side]}
      corner={
        <StageButton aria-label={cropTexts.reset} onClick={reset}>
          <RotateCcw aria-hidden />
        </StageButton>
      }
      onCancel={onCancel}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a picture that is moved under a frame. */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
        tabIndex={0}
        aria-label={cropTexts.frame}
        {...handlers}
        className="relative flex min-h-0 flex-1 cursor-move touch-none select-none items-center justify-center overflow-hidden px-6 pt-1 pb-7 outline-(--on-photo-measured) focus-visible:-outline-offset-3"
      >
        <div ref={frame} className={STAGE_FRAME}>
          {url && (
            // biome-ignore lint/performance/noImgElement: a picture that has not left the device.
            <img
              src={url}
              alt=""
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setPicture({ width: naturalWidth, height: naturalHeight })
              }
              onError={onUnreadable}
              className="absolute max-w-none"
              style={picture && area ? placement(picture, area) : { opacity: 0 }}
            />
          )}
          <CropGuide side={side} ghostUrl={hasGhost ? lastPhotoUrl : null} />
        </div>
        {!picture && (
          <div className="absolute inset-0 grid place-items-center">
            <Spinner label={cropTexts.opening} />
          </div>
        )}
      </div>
      <StageControls>
        {lastPhotoUrl && (
          <label htmlFor={ghostId} className="flex min-h-11 items-center justify-between text-sm">
            {cropTexts.ghost}
            <Switch id={ghostId} checked={hasGhost} onCheckedChange={setGhost} />
          </label>
        )}
        <CropSlider
          label={cropTexts.straighten}
          min={-MAX_ANGLE}
          max={MAX_ANGLE}
          step={0.5}
          value={view.angle}
          text={cropTexts.angle(view.angle.toFixed(1).replace("-", "\u2212"))}
          onChange={turnTo}
        />
        <CropSlider
          label={cropTexts.zoom}
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={view.zoom}
          text={cropTexts.magnification(view.zoom.toFixed(1))}
          onChange={zoomTo}
        />
        <div className="mt-2 grid grid-cols-[1fr_1.7fr] gap-2.5">
          <FilePicker onFile={onFile}>
            {(open) => (
              <Button variant="outline" size="lg" className="px-2" onClick={onAim ?? open}>
                {cropTexts.retake}
              </Button>
            )}
          </FilePicker>
          <Button size="lg" disabled={!area} onClick={() => area && onUse(area)}>
            {cropTexts.use}
          </Button>
        </div>
      </StageControls>
    </PhotoStage>
  );
}

/** Where the whole picture lies so that the frame shows just the area. */
function placement(picture: Size, area: Area) {
  return {
    width: `${(picture.width / area.width) * 100}%`,
    height: `${(picture.height / area.height) * 100}%`,
    left: `${(-area.left / area.width) * 100}%`,
    top: `${(-area.top / area.height) * 100}%`,
    // About the middle of the frame, wherever in the picture that is.
    transformOrigin: `${((area.left + area.width / 2) / picture.width) * 100}% ${((area.top + area.height / 2) / picture.height) * 100}%`,
    transform: `rotate(${area.angle}deg)`,
  };
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
