"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { later } from "@/components/ui/later";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import type { Side } from "@/lib/body/body";
import { isWrongSide } from "@/lib/images/photos/check-wording";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { PhotoSlot } from "./photo-slot";
import { otherSide, RemedyButton } from "./remedy-button";
import { SlotDialogs } from "./slot-dialogs";
import { useLostPhotos } from "./use-photo-check";
import { usePhotoSlot } from "./use-photo-slot";

const QUESTION = {
  front: "Are you sure you want to delete the front photo?",
  back: "Are you sure you want to delete the back photo?",
};

const DONE_DETAIL = { front: "Front photo removed successfully.", back: "Back photo removed successfully." };

const PhotoViewer = later(() => import("./photo-viewer").then((module) => module.PhotoViewer));

type PhotoSlotsProps = {
  name: string;
  trainerId: string | undefined;
  photos: Record<Side, string | null>;
  /** What the client has; the others are uploads that only an unsaved form uses. */
  saved: Record<Side, string | null>;
  checks: Record<Side, PhotoCheck | undefined>;
  about: (photoUrl: string) => ReactNode;
  onChange: (changes: Partial<Record<Side, string | null>>) => void;
  /** Saving during an upload would lose the photo. */
  onBusyChange: (busy: boolean) => void;
};

export function PhotoSlots(props: PhotoSlotsProps) {
  const { name, trainerId, photos, saved, checks, about, onChange, onBusyChange } = props;
  /** A photo that lies in the slot which the new one is for, and belongs into the other, moves there. */
  const place = (url: string, as: Side) => {
    const [replaced, check] = [photos[as], checks[as]];
    const moves = replaced && check && isWrongSide(check, as);
    onChange({ [as]: url, ...(moves && { [otherSide(as)]: replaced }) });
  };
  const front = usePhotoSlot({ side: "front", trainerId, onUploaded: place });
  const back = usePhotoSlot({ side: "back", trainerId, onUploaded: place });
  const slots = { front, back };
  useLostPhotos(photos, (side) => {
    if (photos[side] === saved[side]) return;
    onChange({ [side]: saved[side] });
    slots[side].lose();
  });
  const [viewed, setViewed] = useState<Side | null>(null);
  const [pendingDeletion, setPendingDeletion] = useState<Side | null>(null);
  const busy = front.work.step !== "idle" || back.work.step !== "idle";
  useEffect(() => onBusyChange(busy), [busy, onBusyChange]);

  const remove = (side: Side) => {
    onChange({ [side]: null });
    setViewed(null);
    toast({ title: "Photo deleted", description: DONE_DETAIL[side] });
  };
  const swap = () => {
    onChange({ front: photos.back, back: photos.front });
    setViewed(null);
    offerUndo("Front and back swapped", () => onChange(photos));
  };
  const turn = async (side: Side) => {
    const [photoUrl, check] = [photos[side], checks[side]];
    if (!photoUrl || !check) return;
    try {
      const { renderTurned } = await import("./render");
      const stored = await fetch(photoUrl).then((response) => response.blob());
      const upright = await renderTurned(stored, check.turn);
      leaveViewer(() => slots[side].choose(upright));
    } catch {
      toastFailure("The photo could not be turned. Please try again.");
    }
  };
  const remedyFor = (side: Side) => {
    const check = photos[side] === null ? undefined : checks[side];
    return check && <RemedyButton slot={side} check={check} onSwap={swap} onTurn={() => void turn(side)} />;
  };
  /** Closes the viewer before the next dialog opens. */
  const leaveViewer = (next: () => void) => {
    setViewed(null);
    next();
  };
  return (
    <div className="grid grid-cols-2 gap-2.5 lg:gap-3">
      {(["front", "back"] as const).map((side) => (
        <PhotoSlot
          key={side}
          side={side}
          name={name}
          photoUrl={photos[side]}
          check={checks[side]}
          remedy={remedyFor(side)}
          problem={slots[side].problem}
          work={slots[side].work}
          onFile={slots[side].choose}
          onOpenCamera={slots[side].aim}
          onOpen={() => setViewed(side)}
          onDelete={() => setPendingDeletion(side)}
        />
      ))}
      <SlotDialogs side="front" name={name} slot={front} lastPhotoUrl={photos.front} />
      <SlotDialogs side="back" name={name} slot={back} lastPhotoUrl={photos.back} />
      {viewed && (
        <PhotoViewer
          side={viewed}
          name={name}
          photos={photos}
          check={checks[viewed]}
          remedy={remedyFor(viewed)}
          about={about}
          onSideChange={setViewed}
          onClose={() => setViewed(null)}
          onFile={(file) => leaveViewer(() => slots[viewed].choose(file))}
          onOpenCamera={() => leaveViewer(slots[viewed].aim)}
          onDelete={() => setPendingDeletion(viewed)}
        />
      )}
      <ConfirmDialog
        open={pendingDeletion !== null}
        onOpenChange={(open) => !open && setPendingDeletion(null)}
        title="Delete Photo"
        description={QUESTION[pendingDeletion ?? "front"]}
        confirmLabel="Delete"
        onConfirm={() => pendingDeletion && remove(pendingDeletion)}
      />
    </div>
  );
}
