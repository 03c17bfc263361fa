"use client";

import { useQuery } from "@tanstack/react-query";
import { Camera, X } from "lucide-react";
import { useEffect } from "react";
import { FilePicker } from "@/components/images/photos/file-picker";
import { PhotoVerdict } from "@/components/images/photos/photo-verdict";
import { RemedyButton } from "@/components/images/photos/remedy-button";
import { SlotDialogs } from "@/components/images/photos/slot-dialogs";
import { usePhotoSlot } from "@/components/images/photos/use-photo-slot";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { Side } from "@/lib/body/body";
import type { Client } from "@/lib/clients/record/schema";
import { remedyOf } from "@/lib/images/photos/check-wording";
import { photoCheckQuery } from "@/lib/images/photos/queries";
import { thumbnailUrl } from "@/lib/text/addresses";
import { OptionalRow } from "./optional-row";

const bothSides = {
  nextHint: "Optional. Same pose as the last one",
  uploading: "Uploading photo",
  chosenHint: "Shows the client on this day",
};

const weighInPhotoTexts = {
  front: {
    ...bothSides,
    name: "Photo",
    firstHint: "Optional. From the front, feet to head",
    chosen: "Front photo of this day",
    leaveOut: "Remove the photo",
  },
  back: {
    ...bothSides,
    name: "Back photo",
    firstHint: "Optional. From behind, feet to head",
    chosen: "Back photo of this day",
    leaveOut: "Remove the back photo",
  },
};

type WeighInPhotoProps = {
  client: Pick<Client, "name" | "trainerId" | "photoUrl" | "backPhotoUrl">;
  side: Side;
  photoUrl: string | null;
  /** `as`: the side whose photo it is. */
  onPhotoChange: (photoUrl: string | null, as: Side) => void;
  onSwap: () => void;
  /** Saving during an upload would lose the photo. */
  onBusyChange: (isBusy: boolean) => void;
};

export function WeighInPhoto(props: WeighInPhotoProps) {
  const { client, side, photoUrl, onPhotoChange, onSwap, onBusyChange } = props;
  const texts = weighInPhotoTexts[side];
  const lastPhotoUrl = side === "front" ? client.photoUrl : client.backPhotoUrl;
  const slot = usePhotoSlot({ side, trainerId: client.trainerId, onUploaded: onPhotoChange });
  const { work, choose } = slot;
  const isBusy = work.step !== "idle";
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  return (
    <>
      {work.step === "uploading" ? (
        <div className="flex min-h-14 flex-col justify-center gap-2 border-b py-2">
          <p className="text-muted-foreground text-xs">{texts.uploading}</p>
          <Progress value={Math.round(work.share * 100)} aria-label={texts.uploading} />
        </div>
      ) : photoUrl ? (
        <Chosen
          {...{ side, photoUrl, onSwap }}
          name={client.name}
          onRemove={() => onPhotoChange(null, side)}
        />
      ) : (
        <FilePicker onFile={choose}>
          {(open) => (
            <OptionalRow
              icon={<Camera aria-hidden />}
              name={texts.name}
              note={lastPhotoUrl ? texts.nextHint : texts.firstHint}
              onAdd={open}
            />
          )}
        </FilePicker>
      )}
      <SlotDialogs side={side} name={client.name} slot={slot} lastPhotoUrl={lastPhotoUrl} />
    </>
  );
}

type ChosenProps = {
  side: Side;
  photoUrl: string;
  name: string;
  onRemove: () => void;
  onSwap: () => void;
};

function Chosen({ side, photoUrl, name, onRemove, onSwap }: ChosenProps) {
  const texts = weighInPhotoTexts[side];
  const slot = { slot: side, canSwap: true };
  const { data: check } = useQuery(photoCheckQuery(photoUrl));
  return (
    <div className="flex min-h-14 items-center gap-3.5 border-b py-2">
      {/* biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer. */}
      <img
        src={thumbnailUrl(photoUrl)}
        alt={texts.chosen}
        className="h-12 w-[27px] rounded-thumb bg-(--photo-ground) object-cover"
      />
      <div className="min-w-0 flex-1">
        {texts.name}
        {check && remedyOf(check, slot) !== null ? (
          <PhotoVerdict
            isSmall
            {...{ check, name, ...slot }}
            action={<RemedyButton check={check} slot={side} onSwap={onSwap} />}
          />
        ) : (
          <span className="block text-muted-foreground text-xs">{texts.chosenHint}</span>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label={texts.leaveOut} className="-mr-2.5" onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
