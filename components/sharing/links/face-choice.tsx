"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import type { Side } from "@/lib/images/orders/schema";
import { FACE_COVERS } from "@/lib/images/photos/asset";
import { photoFacesQuery } from "@/lib/images/photos/queries";
import type { Box, FaceCover } from "@/lib/images/photos/schema";
import { faceCover } from "@/lib/platform/browser/local-flags";
import { counted } from "@/lib/text/numbers";

const COVER_NAMES = { blur: "Blurred", bar: "Bar" };

const CHOICES = [
  { value: "none" as const, label: "Shown" },
  ...FACE_COVERS.map((value) => ({ value, label: COVER_NAMES[value] })),
];

/** The last choice on this device. */
export function useFaceCover(): [FaceCover | null, (cover: FaceCover | null) => void] {
  const [cover, setCover] = useState(faceCover.read);
  const choose = (next: FaceCover | null) => {
    faceCover.store(next);
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

/** Says how many faces are hidden in each photo, and warns if none was found. */
export function FaceChoice({ cover, onChange, photos }: FaceChoiceProps) {
  const isHidden = cover !== null;
  const front = useQuery({ ...photoFacesQuery(photos.front), enabled: isHidden && photos.front !== null });
  const back = useQuery({ ...photoFacesQuery(photos.back), enabled: isHidden && photos.back !== null });
  const found = isHidden ? [...foundIn("front", front.data), ...foundIn("back", back.data)] : [];
  const help = [
    isHidden ? "Every face is hidden in the image files." : "The faces are shown.",
    ...found,
  ].join(" ");
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

function foundIn(side: Side, faces: readonly Box[] | undefined): string[] {
  if (!faces) return [];
  if (faces.length === 0) return [`No face was found in the ${side} photo, so nothing is hidden there.`];
  return [
    `${counted(faces.length, "face")} found in the ${side} photo: look at the pictures before you send them.`,
  ];
}
