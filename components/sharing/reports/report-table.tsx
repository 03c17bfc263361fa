import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type ReportTableProps = {
  label: string;
  head: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly { key: string; cells: readonly [string, ...ReactNode[]] }[];
  className?: string;
};

export function ReportTable({ label, head, rows, className }: ReportTableProps) {
  const [name, ...columns] = head;
  return (
    <table aria-label={label} className={cn("w-full text-xs", className)}>
      <thead>
        <tr className="border-b text-muted-foreground text-2xs [&>th]:h-[25px] [&>th]:text-right [&>th]:font-label">
          <th scope="col" className="text-left!">
            {name}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="pl-2">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...values] }) => (
          <tr key={key} className="border-b">
            <th scope="row" className="h-[25px] break-words text-left font-normal print:h-[22px]">
              {first}
            </th>
            {values.map((value, index) => (
              <td key={columns[index]} className="pl-2 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ReportHeading({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <div className="mt-5 mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="font-strong text-base">{children}</h3>
      {note && <p className="text-muted-foreground text-2xs">{note}</p>}
    </div>
  );
}
