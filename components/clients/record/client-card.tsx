"use client";

import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "@/components/platform/frame/page-link";
import { Badge, SlicesGlyph } from "@/components/ui/badge";
import { Button, buttonVariants, wrapping } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { bodyOf, figuresText, targetOf } from "@/lib/body/body";
import type { UnitSystem } from "@/lib/body/unit-system";
import { clientPictures } from "@/lib/clients/pictures/pictures";
import type { Client } from "@/lib/clients/record/schema";
import { clientStatus } from "@/lib/clients/record/status";
import { imageLabels, photoLabels } from "@/lib/images/orders/captions";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { clientAddress } from "@/lib/text/addresses";
import { fullDate } from "@/lib/text/calendar/wording";
import { onClockOf } from "@/lib/text/calendar/zone";
import { formatTenth } from "@/lib/text/numbers";
import { BodyFatRuler } from "./body-fat-ruler";
import { PhotoPair } from "./photo-pair";
import { useStandstill } from "./standstill";

type ClientCardProps = {
  client: Client;
  retrying: boolean;
  onRetry: () => void;
  onDelete: () => void;
  footer?: ReactNode;
};

/** The whole card links to the client's images. */
export function ClientCard({ client, retrying, onRetry, onDelete, footer }: ClientCardProps) {
  const units = useUnits();
  const now = useNow();
  const standstill = useStandstill(client);
  const { isComplete, work } = clientStatus(client);
  return (
    <div className="@container">
      <Card className="relative grid grid-cols-[auto_minmax(0,1fr)] @max-3xs:grid-cols-1 gap-x-3 p-2.5 hover:bg-card/80 @min-[67rem]/home:gap-y-3 @min-[67rem]/home:p-4">
        <PhotoPair
          name={client.name}
          pictures={clientPictures(client)}
          {...captionsOf(client, { units, today: now, hasGoal: standstill === null })}
          className="row-span-2 @max-3xs:row-span-1 @min-[67rem]/home:col-span-2 @min-[67rem]/home:row-start-2 @min-[67rem]/home:row-span-1"
        />
        <div className="min-w-0 @min-[67rem]/home:col-span-2">
          <div className="flex items-start gap-1 @max-3xs:flex-wrap">
            <h3 className="type-display min-w-0 flex-1 @max-3xs:min-w-min break-words pt-1 text-lg/[1.5rem] @min-[67rem]/home:text-[1.5625rem]/[1.75rem]">
              {client.name}
            </h3>
            <DeleteButton client={client} onDelete={onDelete} />
          </div>
          <div className="-mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
            <StatusBadge isComplete={isComplete} />
            {client.isSample && <Badge>Sample</Badge>}
            <p className="text-muted-foreground text-xs">
              Added: {fullDate(onClockOf(now, client.createdAt))}
            </p>
          </div>
          {work?.state === "making" && (
            <p className="mt-1 flex items-center gap-1.5 font-strong text-forecast text-xs">
              <SlicesGlyph />
              Generating {work.done}/{work.total}
            </p>
          )}
          {standstill !== null && <p className="mt-1 text-muted-foreground text-xs">{standstill}</p>}
          {standstill === null && work?.state === "failed" && (
            <div className="mt-1 flex flex-wrap items-center gap-x-2">
              {work.reason && <p className="text-destructive text-xs">{work.reason}</p>}
              <Button
                variant="outline"
                size="xs"
                className="relative z-10"
                pending={retrying}
                onClick={onRetry}
              >
                Retry
              </Button>
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 self-end pt-1.5 @min-[67rem]/home:col-span-2 @min-[67rem]/home:pt-0">
          <p className="num text-sm @min-[67rem]/home:hidden">
            <span className="sr-only">Body fat now</span>{" "}
            <span className="text-primary">{formatTenth(client.bodyFat)}%</span>
            {standstill === null && (
              <>
                <br className="sm:hidden" /> <span className="text-muted-foreground">to</span>{" "}
                <span className="text-forecast">{formatTenth(client.targetBodyFat)}%</span>
              </>
            )}
          </p>
          {standstill === null && (
            <BodyFatRuler
              now={client.bodyFat}
              target={client.targetBodyFat}
              className="mb-1 hidden @min-[67rem]/home:block"
            />
          )}
          {/* Prefetched. The link covers the whole card: one link for screen readers, a large target for thumbs. */}
          <PageLink
            href={clientAddress(client.id, "morphs")}
            prefetch
            className={cn(
              buttonVariants({ size: "sm" }),
              wrapping,
              "covers-card after:rounded-card @min-[67rem]/home:w-full",
              footer &&
                "@min-[67rem]/home:border-input @min-[67rem]/home:bg-transparent @min-[67rem]/home:text-foreground @min-[67rem]/home:border-[1.5px]",
            )}
          >
            View Transformations
          </PageLink>
        </div>
        {footer && (
          <div className="relative z-10 @min-3xs:col-span-2 hidden @min-[67rem]/home:block">{footer}</div>
        )}
      </Card>
    </div>
  );
}

function DeleteButton({ client, onDelete }: Pick<ClientCardProps, "client" | "onDelete">) {
  const name = client.isSample ? "Remove sample" : `Delete ${client.name}`;
  return (
    <Button
      variant="ghost"
      size={client.isSample ? "xs" : "icon"}
      aria-label={client.isSample ? undefined : name}
      className="relative z-10 -mt-1.5 -mr-1.5 shrink-0 text-muted-foreground"
      onClick={onDelete}
    >
      <Trash2 aria-hidden />
      {client.isSample && name}
    </Button>
  );
}

function captionsOf(
  client: Client,
  { units, today, hasGoal }: { units: UnitSystem; today: Date; hasGoal: boolean },
) {
  const { photo, target } = clientPictures(client);
  return {
    nowCaption: (
      <Caption
        title={photo ? photoLabels(onClockOf(today, photo.takenAt), today).label : "Now"}
        tone="text-primary"
      >
        {figuresText(bodyOf(photo ?? client), units)}
      </Caption>
    ),
    targetCaption: hasGoal && (
      <Caption title={target ? imageLabels(target, today).label : "Target"} tone="text-forecast">
        {figuresText(target ? bodyOf(target) : targetOf(client), units)}
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

function StatusBadge({ isComplete }: { isComplete: boolean }) {
  return isComplete ? <Badge kind="complete">Complete</Badge> : <Badge kind="pending">Pending</Badge>;
}
