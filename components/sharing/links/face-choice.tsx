"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import type { Side } from "@/lib/images/orders/schema";
import { FACE_COVERS } from "@/lib/images/photos/asset";
import { photoCheckQuery } from "@/lib/images/photos/queries";
import type { FaceCover, PhotoCheck } from "@/lib/images/photos/schema";
import { readFaceCover, storeFaceCover } from "@/lib/platform/browser/local-flags";

const COVER_NAMES = { blur: "Blurred", bar: "Bar" };

const CHOICES = [
  { value: "none" as const, label: "Shown" },
  ...FACE_COVERS.map((value) => ({ value, label: COVER_NAMES[value] })),
];

/** The last choice on this device. */
export function useFaceCover(): [FaceCover | null, (cover: FaceCover | null) => void] {
  const [cover, setCover] = useState(readFaceCover);
  const choose = (next: FaceCover | null) => {
    storeFaceCover(next);
    setCover(next);
  };
  return [cover, choose];
}

type FaceChoiceProps = {
  cover: FaceCover | null;
  onChange: (cover: FaceCover | null) => void;
  /** The photos to share; null for a missing side. */
  photos: Record<Side, string | null>;
};

/** Also warns if no face was found, so that nothing is hidden. */
export function FaceChoice({ cover, onChange, photos }: FaceChoiceProps) {
  const isHidden = cover !== null;
  const front = useQuery({ ...photoCheckQuery(photos.front), enabled: isHidden && photos.front !== null });
  const back = useQuery({ ...photoCheckQuery(photos.back), enabled: isHidden && photos.back !== null });
  const faceless = isHidden
    ? [
        ...(isFaceless(front.data)
          ? ["No face was found in the front photo, so nothing is hidden there."]
          : []),
        ...(isFaceless(back.data)
          ? ["No face was found in the back photo, so nothing is hidden there."]
          : []),
      ]
    : [];
  const help = [isHidden ? "The face is hidden in the image files." : "The face is shown.", ...faceless].join(
    " ",
  );
  return (
    <Field label="Face" control="group" help={help}>
      <Segmented
        options={CHOICES}
        value={cover ?? "none"}
        onValueChange={(value) => onChange(value === "none" ? null : value)}
      />
    </Field>
  );
}

const isFaceless = (check: PhotoCheck | undefined): boolean => check !== undefined && !check.person?.face;
