import { Camera } from "lucide-react";
import { Button } from "@/components/ui/button";
import { FilePicker } from "./file-picker";
import { cropTexts } from "./texts";

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
              {cropTexts.another}
            </Button>
            {/* The same place as "Use photo", so it needs a deliberate press. */}
            <Button variant="ghost" {...use}>
              {cropTexts.keep}
            </Button>
            <p className="pb-1 text-center text-muted-foreground text-xs">{cropTexts.keepHint}</p>
          </div>
        ) : (
          <div className="mt-3 grid grid-cols-[1fr_1.25fr] gap-2.5">
            <Button variant="outline" size="lg" className="px-2" onClick={onOpenCamera ?? open}>
              {cropTexts.another}
            </Button>
            <Button {...use}>{cropTexts.use}</Button>
          </div>
        )
      }
    </FilePicker>
  );
}
