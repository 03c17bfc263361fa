import "server-only";
import { TAPED_SITES } from "@/lib/body/tape-girths";
import { requireClient } from "@/lib/clients/record/service";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { presentMeasurement } from "@/lib/clients/weigh-ins/service";
import { presentPhoto } from "@/lib/images/orders/present";
import { photosOfDays } from "@/lib/images/orders/sight-store";
import type { Context } from "@/lib/platform/kernel/context";
import { isoDay } from "@/lib/text/calendar/days";
import type { Report, TapedChange } from "./schema";
import { spread } from "./spread";
import * as store from "./store";

/** Enough for a chart; the report's table shows fewer. */
const WEIGH_INS = 60;
const MONTHS = 12;
const RECORDS = 8;

export async function getReport(ctx: Context, { params }: { params: { id: string } }): Promise<Report> {
  const { db } = ctx;
  const { id } = await requireClient(ctx, params.id);
  const [first, weighIns, count, months, records] = await Promise.all([
    store.firstPhotos(db, id),
    store.weighIns(db, id),
    store.countWorkouts(db, id),
    store.months(db, id, MONTHS),
    store.records(db, id, RECORDS),
  ]);
  const photos = await photosOfDays(
    db,
    first.map((photo) => photo.id),
  );
  const photoOf = (side: "front" | "back") => {
    const photo = photos.get(first.find((one) => one.side === side)?.id ?? "");
    return photo ? presentPhoto(photo) : null;
  };
  const measured = weighIns.map(presentMeasurement);
  return {
    firstPhotos: { front: photoOf("front"), back: photoOf("back") },
    weighIns: {
      count: measured.length,
      shown: spread(measured, WEIGH_INS, ({ takenAt }) => Date.parse(takenAt)),
    },
    tape: tapeOf(measured),
    workouts: { count, months },
    records: records.map(({ date, firstWeight, firstReps, ...record }) => ({
      ...record,
      first: { bestWeight: firstWeight, bestReps: firstReps },
      achievedDate: isoDay(date),
    })),
  };
}

export function tapeOf(weighIns: readonly Pick<Measurement, "takenAt" | "girths">[]): TapedChange[] {
  return TAPED_SITES.flatMap((site) => {
    const taped = weighIns.flatMap(({ takenAt, girths }) => {
      const mm = girths?.[site];
      return mm === undefined ? [] : [{ mm, takenAt }];
    });
    const [first, newest] = [taped[0], taped.at(-1)];
    return first && newest ? [{ site, first, newest }] : [];
  });
}
