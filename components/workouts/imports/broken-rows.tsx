import type { BrokenRow } from "@/lib/imports/source-file";
import { brokenRowsTexts } from "./texts";

const SHOWN = 100;

/** The rows that cannot be imported, each by its line. Everything else is. */
export function BrokenRows({ rows }: { rows: readonly BrokenRow[] }) {
  if (rows.length === 0) return null;
  const hidden = rows.length - SHOWN;
  return (
    <section aria-labelledby="broken-rows">
      <h3 id="broken-rows" className="font-strong text-lg">
        {brokenRowsTexts.title(rows.length)}
      </h3>
      <p className="text-muted-foreground text-sm">{brokenRowsTexts.hint}</p>
      <ul className="mt-1.5 text-sm">
        {rows.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={line} className="break-words border-b py-1.5 last:border-b-0">
            <span className="num text-muted-foreground tracking-normal">{brokenRowsTexts.line(line)}</span>{" "}
            {reason}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-muted-foreground text-sm">{brokenRowsTexts.hidden(hidden)}</p>}
    </section>
  );
}
