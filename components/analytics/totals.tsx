import type { Analytics } from "@/lib/analytics/schema";

/** The plain counts. Images are what the product draws, so theirs is the one in the forecast's colour. */
export function Totals({ analytics }: { analytics: Analytics }) {
  const { clients, workouts, images } = analytics;
  return (
    <section aria-label="Totals">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4 xl:grid-cols-2">
        <Total label="Active clients" value={clients.active} note={`of ${clients.total}, in four weeks`} />
        <Total label="Workouts this week" value={workouts.thisWeek} />
        <Total label="Workouts this month" value={workouts.thisMonth} />
        <Total label="Images made" value={images.total} note={`${images.thisMonth} this month`} forecast />
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
