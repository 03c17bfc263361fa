"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { later } from "@/components/ui/later";
import { Segmented } from "@/components/ui/segmented";
import { SIDES, type Side } from "@/lib/body/body";
import { FACE_COVERS } from "@/lib/images/photos/asset";
import { photoFacesQuery } from "@/lib/images/photos/queries";
import type { FaceCover, PhotoFaces } from "@/lib/images/photos/schema";
import { faceCover } from "@/lib/platform/browser/local-flags";
import { counted } from "@/lib/text/numbers";

const FaceCovers = later(() => import("./face-covers").then((module) => module.FaceCovers), {
  opens: ({ isOpen }) => isOpen,
});

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

/** Says how many faces are hidden in each photo, warns if none was found, and lets the trainer set the covers by hand. */
export function FaceChoice({ cover, onChange, photos }: FaceChoiceProps) {
  // The side stays while the sheet closes.
  const [edited, setEdited] = useState<Side>("front");
  const [isEditing, setEditing] = useState(false);
  const isHidden = cover !== null;
  const front = useQuery({ ...photoFacesQuery(photos.front), enabled: isHidden && photos.front !== null });
  const back = useQuery({ ...photoFacesQuery(photos.back), enabled: isHidden && photos.back !== null });
  const found = isHidden ? [...foundIn("front", front.data), ...foundIn("back", back.data)] : [];
  const help = [
    isHidden ? "Every face is hidden in the image files." : "The faces are shown.",
    ...found,
  ].join(" ");
  return (
    <div>
      <Field label="Face" control="group" help={help}>
        <Segmented
          options={CHOICES}
          value={cover ?? "none"}
          onValueChange={(value) => onChange(value === "none" ? null : value)}
        />
      </Field>
      {isHidden && (
        <div className="mt-2 flex flex-wrap gap-2">
          {SIDES.filter((side) => photos[side] !== null).map((side) => (
            <Button
              key={side}
              variant="outline"
              size="sm"
              onClick={() => {
                setEdited(side);
                setEditing(true);
              }}
            >
              Covers in the {side} photo
            </Button>
          ))}
        </div>
      )}
      <FaceCovers
        isOpen={isEditing}
        side={edited}
        photoUrl={photos[edited]}
        known={{ front, back }[edited].data}
        onClose={() => setEditing(false)}
      />
    </div>
  );
}

function foundIn(side: Side, known: PhotoFaces | undefined): string[] {
  if (!known) return [];
  const { faces, isByHand } = known;
  if (isByHand) return [`${counted(faces.length, "cover")} set by hand in the ${side} photo.`];
  if (faces.length === 0) return [`No face was found in the ${side} photo, so nothing is hidden there.`];
  return [
    `${counted(faces.length, "face")} found in the ${side} photo: look at the pictures before you send them.`,
  ];
}
