import { ArrowLeftRight, Camera, RotateCw } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import type { Side } from "@/lib/body/body";
import type { Remedy } from "@/lib/images/photos/check-wording";
import { type CropView, MAX_ANGLE, MAX_ZOOM } from "@/lib/images/photos/crop";
import { cropWords, remedyWords } from "@/lib/images/words/en";
import { formatTenth } from "@/lib/text/numbers";
import { CropSlider } from "./crop-slider";
import { FilePicker } from "./file-picker";
import { otherSide } from "./remedy-button";

type CropAdjustProps = {
  view: CropView;
  onTurn: (angle: number) => void;
  onZoom: (zoom: number) => void;
  ghost: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
};

export function CropAdjust({ view, onTurn, onZoom, ghost }: CropAdjustProps) {
  const ghostId = useId();
  return (
    <>
      {ghost && (
        <label htmlFor={ghostId} className="flex min-h-11 items-center justify-between text-sm">
          {cropWords.ghost}
          <Switch id={ghostId} checked={ghost.isOn} onCheckedChange={ghost.onChange} />
        </label>
      )}
      <CropSlider
        label={cropWords.straighten}
        min={-MAX_ANGLE}
        max={MAX_ANGLE}
        step={0.5}
        value={view.angle}
        text={cropWords.angle(formatTenth(view.angle))}
        onChange={onTurn}
      />
      <CropSlider
        label={cropWords.zoom}
        min={1}
        max={MAX_ZOOM}
        step={0.01}
        value={view.zoom}
        text={cropWords.magnification(formatTenth(view.zoom))}
        onChange={onZoom}
      />
    </>
  );
}

type CropActionsProps = {
  side: Side;
  /** What would put a photo with faults right; null for one without. */
  remedy: Remedy | null;
  /** What is lost by keeping the photo. */
  lost: string | null;
  /** Null while the picture loads. */
  onUse: ((as: Side) => void) | null;
  onTurn: () => void;
  /** Goes back to the camera; undefined for a photo from a file. */
  onOpenCamera: (() => void) | undefined;
  onFile: (file: File) => void;
};

/** A photo with faults needs an explicit choice to keep it. */
export function CropActions({ side, remedy, lost, onUse, onTurn, onOpenCamera, onFile }: CropActionsProps) {
  const keep = { size: "lg", disabled: !onUse, onClick: () => onUse?.(side) } as const;
  const other = otherSide(side);
  return (
    <FilePicker onFile={onFile}>
      {(open) =>
        remedy ? (
          <div className="mt-3 grid gap-1">
            {remedy === "swap" ? (
              <Button size="lg" disabled={!onUse} onClick={() => onUse?.(other)}>
                <ArrowLeftRight aria-hidden />
                {remedyWords.useAs[other]}
              </Button>
            ) : remedy === "turn" ? (
              <Button size="lg" onClick={onTurn}>
                <RotateCw aria-hidden />
                {remedyWords.turn}
              </Button>
            ) : (
              <Button size="lg" onClick={onOpenCamera ?? open}>
                <Camera aria-hidden />
                {cropWords.another}
              </Button>
            )}
            {/* The same place as "Use photo", so it needs a deliberate press. */}
            <Button variant="ghost" {...keep}>
              {cropWords.keep}
            </Button>
            <p className="text-balance pb-1 text-center text-muted-foreground text-xs">{lost}</p>
          </div>
        ) : (
          <div className="mt-3 grid grid-cols-[1fr_1.25fr] gap-2.5">
            <Button variant="outline" size="lg" className="px-2" onClick={onOpenCamera ?? open}>
              {cropWords.another}
            </Button>
            <Button {...keep}>{cropWords.use}</Button>
          </div>
        )
      }
    </FilePicker>
  );
}
