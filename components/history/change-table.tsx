import { formatSignedTenth, formatTenth } from "@/lib/body/figures";
import { changeOf, type Figures } from "@/lib/history/days";

type ChangeTableProps = { from: Figures; to: Figures; fromLabel: string; toLabel: string };

/** What changed between two days. The numbers have one colour whatever their sign: less is not always better. */
export function ChangeTable({ from, to, fromLabel, toLabel }: ChangeTableProps) {
  return (
    <table className="w-full text-right text-sm [&_td]:border-b [&_td]:py-[11px] [&_th]:border-b [&_th]:py-[11px]">
      <thead className="text-muted-foreground text-xs [&_th]:py-1.5! [&_th]:font-normal">
        <tr>
          <th scope="col">
            <span className="sr-only">Measure</span>
          </th>
          <th scope="col">{fromLabel}</th>
          <th scope="col">{toLabel}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        <Row name="Weight" unit=" lb" from={from.weight} to={to.weight} />
        <Row name="Body fat" unit="%" from={from.bodyFat} to={to.bodyFat} />
        <Row name="Lean mass" unit=" lb" from={from.leanMass} to={to.leanMass} />
      </tbody>
    </table>
  );
}

type RowProps = { name: string; unit: string; from: number | null; to: number | null };

function Row({ name, unit, from, to }: RowProps) {
  const text = (value: number | null) => (value === null ? "–" : `${formatTenth(value)}${unit}`);
  const change = changeOf(from, to);
  return (
    <tr>
      <th scope="row" className="text-left font-normal">
        {name}
      </th>
      <td>{text(from)}</td>
      <td className="font-strong">{text(to)}</td>
      <td className="font-strong text-primary">{change === null ? "–" : formatSignedTenth(change)}</td>
    </tr>
  );
}
