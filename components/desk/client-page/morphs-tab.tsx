"use client";

import { Camera } from "lucide-react";
import { useState } from "react";
import { Comparison } from "@/components/clients/pictures/comparison";
import { ForecastAndFact } from "@/components/clients/pictures/forecast-and-fact";
import { ImageOpinion } from "@/components/clients/pictures/image-opinion";
import { NewerPhoto } from "@/components/clients/pictures/newer-photo";
import { TargetsTable } from "@/components/clients/pictures/targets-table";
import { WaitingPair } from "@/components/clients/pictures/waiting-pair";
import { StandstillNotice, useStandstill } from "@/components/clients/record/standstill";
import { GenerationStatus } from "@/components/images/orders/generation-status";
import { ImageDetails } from "@/components/images/orders/image-details";
import { Journey } from "@/components/images/orders/journey";
import { MonthRuler } from "@/components/images/orders/month-ruler";
import { useFigure } from "@/components/images/orders/use-figure";
import { useJourney } from "@/components/images/orders/use-journey";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { later } from "@/components/ui/later";
import { Segmented } from "@/components/ui/segmented";
import type { Client } from "@/lib/clients/record/schema";
import { CLOTHES_HIDE, LOOKS_FULLER } from "@/lib/engine/words/en";
import type { ForecastMonth } from "@/lib/images/orders/journey";
import type { Side } from "@/lib/images/orders/schema";
import { looksFuller } from "@/lib/images/photos/check-wording";
import { everyImageWords } from "@/lib/images/words/en";
import { useIsLaptop } from "@/lib/platform/browser/media";
import { clientAddress } from "@/lib/text/addresses";
import { MorphsSkeleton } from "./client-loading";

const PrivacySheet = later(
  () => import("@/components/clients/consents/privacy-sheet").then((module) => module.PrivacySheet),
  { opens: ({ isOpen }) => isOpen },
);
const ShareSheet = later(
  () => import("@/components/sharing/links/share-sheet").then((module) => module.ShareSheet),
  { opens: ({ isOpen }) => isOpen },
);
const ImageViewer = later(
  () => import("@/components/clients/pictures/image-viewer").then((module) => module.ImageViewer),
  { opens: ({ index }) => index !== null },
);

const NO_MONTHS: readonly ForecastMonth[] = [];

type MorphsTabProps = {
  client: Client;
  /** Undefined while it loads, empty after a failure. */
  forecast: readonly ForecastMonth[] | undefined;
  /** Seconds left of the half minute in which images are expected; null when none are. */
  secondsLeft: number | null;
  /** Requests the images again. */
  onRetry: () => void;
  isRetrying: boolean;
  onOrdered: () => void;
  /** Plays the intro movement of the comparison once. */
  sweep: boolean;
  onSwept: () => void;
};

