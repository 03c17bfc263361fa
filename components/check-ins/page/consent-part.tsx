"use client";

import { Camera, Eye, Scale, Undo2 } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { consentTexts } from "./first-steps-texts";

type ConsentPartProps = {
  firstName: string;
  trainer: string;
  /** The version of the consent text. */
  version: string;
  isSending: boolean;
  problem: string | null;
  onAgree: (photos: boolean) => void;
};

export function ConsentPart(props: ConsentPartProps) {
  const { firstName, trainer, version, isSending, problem, onAgree } = props;
  const [isAdult, setAdult] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [photos, setPhotos] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const agree = () => {
    if (isAdult && agrees) return onAgree(photos);
    setMissing(true);
  };
  return (
    <form action={agree} className="pt-4 pb-(--safe-bottom)">
      <h1 className="type-display text-2xl">{consentTexts.title(firstName)}</h1>
      <p className="mt-1 text-muted-foreground">{consentTexts.intro(trainer)}</p>
      <ul className="mt-5 grid gap-4">
        <Point icon={Scale} title={consentTexts.kept} text={consentTexts.keptDetail} />
        <Point icon={Eye} title={consentTexts.seen(trainer)} text={consentTexts.seenDetail} />
        <Point icon={Camera} title={consentTexts.shown} text={consentTexts.shownDetail(trainer)} />
        <Point icon={Undo2} title={consentTexts.ends} text={consentTexts.endsDetail(trainer)} />
      </ul>
      <div className="mt-5 border-t pt-3">
        <Check isOn={isAdult} onChange={setAdult} label={consentTexts.adult} />
        <Check isOn={agrees} onChange={setAgrees} label={consentTexts.agree(trainer)} />
        <Check isOn={photos} onChange={setPhotos} label={consentTexts.photos(trainer)} />
      </div>
      <p role="alert" className="min-h-5 text-destructive text-sm">
        {isMissing && !(isAdult && agrees) ? consentTexts.missing : problem}
      </p>
      <Button type="submit" size="lg" block className="mt-2" pending={isSending}>
        {consentTexts.begin}
      </Button>
      <p className="mt-3 text-muted-foreground text-xs">{consentTexts.version(version)}</p>
    </form>
  );
}

type PointProps = {
  icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  title: string;
  text: string;
};

function Point({ icon: Icon, title, text }: PointProps) {
  return (
    <li className="flex gap-3.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <span className="min-w-0">
        <span className="block font-label">{title}</span>
        <span className="block text-muted-foreground text-sm">{text}</span>
      </span>
    </li>
  );
}

type CheckProps = { isOn: boolean; onChange: (isOn: boolean) => void; label: ReactNode };

/** The whole label is the touch target, wider than the box. */
function Check({ isOn, onChange, label }: CheckProps) {
  return (
    <label className="-mx-3 flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5.5 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}
