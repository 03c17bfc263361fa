"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Side } from "@/lib/body/body";
import { photoCheckQuery } from "@/lib/images/photos/queries";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { ApiError } from "@/lib/platform/http/api-error";
import type { PhotoChecker } from "./photo-checker";

/** `away`: no check is possible, and everything works without it. */
export type FileCheck = { status: "looking" | "away"; check: null } | { status: "seen"; check: PhotoCheck };

export function useFileCheck(file: File, checker: PhotoChecker): FileCheck {
  const [seen, setSeen] = useState<{ file: File; check: PhotoCheck | null } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    checker(file, controller.signal)
      .catch(() => null)
      .then((check) => {
        if (!controller.signal.aborted) setSeen({ file, check });
      });
    return () => controller.abort();
  }, [file, checker]);
  if (seen?.file !== file) return { status: "looking", check: null };
  return seen.check ? { status: "seen", check: seen.check } : { status: "away", check: null };
}

/** Tells of a photo that the server no longer has: an unused upload is deleted within a day. */
export function useLostPhotos(photos: Record<Side, string | null>, onLost: (side: Side) => void): void {
  const tell = useEffectEvent(onLost);
  const front = useQuery(photoCheckQuery(photos.front));
  const back = useQuery(photoCheckQuery(photos.back));
  const [isFrontLost, isBackLost] = [isGone(front.error), isGone(back.error)];
  useEffect(() => {
    if (isFrontLost) tell("front");
  }, [isFrontLost]);
  useEffect(() => {
    if (isBackLost) tell("back");
  }, [isBackLost]);
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Undefined while unknown, or without a photo. */
export function usePhotoChecks(photos: Record<Side, string | null>): Record<Side, PhotoCheck | undefined> {
  const front = useQuery(photoCheckQuery(photos.front));
  const back = useQuery(photoCheckQuery(photos.back));
  return { front: front.data, back: back.data };
}
