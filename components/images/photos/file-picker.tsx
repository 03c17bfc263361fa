"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { PHOTO_ASSET } from "@/lib/images/photos/asset";

type FilePickerProps = {
  onFile: (file: File) => void;
  /** Opens the camera app at once, on devices with one. */
  camera?: boolean;
  /** Renders the control; `open` opens the picker. */
  children: (open: () => void) => ReactNode;
};

export function FilePicker({ onFile, camera = false, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        accept={PHOTO_ASSET.acceptedTypes.join(",")}
        {...(camera && { capture: "environment" as const })}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Without the reset, the same file would not fire a second change event.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}

export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
