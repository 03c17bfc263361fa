"use client";

import { Button } from "@/components/ui/button";
import { FilePicker } from "./file-picker";
import type { CameraProblem } from "./use-camera";

const REASONS: Record<CameraProblem, string> = {
  refused: "Formcast may not use the camera. Allow it for this site in the browser's settings and try again.",
  missing: "No camera was found on this device.",
  busy: "The camera is not available. Another app may be using it.",
  unsupported: "This browser does not let Formcast use the camera.",
};

type CameraFallbackProps = {
  problem: CameraProblem;
  onRetry: () => void;
  onFile: (file: File) => void;
};

/** Why there is nothing to see, and the ways to a photo that are left: the device's own camera, or a file. */
export function CameraFallback({ problem, onRetry, onFile }: CameraFallbackProps) {
  return (
    <div className="absolute inset-0 m-auto grid h-fit max-w-[320px] gap-2.5 px-4">
      <p role="alert" className="mb-2 text-balance text-center text-sm">
        {REASONS[problem]}
      </p>
      {problem !== "unsupported" && <Button onClick={onRetry}>Try again</Button>}
      <FilePicker camera onFile={onFile}>
        {(open) => (
          <Button variant="secondary" onClick={open}>
            Use the camera app
          </Button>
        )}
      </FilePicker>
      <FilePicker onFile={onFile}>
        {(open) => (
          <Button variant="secondary" onClick={open}>
            Choose a photo
          </Button>
        )}
      </FilePicker>
    </div>
  );
}
