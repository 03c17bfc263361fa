"use client";

import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "@/components/layout/page-link";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { SlicesGlyph } from "@/components/ui/slices-glyph";
import { figuresText } from "@/lib/body/body";
import { formatTenth } from "@/lib/body/figures";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useNow } from "@/lib/browser/use-calendar";
import { useUnits } from "@/lib/browser/use-units";
import { fullDate } from "@/lib/calendar/wording";
import { onClockOf } from "@/lib/calendar/zone";
import { shownFigures } from "@/lib/clients/figure-text";
import { type ClientPictures, clientPictures } from "@/lib/clients/pictures";
import type { Client } from "@/lib/clients/schema";
import { clientStatus } from "@/lib/clients/status";
import { imageLabels, photoLabels } from "@/lib/transformations/labels";
import { BodyFatRuler } from "./body-fat-ruler";
import { PhotoPair } from "./photo-pair";
import { StatusBadge } from "./status-badge";
import { clientCardTexts, sampleTexts, statusTexts } from "./texts";

/** Below the name on phones, in the corner of the card on laptops. */
const CORNER = "-ml-[11px] lg:absolute lg:top-3.5 lg:right-3.5 lg:z-10 lg:m-0";

type ClientCardProps = {
  client: Client;
  retrying: boolean;
  onRetry: () => void;
  onDelete: () => void;
};

/** The selected client at a glance. All of it leads to the client's images. */
export function ClientCard({ client, retrying, onRetry, onDelete }: ClientCardProps) {
  const units = useUnits();
  const now = useNow();
  const { isComplete, work } = clientStatus(client);
  const pictures = clientPictures(client);
  return (
    <Card className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-3 p-4 pl-[18px] hover:bg-card/80 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-8 lg:p-6">
      <div className="lg:order-2 lg:row-span-2 lg:flex lg:flex-col">
        <div className="flex min-h-[158px] flex-col lg:min-h-0">
          <div className="flex flex-wrap items-center gap-2">
            <StatusBadge isComplete={isComplete} />
            {client.isSample && <Badge>{sampleTexts.badge}</Badge>}
          </div>
          <h3 className="type-display mt-3 break-words text-[1.5625rem]/7 lg:text-2xl">{client.name}</h3>
          <p className="mt-1.5 text-muted-foreground text-xs lg:text-sm">
            {clientCardTexts.added(fullDate(onClockOf(now, client.createdAt)))}
          </p>
          {work?.state === "making" && (
            <p className="mt-1.5 flex items-center gap-1.5 font-strong text-forecast text-xs">
              <SlicesGlyph />
              {statusTexts.making(work.done, work.total)}
            </p>
          )}
          {work?.state === "failed" && work.reason && (
            <p className="mt-1.5 text-destructive text-xs">{work.reason}</p>
          )}
          <div className="relative z-10 mt-auto -mb-2 flex items-center gap-1 pt-1 lg:static lg:mb-0 lg:pt-2">
            {client.isSample ? (
              <Button
                variant="ghost"
                size="xs"
                className={cn("text-muted-foreground", CORNER)}
                onClick={onDelete}
              >
                <Trash2 aria-hidden />
                {sampleTexts.remove}
              </Button>
            ) : (
              <Button
                variant="ghost"
                size="icon"
                aria-label={clientCardTexts.delete(client.name)}
                className={cn("text-muted-foreground", CORNER)}
                onClick={onDelete}
              >
                <Trash2 aria-hidden />
              </Button>
            )}
            {work?.state === "failed" && (
              <Button
                variant="outline"
                size="xs"
                className="relative z-10"
                pending={retrying}
                onClick={onRetry}
              >
                {clientCardTexts.retry}
              </Button>
            )}
          </div>
        </div>
        <BodyFatRuler now={client.bodyFat} target={client.targetBodyFat} className="mt-8 hidden lg:block" />
        <Figures client={client} />
        <span aria-hidden className="hidden min-h-5 flex-1 lg:block" />
        <ViewLink id={client.id} className="hidden lg:flex" />
      </div>
      <PhotoPair name={client.name} pictures={pictures} {...captionsOf(client, pictures, units, now)} />
      <div className="col-span-2 lg:hidden">
        <BodyFatRuler now={client.bodyFat} target={client.targetBodyFat} />
        <ViewLink id={client.id} className="mt-3 flex w-full" />
      </div>
    </Card>
  );
}

/** Fetched before it is pressed, so that the page opens at once. Its target covers the whole card, so that a screen reader hears one link and a thumb finds a large one. */
function ViewLink({ id, className }: { id: string; className: string }) {
  return (
    <PageLink
      href={`/transformation/${id}?tab=morphs`}
      prefetch
      className={cn(buttonVariants(), "after:absolute after:inset-0 after:rounded-card", className)}
    >
      {clientCardTexts.view}
    </PageLink>
  );
}

/** What the two pictures show; where there is none yet, what it will. */
function captionsOf(client: Client, { photo, target }: ClientPictures, units: UnitSystem, today: Date) {
  const figures = (weight: number, bodyFat: number) => figuresText({ weightLbs: weight, bodyFat }, units);
  return {
    nowCaption: (
      <Caption
        title={photo ? photoLabels(onClockOf(today, photo.takenAt), today).label : clientCardTexts.now}
        tone="text-primary"
      >
        {photo ? figures(photo.weight, photo.bodyFat) : figures(client.weight, client.bodyFat)}
      </Caption>
    ),
    targetCaption: (
      <Caption
        title={target ? imageLabels(target, today).label : clientCardTexts.target}
        tone="text-forecast"
      >
        {target ? figures(target.weight, target.bodyFat) : figures(client.targetWeight, client.targetBodyFat)}
      </Caption>
    ),
  };
}

function Caption({ title, tone, children }: { title: string; tone: string; children: ReactNode }) {
  return (
    <>
      <b className={cn("block font-strong text-sm", tone)}>{title}</b>
      <span className="text-muted-foreground text-xs">{children}</span>
    </>
  );
}

function Figures({ client }: { client: Client }) {
  const units = useUnits();
  const { leanMass, targetLeanMass } = shownFigures(client, units);
  return (
    <dl className="mt-5 hidden grid-cols-[1fr_auto] gap-x-2.5 gap-y-2 border-t pt-3.5 text-sm lg:grid [&_dd]:text-right [&_dd]:font-strong [&_dt]:text-muted-foreground">
      <dt>{clientCardTexts.weight}</dt>
      <dd>
        <FromTo from={units.weightOf(client.weight)} to={units.weightOf(client.targetWeight)} />
      </dd>
      <dt>{clientCardTexts.leanMass}</dt>
      <dd>
        <FromTo from={leanMass} to={client.targetLeanMass === null ? null : targetLeanMass} />
      </dd>
      <dt>{clientCardTexts.plan}</dt>
      <dd>{clientCardTexts.workouts(client.workoutsPerWeek)}</dd>
    </dl>
  );
}

function FromTo({ from, to }: { from: number; to: number | null }) {
  const { weightUnit } = useUnits();
  return (
    <>
      {formatTenth(from)} <span className="text-muted-foreground">→</span>{" "}
      <span className="text-forecast">{to === null ? "–" : `${formatTenth(to)} ${weightUnit}`}</span>
    </>
  );
}
