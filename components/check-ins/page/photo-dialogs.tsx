"use client";

import { useState } from "react";
import { CropDialog } from "@/components/images/photos/crop-dialog";
import { checkOnDevice } from "@/components/images/photos/photo-checker";
import { renderPhoto } from "@/components/images/photos/render";
import { Viewfinder } from "@/components/images/photos/viewfinder";
import type { Side } from "@/lib/body/body";
import type { Area } from "@/lib/images/photos/crop";

type PhotoDialogsProps = {
  side: Side;
  name: string;
  work: "camera" | File;
  lastUrl: string | null;
  onWork: (work: "camera" | File | null) => void;
  onUnreadable: () => void;
  /** Whether the client is asked for the other side too. */
  canSwap: boolean;
  onPhoto: (photo: Blob, as: Side) => void;
};

export function PhotoDialogs(props: PhotoDialogsProps) {
  const { side, name, work, lastUrl, canSwap, onWork, onUnreadable, onPhoto } = props;
  const [fromCamera, setFromCamera] = useState(false);
  const take = (file: File, isShot: boolean) => {
    setFromCamera(isShot);
    onWork(file);
  };
  const fail = () => {
    onWork(null);
    onUnreadable();
  };
  const use = async (file: File, area: Area, as: Side) => {
    const photo = await renderPhoto(file, area).catch(() => null);
    if (!photo) return fail();
    onWork(null);
    onPhoto(photo, as);
  };
  if (work === "camera")
    return (
      <Viewfinder
        side={side}
        lastPhotoUrl={lastUrl}
        onFile={(file) => take(file, true)}
        onCancel={() => onWork(null)}
      />
    );
  return (
    <CropDialog
      side={side}
      name={name}
      file={work}
      lastPhotoUrl={lastUrl}
      checker={checkOnDevice}
      canSwap={canSwap}
      onUse={(area, as) => use(work, area, as)}
      onTurned={onWork}
      onCancel={() => onWork(null)}
      onUnreadable={fail}
      onOpenCamera={fromCamera ? () => onWork("camera") : undefined}
      onFile={(file) => take(file, false)}
    />
  );
}
