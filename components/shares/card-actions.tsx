"use client";

import { Download, Share } from "lucide-react";
import { useEffect, useState } from "react";
import { canShareImages, shareFile } from "@/components/transformations/use-share";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useBrowserFact } from "@/lib/browser/media";
import { type Card, drawCard } from "./draw-card";
import { cardTexts } from "./texts";

type CardActionsProps = { card: Card; name: string; preview?: boolean };

const wordsOf = ({ lines, note }: Card["photo"]): string => [...lines, note].filter(Boolean).join(", ");

/** The before and after card, to hand to another app where the browser can, and to keep. */
export function CardActions({ card, name, preview = false }: CardActionsProps) {
  const made = useCard(card, name);
  const canShare = useBrowserFact(canShareImages);
  if (made === "failed") return <p className="text-muted-foreground text-sm">{cardTexts.drawFailed}</p>;
  const share = (file: File) =>
    shareFile(file).catch(() =>
      toast({
        title: cardTexts.shareFailed,
        description: cardTexts.shareFailedDetail,
        variant: "destructive",
      }),
    );
  return (
    <>
      {preview && (
        <div className="mx-auto mb-4 aspect-3/4 w-full max-w-[270px] overflow-hidden rounded-photo bg-muted">
          {made && (
            // biome-ignore lint/performance/noImgElement: it exists in this browser only.
            <img
              src={made.url}
              alt={cardTexts.name(card.title, [wordsOf(card.photo), wordsOf(card.forecast)])}
              className="size-full"
            />
          )}
        </div>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        {canShare && (
          <Button pending={!made} onClick={() => made && share(made.file)}>
            <Share aria-hidden />
            {cardTexts.share}
          </Button>
        )}
        {made ? (
          <Button asChild variant={canShare ? "secondary" : "primary"}>
            <a href={made.url} download={name}>
              <Download aria-hidden />
              {cardTexts.save}
            </a>
          </Button>
        ) : (
          <Button variant={canShare ? "secondary" : "primary"} pending>
            {cardTexts.save}
          </Button>
        )}
      </div>
    </>
  );
}

/** The card as a file to show and hand on; null while it is being drawn, `failed` when a picture is away. */
function useCard(card: Card, name: string): { file: File; url: string } | "failed" | null {
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
