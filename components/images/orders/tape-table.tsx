import type { TapeChange } from "@/lib/body/tape-change";
import { girthText } from "@/lib/body/tape-texts";
import { girthSiteTexts } from "@/lib/images/orders/texts";
import { useUnits } from "@/lib/platform/browser/use-units";
import { tapeLabelTexts } from "./texts";

export function TapeTable({ changes, photoLabel }: { changes: readonly TapeChange[]; photoLabel: string }) {
  const units = useUnits();
  return (
    <table className="mt-4 w-full text-sm tabular-nums [&_:is(td,th)]:py-2 [&_:is(td,th)]:font-normal [&_tr>*:first-child]:text-left [&_tr]:border-b [&_tr]:text-right">
      <thead className="text-xs">
        <tr>
          <th className="text-muted-foreground">{tapeLabelTexts.table}</th>
          <th className="text-primary">{photoLabel}</th>
          <th className="text-forecast">{tapeLabelTexts.drawn}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ site, fromCm, cm }) => (
          <tr key={site}>
            <th scope="row">{girthSiteTexts[site]}</th>
            <td>{girthText(fromCm, units)}</td>
            <td className="text-forecast">{girthText(fromCm + cm, units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
