import type { ReactNode } from "react";

export type Impact = { label: string; value: ReactNode };

/** What an action takes with it, name and number per line. */
export function ImpactList({ items }: { items: Impact[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-2.5 gap-y-1 text-sm">
      {items.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="text-right font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
