import { oneDecimal, signed } from "@/lib/transformations/figures";

type TargetsTableProps = {
  client: {
    weight: number;
    bodyFat: number;
    leanMass: number;
    targetWeight: number;
    targetBodyFat: number;
    targetLeanMass: number | null;
  };
  className?: string;
};

/** Where the client stands and where they want to be. */
export function TargetsTable({ client, className }: TargetsTableProps) {
  const { targetLeanMass } = client;
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
          <Row name="Weight" unit=" lb" now={client.weight} target={client.targetWeight} />
          <Row name="Body fat" unit="%" now={client.bodyFat} target={client.targetBodyFat} />
          {targetLeanMass !== null && (
            <Row name="Lean mass" unit=" lb" now={client.leanMass} target={targetLeanMass} />
          )}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { name: string; unit: string; now: number; target: number };

function Row({ name, unit, now, target }: RowProps) {
  return (
    <tr>
      <th scope="row" className="text-left text-sm!">
        {name}
      </th>
      <td>
        {oneDecimal(now)}
        {unit}
      </td>
      <td className="text-forecast">
        {oneDecimal(target)}
        {unit}
      </td>
      <td>{signed(target - now)}</td>
    </tr>
  );
}
