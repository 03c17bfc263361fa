import type { ReactNode } from "react";
import { PhotoPart } from "@/components/check-ins/page/photo-part";
import { SIDES, type Side } from "@/lib/body/body";
import { firstName } from "@/lib/text/names";
import type { StepProps } from "./reading";
import type { DraftControl } from "./use-draft";

type StepPhotosProps = StepProps &
  Pick<DraftControl, "photos" | "changePhoto"> & {
    version: string;
    outline: Record<Side, ReactNode>;
  };

export function StepPhotos({
  draft,
  words,
  trainer,
  photos,
  changePhoto,
  version,
  outline,
}: StepPhotosProps) {
  const texts = words.photos;
  return (
    <>
      {draft.agreed.photos ? (
        SIDES.map((side) => (
          <PhotoPart
            key={side}
            side={side}
            name={firstName(draft.name)}
            last={null}
            photo={photos[side] ?? null}
            canSwap
            onPhoto={(photo, as) => changePhoto(as, photo)}
            outline={outline[side]}
            words={texts}
          />
        ))
      ) : (
        <p className="mt-4">{texts.none}</p>
      )}
      <p className="mt-6 text-muted-foreground text-sm">{texts.agree(trainer, version)}</p>
    </>
  );
}
