import "server-only";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import { requireClient } from "@/lib/clients/record/service";
import { fileSafe } from "@/lib/images/orders/image-file";
import type { Download } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { localDate } from "@/lib/text/calendar/local-date";
import { presentWorkout, workoutLines } from "./present-workouts";
import type { WorkoutsFormat } from "./schema";
import { workoutsOf } from "./store";
import { streamOf } from "./zip";

const WORKOUTS_PER_PAGE = 200;

export async function exportWorkouts(
  ctx: Context,
  { params, query }: { params: { id: string }; query: WorkoutsFormat },
): Promise<Download> {
  const client = await requireClient(ctx, params.id);
  const exportedAt = ctx.clock.now();
  const system = unitSystem(ctx.actor.units);
  const about = { client: client.name, exportedAt: exportedAt.toISOString(), system };
  return {
    body: streamOf(workoutLines(pagesOf(ctx, client.id, system), query.format, about)),
    contentType: query.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
    downloadName: `${fileSafe(client.name)}_workouts_${localDate(exportedAt, query.timezoneOffset)}.${query.format}`,
  };
}

async function* pagesOf(ctx: Context, clientId: string, system: UnitSystem) {
  let after: string | undefined;
  do {
    const rows = await workoutsOf(ctx.db, clientId, { after, limit: WORKOUTS_PER_PAGE });
    yield rows.map((row) => presentWorkout(row, system));
    after = rows.length === WORKOUTS_PER_PAGE ? rows.at(-1)?.id : undefined;
  } while (after);
}
