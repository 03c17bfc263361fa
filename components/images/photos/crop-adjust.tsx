import { Camera } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { type CropView, MAX_ANGLE, MAX_ZOOM } from "@/lib/images/photos/crop";
import { cropWords } from "@/lib/images/words/en";
import { formatTenth } from "@/lib/text/numbers";
import { CropSlider } from "./crop-slider";
import { FilePicker } from "./file-picker";

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
  /** The photo cannot be used for images. */
  isRefused: boolean;
  /** Null while the picture loads. */
  onUse: (() => void) | null;
  /** Goes back to the camera; undefined for a photo from a file. */
  onOpenCamera: (() => void) | undefined;
  onFile: (file: File) => void;
};

/** A photo that cannot be used for images needs an explicit choice to keep it. */
export function CropActions({ isRefused, onUse, onOpenCamera, onFile }: CropActionsProps) {
  const use = { size: "lg", disabled: !onUse, onClick: () => onUse?.() } as const;
  return (
    <FilePicker onFile={onFile}>
      {(open) =>
        isRefused ? (
          <div className="mt-3 grid gap-1">
            <Button size="lg" onClick={onOpenCamera ?? open}>
              <Camera aria-hidden />
              {cropWords.another}
            </Button>
            {/* The same place as "Use photo", so it needs a deliberate press. */}
            <Button variant="ghost" {...use}>
              {cropWords.keep}
            </Button>
            <p className="pb-1 text-center text-muted-foreground text-xs">{cropWords.keepHint}</p>
          </div>
        ) : (
          <div className="mt-3 grid grid-cols-[1fr_1.25fr] gap-2.5">
            <Button variant="outline" size="lg" className="px-2" onClick={onOpenCamera ?? open}>
              {cropWords.another}
            </Button>
            <Button {...use}>{cropWords.use}</Button>
          </div>
        )
      }
    </FilePicker>
  );
}
