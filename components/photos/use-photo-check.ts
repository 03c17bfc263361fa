"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Side } from "@/lib/body/body";
import { photoCheckQuery } from "@/lib/photos/queries";
import type { PhotoCheck } from "@/lib/photos/schema";
import type { Look } from "./look";

/** `away`: nobody can say what is in it, and everything goes on without. */
export type FileCheck = { status: "looking" | "away"; check: null } | { status: "seen"; check: PhotoCheck };

/** What is seen in a picture that has not left the device yet. */
export function useFileCheck(file: File, look: Look): FileCheck {
  const [seen, setSeen] = useState<{ file: File; check: PhotoCheck | null } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    look(file, controller.signal)
      .catch(() => null)
      .then((check) => {
        if (!controller.signal.aborted) setSeen({ file, check });
      });
    return () => controller.abort();
  }, [file, look]);
  if (seen?.file !== file) return { status: "looking", check: null };
  return seen.check ? { status: "seen", check: seen.check } : { status: "away", check: null };
}

/** What is seen in the stored photos of a client; undefined while nobody knows, or where there is no photo. */
export function usePhotoChecks(photos: Record<Side, string | null>): Record<Side, PhotoCheck | undefined> {
  const front = useQuery(photoCheckQuery(photos.front));
  const back = useQuery(photoCheckQuery(photos.back));
  return { front: front.data, back: back.data };
}
