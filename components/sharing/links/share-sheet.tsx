"use client";

import { useState } from "react";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import type { Client } from "@/lib/clients/record/schema";
import type { ForecastFrame, PhotoFrame } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { LinkPanel } from "./link-panel";
import { PicturePanel } from "./picture-panel";
import { shareSheetTexts } from "./texts";

type ShareSheetProps = {
  client: Client;
  photo: PhotoFrame;
  forecast: ForecastFrame;
  side: Side;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const WAYS = [
  { value: "link", label: shareSheetTexts.link },
  { value: "picture", label: shareSheetTexts.picture },
] as const;

/** A link can be closed later, a picture cannot. */
export function ShareSheet({ isOpen, onOpenChange, client, ...picture }: ShareSheetProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("link");
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={shareSheetTexts.title} about={client.name} />
        <Segmented
          aria-label={shareSheetTexts.ways}
          className="mt-3 mb-4"
          options={WAYS}
          value={way}
          onValueChange={setWay}
        />
        {way === "link" ? <LinkPanel client={client} /> : <PicturePanel client={client} {...picture} />}
      </SheetContent>
    </Sheet>
  );
}
