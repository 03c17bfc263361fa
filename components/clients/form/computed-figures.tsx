import { Card } from "@/components/ui/card";
import { Explain } from "@/components/ui/explain";
import { formatTenth } from "@/lib/text/numbers";

type Figure = { label: string; value: number; unit?: string; from: string; explanation?: string };

export function ComputedFigures({ figures }: { figures: readonly [Figure, Figure] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-photo bg-card shadow-card lg:rounded-none lg:border-t lg:bg-transparent lg:pt-2 lg:shadow-none">
      {figures.map((figure) => (
        <div key={figure.label} className="px-4 py-3 not-first:border-l lg:first:pl-0">
          <dt className="flex items-center font-label text-muted-foreground text-xs">
            {figure.label}
            {figure.explanation && <Explain about={figure.label}>{figure.explanation}</Explain>}
          </dt>
          <dd className="num text-[1.625rem]/[2rem]">
            <FigureValue {...figure} />
          </dd>
          <dd className="text-2xs text-muted-foreground">{figure.from}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PredictedFigure({ label, from, ...figure }: Figure) {
  return (
    <Card tone="forecast" className="px-4 py-3 lg:py-2.5">
      <dl className="lg:grid lg:grid-cols-[1fr_auto] lg:items-center">
        <dt className="font-label text-muted-foreground text-xs">{label}</dt>
        <dd className="num text-[1.625rem]/[2rem] text-forecast lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FigureValue {...figure} />
        </dd>
        <dd className="text-2xs text-muted-foreground">{from}</dd>
      </dl>
    </Card>
  );
}

function FigureValue({ value, unit }: Pick<Figure, "value" | "unit">) {
  return (
    <>
      {formatTenth(value)}
      {unit && <small>{unit}</small>}
    </>
  );
}
