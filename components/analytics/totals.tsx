import type { Analytics } from "@/lib/analytics/schema";
import { totalsTexts } from "./texts";

/** The plain counts. Images are what the product draws, so theirs is the one in the forecast's colour. */
export function Totals({ analytics }: { analytics: Analytics }) {
  const { clients, workouts, images } = analytics;
  return (
    <section aria-label={totalsTexts.name}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4 xl:grid-cols-2">
        <Total
          label={totalsTexts.clients}
          value={clients.active}
          note={totalsTexts.clientsNote(clients.total)}
        />
        <Total label={totalsTexts.workoutsThisWeek} value={workouts.thisWeek} />
        <Total label={totalsTexts.workoutsThisMonth} value={workouts.thisMonth} />
        <Total
          label={totalsTexts.images}
          value={images.total}
          note={totalsTexts.imagesNote(images.thisMonth)}
          forecast
        />
      </dl>
    </section>
  );
}

type TotalProps = { label: string; value: number; note?: string; forecast?: boolean };

function Total({ label, value, note, forecast = false }: TotalProps) {
  return (
    <div className="flex flex-col">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className={forecast ? "num text-forecast text-num-sm" : "num text-num-sm"}>{value}</dd>
      {note && <dd className="text-muted-foreground text-xs">{note}</dd>}
    </div>
  );
}
