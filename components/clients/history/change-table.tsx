import { changeOf, type Figures } from "@/lib/clients/history/days";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatSignedTenth, formatTenth } from "@/lib/text/numbers";

type ChangeTableProps = { from: Figures; to: Figures; fromLabel: string; toLabel: string };

/** One colour for plus and minus: less is not always better. */
export function ChangeTable({ from, to, fromLabel, toLabel }: ChangeTableProps) {
  const units = useUnits();
  const ofWeight = { print: (value: string) => `${value} ${units.weightUnit}`, convert: units.weightOf };
  return (
    <table className="w-full text-right text-[min(0.9375rem,7vw)]/[1.3125rem] [&_td]:border-b [&_td]:py-[11px] [&_th]:border-b [&_th]:py-[11px]">
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
        <Row name="Weight" {...ofWeight} from={from.weightLbs} to={to.weightLbs} />
        <Row name="Body fat" print={(value: string) => `${value}%`} from={from.bodyFat} to={to.bodyFat} />
        <Row name="Lean mass" {...ofWeight} from={from.leanMassLbs} to={to.leanMassLbs} />
      </tbody>
    </table>
  );
}

type RowProps = {
  name: string;
  print: (value: string) => string;
  /** Converts a stored value into the shown unit. */
  convert?: (value: number) => number;
  from: number | null;
  to: number | null;
};

const same = (value: number) => value;

function Row({ name, print, convert = same, from, to }: RowProps) {
  const text = (value: number | null) => (value === null ? "–" : print(formatTenth(convert(value))));
  const change = changeOf(from === null ? null : convert(from), to === null ? null : convert(to));
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
