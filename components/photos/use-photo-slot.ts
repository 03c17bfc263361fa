"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import type { Area } from "@/lib/photos/crop";
import { uploadPhoto } from "@/lib/photos/queries";
import { renderPhoto } from "@/lib/photos/render";
import { uploadTexts } from "./texts";

export type Side = "front" | "back";

export type SlotWork =
  | { step: "idle" }
  /** The camera is open. */
  | { step: "aiming" }
  | { step: "cropping"; file: File; fromCamera: boolean }
  /** `share` is what has left of the upload, 0 to 1. */
  | { step: "uploading"; share: number };

type PhotoSlotInput = {
  side: Side;
  trainerId: string | undefined;
  onUploaded: (photoUrl: string) => void;
};

/** One photo on its way from the device to the store. What fails leaves the slot as it was. */
export function usePhotoSlot({ side, trainerId, onUploaded }: PhotoSlotInput) {
  const [work, setWork] = useState<SlotWork>({ step: "idle" });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const upload = async (file: File, area: Area) => {
    if (!trainerId) {
      setWork({ step: "idle" });
      return complain(uploadTexts.noTrainer, uploadTexts.noTrainerDetail);
    }
    const controller = new AbortController();
    abort.current = controller;
    setWork({ step: "uploading", share: 0 });
    try {
      const photo = await renderPhoto(file, area);
      const { photoUrl } = await uploadPhoto(
        { photo, trainerId },
        { onProgress: (share) => setWork({ step: "uploading", share }), signal: controller.signal },
      );
      onUploaded(photoUrl);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn(`The ${side} photo was not uploaded.`, error);
      uploadFailed(side);
    }
    if (!controller.signal.aborted) setWork({ step: "idle" });
  };

  return {
    work,
    aim: () => setWork({ step: "aiming" }),
    shoot: (file: File) => setWork({ step: "cropping", file, fromCamera: true }),
    choose: (file: File) => setWork({ step: "cropping", file, fromCamera: false }),
    crop(area: Area) {
      if (work.step === "cropping") void upload(work.file, area);
    },
    cancel: () => setWork({ step: "idle" }),
    /** The browser could not read the file. */
    refuse() {
      setWork({ step: "idle" });
      uploadFailed(side);
    },
  };
}

function uploadFailed(side: Side): void {
  complain(uploadTexts.failed, uploadTexts.failedDetail[side]);
}

function complain(title: string, description: string): void {
  toast({ title, description, variant: "destructive" });
}
