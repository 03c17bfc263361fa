import { Camera } from "lucide-react";
import { Button } from "@/components/ui/button";
import { FilePicker } from "./file-picker";
import { cropTexts } from "./texts";

type CropActionsProps = {
  /** No images can be made of the photo. */
  isRefused: boolean;
  /** Null while the picture is being opened. */
  onUse: (() => void) | null;
  /** Goes back to the camera. Without it the button asks for another file. */
  onAim: (() => void) | undefined;
  onFile: (file: File) => void;
};

/** Whether the photo is taken. One that no images come from is kept only on purpose. */
export function CropActions({ isRefused, onUse, onAim, onFile }: CropActionsProps) {
  const use = { size: "lg", disabled: !onUse, onClick: () => onUse?.() } as const;
  return (
    <FilePicker onFile={onFile}>
      {(open) =>
        isRefused ? (
          <div className="mt-3 grid gap-1">
            <Button size="lg" onClick={onAim ?? open}>
              <Camera aria-hidden />
              {cropTexts.another}
            </Button>
            {/* Where the finger that was about to use the photo comes down. */}
            <Button variant="ghost" {...use}>
              {cropTexts.keep}
            </Button>
            <p className="pb-1 text-center text-muted-foreground text-xs">{cropTexts.keepHint}</p>
          </div>
        ) : (
          <div className="mt-3 grid grid-cols-[1fr_1.25fr] gap-2.5">
            <Button variant="outline" size="lg" className="px-2" onClick={onAim ?? open}>
              {cropTexts.another}
            </Button>
            <Button {...use}>{cropTexts.use}</Button>
          </div>
        )
      }
    </FilePicker>
  );
}
