"use client";

import { Share } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast-store";
import { canShareImages, shareFile } from "@/lib/platform/browser/picture-file";
import { drawSummary, type SummaryCard } from "./draw-summary";

type ShareSummaryProps = { card: SummaryCard; fileName: string };

/** Shares the card, or downloads it if the browser cannot share files. */
export function ShareSummary({ card, fileName }: ShareSummaryProps) {
  const [drawing, setDrawing] = useState(false);
  const share = async () => {
    setDrawing(true);
    try {
      const file = new File([await drawSummary(card)], fileName, { type: "image/jpeg" });
      if (canShareImages()) await shareFile(file);
      else save(file);
    } catch {
      toastFailure("The picture could not be shared.");
    } finally {
      setDrawing(false);
    }
  };
  return (
    <Button variant="secondary" block pending={drawing} onClick={share} className="mb-4">
      <Share aria-hidden />
      Share as a picture
    </Button>
  );
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
