"use client";

import { useQuery } from "@tanstack/react-query";
import type { Side } from "@/lib/body/body";
import { photoCheckQuery } from "@/lib/photos/queries";
import type { PhotoCheck } from "@/lib/photos/schema";

/** What is seen in the stored photos of a client; undefined while nobody knows, or where there is no photo. */
export function usePhotoChecks(photos: Record<Side, string | null>): Record<Side, PhotoCheck | undefined> {
  const front = useQuery(photoCheckQuery(photos.front));
  const back = useQuery(photoCheckQuery(photos.back));
  return { front: front.data, back: back.data };
}
