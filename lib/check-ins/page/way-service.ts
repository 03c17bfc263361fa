import "server-only";
import { DAYS_PER_MONTH } from "@/lib/body/forecast/constants";
import { forecastDays } from "@/lib/body/forecast/forecast-days";
import type { Timeline } from "@/lib/clients/timeline/schema";
import { viewOf } from "@/lib/images/orders/framing";
import { imagesOf } from "@/lib/images/orders/service";
import { knownPerson } from "@/lib/images/photos/check-service";
import * as photos from "@/lib/images/photos/store";
import { photoIdOf } from "@/lib/text/addresses";
import { addDays } from "@/lib/text/calendar/days";
import { isStepReleased, localDay, type PublicContext } from "./link-service";
import type { OpenCheckIn } from "./schema";
import type * as store from "./store";
import type { WayStop } from "./way-schema";

type Reached = Omit<WayStop, "imageUrl" | "photoOn" | "view"> & { photoId: string | null };

type Way = {
  /** What lies behind, with the photos of those days. */
  reached: readonly Reached[];
  /** Null before the trainer shows the forecast. */
  timeline: Timeline | null;
  today: string;
  goalOn: string | null;
  imageUrl: (id: string) => string;
};

/** The stops of a client's way. Pictures only with their consent, each with the view of the person in it. */
export async function wayOf(
  ctx: PublicContext,
  link: store.OpenLink,
  { reached, imageUrl, ...ahead }: Way,
): Promise<Pick<OpenCheckIn["way"], "stops" | "outline">> {
  // Start, today and the images often have one photo.
  const looks = new Map<string, Look>();
  const lookAt = (photoId: string): Look => {
    const look = looks.get(photoId) ?? personIn(ctx, photoId);
    looks.set(photoId, look);
    return look;
  };
  const behind = await Promise.all(
    reached.map(async ({ photoId, ...stop }): Promise<WayStop> => {
      const look = link.photosAgreed && photoId !== null ? await lookAt(photoId) : null;
      if (!look) return { ...stop, imageUrl: null, photoOn: null, view: null };
      const { photo, person } = look;
      const photoOn = localDay(link, photo.takenAt);
      return { ...stop, imageUrl: imageUrl(photo.id), photoOn, view: person && viewOf(person) };
    }),
  );
  const { timeline } = ahead;
  const drawn = timeline && (await projected(ctx, link, { ...ahead, timeline, imageUrl, lookAt }));
  return {
    stops: [...behind, ...(drawn?.stops ?? [])],
    outline: drawn?.outline ?? null,
  };
}

async function personIn(ctx: PublicContext, photoId: string) {
  const photo = await photos.find(ctx.db, photoId);
  return photo && { photo, person: await knownPerson(ctx, photo) };
}

type Look = ReturnType<typeof personIn>;

type Ahead = Omit<Way, "reached" | "timeline"> & { timeline: Timeline; lookAt: (photoId: string) => Look };

async function projected(
  ctx: PublicContext,
  link: store.OpenLink,
  { timeline: { timeline, goalDays }, today, goalOn, imageUrl, lookAt }: Ahead,
) {
  const { client } = link;
  const last =
    timeline[Math.ceil((goalDays ?? Number.POSITIVE_INFINITY) / DAYS_PER_MONTH) - 1] ?? timeline.at(-1);
  const { transformations, drawnFrom } = (await imagesOf({ ...ctx, zone: link.timeZone }, [client]))(client);
  const shown = transformations.filter(
    ({ side, step }) => side === "front" && link.photosAgreed && isStepReleased(link, step, today),
  );
  const sourceId = shown.length > 0 ? photoIdOf(drawnFrom.front?.photoUrl ?? "") : null;
  const source = sourceId ? await lookAt(sourceId) : null;
  const person = source?.person ?? null;
  const view = person && viewOf(person);
  const image = shown.find(({ step, steps }) => step === steps);
  const onTheWay = shown.flatMap(({ id, step, steps, match, weight, bodyFat }): WayStop[] => {
    if (step === steps || match.state !== "dated") return [];
    const day = addDays(today, forecastDays(match.month));
    const figures = { day, weight, bodyFat };
    return [
      { id: `step-${step}`, kind: "projected", ...figures, imageUrl: imageUrl(id), photoOn: null, view },
    ];
  });
  const goal: WayStop = {
    id: "projected",
    kind: "projected",
    day: goalOn,
    weight: last?.weightLbs ?? client.targetWeightLbs,
    bodyFat: last?.bodyFatPercent ?? client.targetBodyFat,
    imageUrl: image ? imageUrl(image.id) : null,
    photoOn: null,
    view,
  };
  if (!source || !person) return { stops: [...onTheWay, goal], outline: null };
  const { shape, outline, waist } = person;
  const day = localDay(link, source.photo.takenAt);
  return { stops: [...onTheWay, goal], outline: { day, shape, outline, waist } };
}
