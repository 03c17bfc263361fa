import type { ReactNode } from "react";
import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";

type FoldedListProps<One> = {
  /** Search param that says whether all is shown, so that Back and a reload keep it. */
  param: string;
  label: string;
  all: readonly One[];
  keyOf: (one: One) => string;
  shown: number;
  row: (one: One) => ReactNode;
};

/** The first rows, and a button for the rest. */
export function FoldedList<One>({ param, label, all, keyOf, shown, row }: FoldedListProps<One>) {
  const [view, setView] = useSearchParamChoice(param, ["first", "all"]);
  const rows = view === "all" ? all : all.slice(0, shown);
  return (
    <>
      <ul aria-label={label}>
        {rows.map((one) => (
          <li key={keyOf(one)} className="border-b">
            {row(one)}
          </li>
        ))}
      </ul>
      {all.length > shown && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          aria-expanded={view === "all"}
          onClick={() => setView(view === "all" ? "first" : "all")}
        >
          {view === "all" ? "Show fewer" : `Show all ${all.length}`}
        </Button>
      )}
    </>
  );
}
