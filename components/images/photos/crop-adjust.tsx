import { useId } from "react";
import { Switch } from "@/components/ui/switch";
import { type CropView, MAX_ANGLE, MAX_ZOOM } from "@/lib/images/photos/crop";
import { formatTenth } from "@/lib/text/numbers";
import { CropSlider } from "./crop-slider";
import { cropTexts } from "./texts";

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
          {cropTexts.ghost}
          <Switch id={ghostId} checked={ghost.isOn} onCheckedChange={ghost.onChange} />
        </label>
      )}
      <CropSlider
        label={cropTexts.straighten}
        min={-MAX_ANGLE}
        max={MAX_ANGLE}
        step={0.5}
        value={view.angle}
        text={cropTexts.angle(formatTenth(view.angle))}
        onChange={onTurn}
      />
      <CropSlider
        label={cropTexts.zoom}
        min={1}
        max={MAX_ZOOM}
        step={0.01}
        value={view.zoom}
        text={cropTexts.magnification(formatTenth(view.zoom))}
        onChange={onZoom}
      />
    </>
  );
}
