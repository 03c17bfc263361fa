"use client";

import { later } from "@/components/ui/later";
import type { Side } from "@/lib/body/body";
import type { usePhotoSlot } from "./use-photo-slot";

const CropDialog = later(() => import("./crop-dialog").then((module) => module.CropDialog));
const Viewfinder = later(() => import("./viewfinder").then((module) => module.Viewfinder));

type SlotDialogsProps = {
  side: Side;
  slot: ReturnType<typeof usePhotoSlot>;
  name: string;
  lastPhotoUrl: string | null;
};

export function SlotDialogs({ side, slot, name, lastPhotoUrl }: SlotDialogsProps) {
  const { work } = slot;
  if (work.step === "aiming")
    return <Viewfinder {...{ side, lastPhotoUrl }} onFile={slot.shoot} onCancel={slot.cancel} />;
  if (work.step === "cropping")
    return (
      <CropDialog
        {...{ side, name, lastPhotoUrl }}
        file={work.file}
        canSwap
        onUse={slot.crop}
        onCancel={slot.cancel}
        onUnreadable={slot.refuse}
        onOpenCamera={work.fromCamera ? slot.aim : undefined}
        onFile={slot.choose}
        onTurned={slot.turn}
      />
    );
  return null;
}
