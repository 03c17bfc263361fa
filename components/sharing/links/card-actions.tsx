"use client";

import { Download, Share } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast-store";
import { useBrowserFact } from "@/lib/platform/browser/media";
import { canShareImages, shareFile } from "@/lib/platform/browser/picture-file";
import { type Card, drawCard } from "./draw-card";

type CardActionsProps = { card: Card; name: string; preview?: boolean };

const textOf = ({ lines, note }: Card["photo"]): string => [...lines, note].filter(Boolean).join(", ");

/** The before and after card, to share if the browser can, and to save. */
export function CardActions({ card, name, preview = false }: CardActionsProps) {
  const drawn = useCard(card, name);
  const canShare = useBrowserFact(canShareImages);
  if (drawn === "failed")
    return (
      <p className="text-muted-foreground text-sm">The card could not be drawn. Please try again later.</p>
    );
  const share = (file: File) =>
    shareFile(file).catch(() => toastFailure("Error", "The card could not be shared."));
  return (
    <>
      {preview && (
        <div className="mx-auto mb-4 aspect-3/4 w-full max-w-[270px] overflow-hidden rounded-photo bg-muted">
          {drawn && (
            // biome-ignore lint/performance/noImgElement: a local picture that is not uploaded.
            <img
              src={drawn.url}
              alt={[
                `${card.title}: before and after card`,
                ...[textOf(card.photo), textOf(card.forecast)],
              ].join(". ")}
              className="size-full"
            />
          )}
        </div>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        {canShare && (
          <Button pending={!drawn} onClick={() => drawn && share(drawn.file)}>
            <Share aria-hidden />
            Share card
          </Button>
        )}
        {drawn ? (
          <Button asChild variant={canShare ? "secondary" : "primary"}>
            <a href={drawn.url} download={name}>
              <Download aria-hidden />
              Save card
            </a>
          </Button>
        ) : (
          <Button variant={canShare ? "secondary" : "primary"} pending>
            Save card
          </Button>
        )}
      </div>
    </>
  );
}

/** Null while it renders, `failed` if an image could not load. */
function useCard(card: Card, name: string): { file: File; url: string } | "failed" | null {
  const [drawn, setDrawn] = useState<{ key: string; card: { file: File; url: string } | "failed" } | null>(
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
        setDrawn({ key, card: { file: new File([blob], fileName, { type: "image/jpeg" }), url } });
      })
      .catch(() => isWanted && setDrawn({ key, card: "failed" }));
    return () => {
      isWanted = false;
      URL.revokeObjectURL(url);
    };
  }, [key]);
  return drawn?.key === key ? drawn.card : null;
}
