"use client";

import { Button } from "@/components/ui/button";
import { cameraFallbackWords, photoWords } from "@/lib/images/words/en";
import { FilePicker } from "./file-picker";
import type { CameraProblem } from "./use-camera";

type CameraFallbackProps = {
  problem: CameraProblem;
  onRetry: () => void;
  onFile: (file: File) => void;
};

const HOPELESS: ReadonlySet<CameraProblem> = new Set(["insecure", "unsupported"]);

export function CameraFallback({ problem, onRetry, onFile }: CameraFallbackProps) {
  return (
    <div className="absolute inset-0 m-auto grid h-fit max-w-[320px] gap-2.5 px-4">
      <p role="alert" className="mb-2 text-balance text-center text-sm">
        {cameraFallbackWords.problems[problem]}
      </p>
      {!HOPELESS.has(problem) && <Button onClick={onRetry}>{cameraFallbackWords.retry}</Button>}
      <FilePicker camera onFile={onFile}>
        {(open) => (
          <Button variant="secondary" onClick={open}>
            {cameraFallbackWords.useCameraApp}
          </Button>
        )}
      </FilePicker>
      <FilePicker onFile={onFile}>
        {(open) => (
          <Button variant="secondary" onClick={open}>
            {photoWords.choose}
          </Button>
        )}
      </FilePicker>
    </div>
  );
}