export default function MorphsTab({ client, ...props }: MorphsTabProps) {
  const forecast = props.forecast ?? NO_MONTHS;
  const journey = useJourney(client);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [isSharing, setSharing] = useState(false);
  const [isPrivate, setPrivate] = useState(false);
  const isLaptop = useIsLaptop();
  const standstill = useStandstill(client);
  const { photo, step, side, today } = journey;
  const shown = useFigure(photo);
  const { view, check } = shown;
  const source = client.drawnFrom[side];
  const isFuller = check && source && looksFuller(check, { sex: client.gender, bodyFat: source.bodyFat });
  const newest = client.photos[side];
  const editHref = clientAddress(client.id, "form");
  if (standstill !== null)
    return <StandstillNotice client={client} className="mt-4 lg:mt-6 lg:max-w-[560px]" />;
  if (!photo) return <NoPhoto clientName={client.name} editHref={editHref} client={client} />;

  const frames = [photo, ...journey.steps];
  const selected = step ? frames.indexOf(step) : 0;
  const sideSwitch = <SideSwitch side={side} hasSide={journey.hasSide} onSideChange={journey.setSide} />;
  const status = (
    <>
      <GenerationStatus client={client} editHref={editHref} onPrivacy={() => setPrivate(true)} {...props} />
      <PrivacySheet client={client} isOpen={isPrivate} onOpenChange={setPrivate} />
    </>
  );
  const openFromRow = (index: number) => {
    if (isLaptop && index > 0) journey.setStep(frames[index]?.step ?? null);
    else setOpenIndex(index);
  };

  if (step && !props.forecast) return <MorphsSkeleton text="Loading timeline..." />;
  if (!step)
    return (
      <div className="grid gap-4 pt-3.5 lg:grid-cols-[minmax(0,560px)_1fr] lg:gap-8 lg:pt-5">
        <div>
          <WaitingPair {...{ client, photo, side, view }} secondsLeft={props.secondsLeft} />
          <div className="mt-3">{sideSwitch}</div>
        </div>
        <div className="grid content-start gap-6">
          {status}
          <TargetsTable client={client} />
        </div>
      </div>
    );
  return (
    <div className="lg:grid lg:grid-cols-[min-content_minmax(0,1fr)] lg:gap-8 lg:pt-5">
      <div>
        <Comparison
          photo={photo}
          forecast={step}
          side={side}
          {...{ client, frames, shown, today }}
          sweep={props.sweep}
          onSwept={props.onSwept}
          onOpen={() => setOpenIndex(selected)}
          onShare={() => setSharing(true)}
          sideSwitch={sideSwitch}
        />
        <div className="mt-2.5 lg:hidden">
          <MonthRuler
            frames={frames}
            selected={selected}
            onSelect={(index) => journey.setStep(frames[index]?.step ?? null)}
          />
        </div>
        <Disclaimer className="mt-0.5 lg:mt-2" />
        {shown.isCovered && <p className="mt-2 text-pretty text-sm">{CLOTHES_HIDE}</p>}
        {isFuller && <p className="mt-2 text-pretty text-sm">{LOOKS_FULLER}</p>}
        <ImageOpinion clientId={client.id} image={step.image} className="mt-1" />
        <ImageDetails photo={photo} forecast={step} isCovered={shown.isCovered} />
      </div>
      <div className="min-w-0">
        {status}
        {newest && newest.photoUrl !== photo.imageUrl && (
          <NewerPhoto
            clientId={client.id}
            sourcePhoto={photo}
            newest={newest}
            onOrdered={props.onOrdered}
            className="mt-4 lg:mt-0 lg:mb-5"
          />
        )}
        <Journey
          frames={frames}
          forecast={forecast}
          bodyFat={client.bodyFat}
          clientName={client.name}
          selected={selected}
          onOpen={openFromRow}
          {...{ side, view }}
          pendingSteps={journey.pendingSteps}
          className="mt-5 lg:mt-0"
        />
        <Disclaimer className="mt-2 lg:mt-3" />
        {newest && <ForecastAndFact {...{ client, side }} photo={newest} className="mt-7" />}
        <TargetsTable client={client} className="mt-7 lg:hidden" />
      </div>
      <ShareSheet {...{ client, photo, side }} forecast={step} isOpen={isSharing} onOpenChange={setSharing} />
      <ImageViewer {...{ frames, client, shown }} index={openIndex} onIndexChange={setOpenIndex} />
    </div>
  );
}

function Disclaimer({ className }: { className: string }) {
  return <p className={`text-muted-foreground text-xs ${className}`}>{everyImageWords.disclaimer}</p>;
}

type SideSwitchProps = { side: Side; hasSide: (side: Side) => boolean; onSideChange: (side: Side) => void };

function SideSwitch({ side, hasSide, onSideChange }: SideSwitchProps) {
  return (
    <Segmented
      aria-label="Side"
      className="w-[150px]"
      options={[
        { value: "front", label: "Front", disabled: !hasSide("front") },
        { value: "back", label: "Back", disabled: !hasSide("back") },
      ]}
      value={side}
      onValueChange={onSideChange}
    />
  );
}

function NoPhoto({ clientName, editHref, client }: { clientName: string; editHref: string; client: Client }) {
  return (
    <>
      <EmptyState
        drawing={<BodyOutline filled />}
        title="No photo yet"
        action={
          <Button asChild className="mt-2">
            <PageLink href={editHref}>
              <Camera aria-hidden />
              Add photo
            </PageLink>
          </Button>
        }
        className="pt-10"
      >
        Add a front or back photo of {clientName} to see what the forecast may look like.
      </EmptyState>
      <TargetsTable client={client} className="mx-auto mt-6 max-w-[560px]" />
    </>
  );
}
