"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { toastFailure } from "@/components/ui/toast-store";
import type { Side } from "@/lib/body/body";
import type { Area } from "@/lib/images/photos/crop";
import { photoCheckQuery, uploadPhoto } from "@/lib/images/photos/queries";
import { photoErrorWords } from "@/lib/images/words/en";
import { ApiError } from "@/lib/platform/http/api-error";

const FAILED_DETAIL = {
  front: "Failed to upload front photo. Please try again.",
  back: "Failed to upload back photo. Please try again.",
};

export type SlotWork =
  | { step: "idle" }
  | { step: "aiming" }
  | { step: "cropping"; file: File; fromCamera: boolean }
  /** `share`: the uploaded part, 0 to 1. */
  | { step: "uploading"; share: number };

type PhotoSlotInput = {
  side: Side;
  trainerId: string | undefined;
  /** `as`: the side whose photo it becomes. */
  onUploaded: (photoUrl: string, as: Side) => void;
};

/** From the chosen file to the uploaded photo. A failure leaves the slot unchanged. */
export function usePhotoSlot({ side, trainerId, onUploaded }: PhotoSlotInput) {
  const cache = useQueryClient();
  const [work, setWork] = useState<SlotWork>({ step: "idle" });
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  // The other slot may have changed during the upload.
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });

  const upload = async (file: File, area: Area, as: Side) => {
    if (!trainerId) {
      setWork({ step: "idle" });
      return toastFailure("Missing information", "Trainer information is required.");
    }
    const controller = new AbortController();
    abort.current = controller;
    setWork({ step: "uploading", share: 0 });
    try {
      const { renderPhoto } = await import("./render");
      const photo = await renderPhoto(file, area);
      const { photoUrl, check } = await uploadPhoto(
        { photo, trainerId },
        { onProgress: (share) => setWork({ step: "uploading", share }), signal: controller.signal },
      );
      if (check) cache.setQueryData(photoCheckQuery(photoUrl).queryKey, { check });
      uploaded.current(photoUrl, as);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn(`The ${side} photo was not uploaded.`, error);
      const refusal = refusalIn(error);
      setProblem(refusal ?? null);
      uploadFailed(side, refusal);
    }
    if (!controller.signal.aborted) setWork({ step: "idle" });
  };

  const start = (next: SlotWork) => {
    setProblem(null);
    setWork(next);
  };
  return {
    work,
    problem,
    aim: () => start({ step: "aiming" }),
    shoot: (file: File) => start({ step: "cropping", file, fromCamera: true }),
    choose: (file: File) => start({ step: "cropping", file, fromCamera: false }),
    turn(file: File) {
      if (work.step === "cropping") start({ ...work, file });
    },
    crop(area: Area, as: Side) {
      if (work.step === "cropping") void upload(work.file, area, as);
    },
    cancel: () => setWork({ step: "idle" }),
    lose: () => setProblem("The new photo was not saved within a day, so it was deleted. Choose it again."),
    refuse() {
      setWork({ step: "idle" });
      setProblem(photoErrorWords.notAPhoto);
      uploadFailed(side, photoErrorWords.notAPhoto);
    },
  };
}

/** The server's reason, if a retry with the same photo would fail again. */
function refusalIn(error: unknown): string | undefined {
  const isRefused = error instanceof ApiError && (error.status === 413 || error.status === 415);
  return isRefused ? error.json.message : undefined;
}

function uploadFailed(side: Side, reason: string = FAILED_DETAIL[side]): void {
  toastFailure("Upload failed", reason);
}
