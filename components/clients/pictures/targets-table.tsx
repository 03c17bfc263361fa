import { shownFigures } from "@/lib/clients/record/field-text";
import type { Client } from "@/lib/clients/record/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatChange, formatTenth } from "@/lib/text/numbers";

type TargetsTableProps = {
  client: Client;
  className?: string;
};

export function TargetsTable({ client, className }: TargetsTableProps) {
  const units = useUnits();
  const { weightOf } = units;
  const { leanMass, targetLeanMass } = shownFigures(client, units);
  const text = (value: string) => `${value} ${units.weightUnit}`;
  return (
    <section className={className}>
      <h2 className="mb-2.5 font-strong text-lg">Targets</h2>
      <table className="w-full text-right text-sm [&_td]:border-b [&_td]:py-[11px] [&_th]:border-b [&_th]:py-[11px] [&_th]:font-label [&_th]:text-xs">
        <thead>
          <tr>
            <td />
            <th scope="col" className="text-primary">
              Now
            </th>
            <th scope="col" className="text-forecast">
              Target
            </th>
            <th scope="col" className="text-muted-foreground">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            name="Weight"
            text={text}
            now={weightOf(client.weight)}
            target={weightOf(client.targetWeight)}
          />
          <Row
            name="Body fat"
            text={(value: string) => `${value}%`}
            now={client.bodyFat}
            target={client.targetBodyFat}
          />
          {client.targetLeanMass !== null && (
            <Row name="Lean mass" text={text} now={leanMass} target={targetLeanMass} />
          )}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { name: string; text: (value: string) => string; now: number; target: number };

function Row({ name, text, now, target }: RowProps) {
  return (
    <tr>
      <th scope="row" className="text-left font-normal text-sm!">
        {name}
      </th>
      <td>{text(formatTenth(now))}</td>
      <td className="text-forecast">{text(formatTenth(target))}</td>
      <td>{formatChange(now, target)}</td>
    </tr>
  );
}
