import { counted } from "@/lib/text/numbers";
import type { Appointment, WeekSums } from "@/lib/training/schedule/schema";
import { StateMark } from "./state-mark";

/** What came of the week, with the marks of its rows. Extras, also of clients without a plan, fill no missed session. */
export function Sums({ sums }: { sums: WeekSums }) {
  const { done, due, partly, missed, noShow, open, leftOut, extra } = sums;
  const others: [state: Appointment["state"], count: number, text: string][] = [
    ["partly", partly, `Partly ${partly}`],
    ["missed", missed, `Missed ${missed}`],
    ["leftOut", noShow, `${noShow === 1 ? "No-show" : "No-shows"} ${noShow}`],
    ["planned", open, `Still planned ${open}`],
    ["leftOut", leftOut, `Left out ${leftOut}`],
    ["extra", extra, `${counted(extra, "workout")} outside of plans`],
  ];
  return (
    <ul aria-label="Sums of the week" className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        {due > 0 && <StateMark state="done" />}
        {due === 0 ? "Nothing due yet" : `Done ${done} of ${due} due so far`}
      </li>
      {others
        .filter(([, count]) => count > 0)
        .map(([state, , text]) => (
          <li key={text} className="flex items-center gap-2">
            <StateMark state={state} />
            {text}
          </li>
        ))}
    </ul>
  );
}
