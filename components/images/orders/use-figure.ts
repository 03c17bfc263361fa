"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Figure, isOutlinedAtFirst, type View, viewOf } from "@/lib/images/orders/framing";
import type { PhotoFrame } from "@/lib/images/orders/journey";
import { photoCheckQuery } from "@/lib/images/photos/queries";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { outlineWords } from "@/lib/images/words/en";

/** The person in the source photo. The images have the same size, so its view and outline fit them too. */
export type ShownFigure = {
  check: PhotoCheck | undefined;
  figure: Figure | null;
  /** Null until the person is known: then pictures cover their frame. */
  view: View | null;
  isCovered: boolean;
  outline: { name: string; isOn: boolean; onToggle: () => void };
};

export function useFigure(photo: PhotoFrame | null): ShownFigure {
  const { data: check } = useQuery(photoCheckQuery(photo?.imageUrl ?? null));
  const [isChosen, setChosen] = useState<boolean | null>(null);
  const figure = check?.person ?? null;
  const isOn = isChosen ?? isOutlinedAtFirst(figure?.waist);
  return {
    check,
    figure,
    view: figure && viewOf(figure),
    isCovered: figure?.waist === "covered",
    outline: {
      name: photo?.month === 0 ? outlineWords.today : outlineWords.of(photo?.shortLabel ?? ""),
      isOn,
      onToggle: () => setChosen(!isOn),
    },
  };
}
