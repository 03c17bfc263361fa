"use client";

import { useEffect, useState } from "react";
import { type Card, drawCard } from "./draw-card";

/** The card as a file to show and hand on; null while it is being drawn, `failed` when a picture is away. */
export function useCard(card: Card, name: string): { file: File; url: string } | "failed" | null {
  const [made, setMade] = useState<{ key: string; card: { file: File; url: string } | "failed" } | null>(
    null,
  );
  const key = JSON.stringify([card, name]);
  useEffect(() => {
    let isWanted = true;
    let url = "";
    const [wanted, fileName] = JSON.parse(key) as [Card, string];
    drawCard(wanted)
      .then((blob) => {
        if (!isWanted) return;
        url = URL.createObjectURL(blob);
        setMade({ key, card: { file: new File([blob], fileName, { type: "image/jpeg" }), url } });
      })
      .catch(() => isWanted && setMade({ key, card: "failed" }));
    return () => {
      isWanted = false;
      URL.revokeObjectURL(url);
    };
  }, [key]);
  return made?.key === key ? made.card : null;
}
