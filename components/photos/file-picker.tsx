"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { PHOTO_ASSET } from "@/lib/photos/asset";

type FilePickerProps = {
  onFile: (file: File) => void;
  /** Opens the camera at once, on devices that have one. */
  camera?: boolean;
  /** The control; it gets what opens the picker. */
  children: (open: () => void) => ReactNode;
};

/** Lets the device's own picker choose one photo. */
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
          // Choosing the same file again must be heard too.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** An address for something that has not left the device, as long as the component stands. */
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
