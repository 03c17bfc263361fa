import type { UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { longWeekday } from "@/lib/text/calendar/wording";
import { setsIn } from "@/lib/training/plans/programme";
import type { PlannedExercise } from "@/lib/training/plans/schema";
import { howTexts, setsText } from "@/lib/training/plans/wording";
import { type Sheet, type SheetRow, type SheetSession, saidOfAll } from "@/lib/training/programmes/sheet";
import { loadWithUnit } from "@/lib/training/workouts/wording";

const BOX = "inline-block rounded-[3px] border border-foreground";

/** The sessions of a week below each other, the weeks side by side. */
export function SheetTable({ sheet }: { sheet: Sheet }) {
  return (
    <table className="w-full min-w-[720px] table-fixed border-collapse text-left print:min-w-0">
      <colgroup>
        <col className="w-[26%]" />
        {sheet.weeks.map(({ number }) => (
          <col key={number} />
        ))}
      </colgroup>
      {sheet.sessions.map((session) => (
        <Session key={session.weekday} session={session} sheet={sheet} />
      ))}
    </table>
  );
}

function Session({ session, sheet }: { session: SheetSession; sheet: Sheet }) {
  return (
    <tbody className="break-inside-avoid">
      <tr className="border-foreground border-b-[1.5px]">
        <th scope="col" className="pt-2 pb-1 font-normal">
          <b className="break-words font-strong text-sm">{session.name}</b> {longWeekday(session.weekday)}
        </th>
        {sheet.weeks.map(({ number, isDeload }, index) => {
          const own = session.weeks[index];
          return (
            <th key={number} scope="col" className="border-l px-1.5 pt-2 pb-1 align-bottom font-normal">
              {own !== null && (
                <span className="flex items-end justify-between gap-1">
                  <span className="min-w-0 break-words">
                    <b className="font-strong">Week {number}</b>{" "}
                    {[own, isDeload && "Deload"].filter(Boolean).join(", ")}
                  </span>
                  <span className={`${BOX} size-4 shrink-0`} />
                </span>
              )}
            </th>
          );
        })}
      </tr>
      {session.rows.map((row) => (
        <Row key={row.exerciseName} row={row} />
      ))}
    </tbody>
  );
}

function Row({ row: { exerciseName, cells } }: { row: SheetRow }) {
  const units = useUnits();
  const planned = cells.filter((cell) => cell !== null);
  const said = saidOfAll(planned.map(howTexts));
  const first = planned[0];
  const start = first && startText(first, units);
  const below = [
    ...(planned.some(({ withNext }) => withNext) ? ["superset with the next"] : []),
    ...said,
    ...(start ? [start] : []),
  ].join(", ");
  return (
    <tr className="border-b align-top">
      <th scope="row" className="py-1 pr-2 font-normal">
        <b className="break-words font-strong">{exerciseName}</b>
        {below && (
          <span className="block break-words text-2xs text-muted-foreground">
            {below.charAt(0).toUpperCase()}
            {below.slice(1)}
          </span>
        )}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its week.
        <td key={index} className="border-l px-1.5 py-1">
          {cell && <Cell exercise={cell} said={said} />}
        </td>
      ))}
    </tr>
  );
}

/** A load that follows from the workouts is not known yet: it is left to write. */
function Cell({ exercise, said }: { exercise: PlannedExercise; said: readonly string[] }) {
  const units = useUnits();
  const { isFixed, weight, loadPercent } = exercise;
  const more = howTexts(exercise).filter((text) => !said.includes(text));
  const isBody = weight === 0;
  return (
    <>
      <span className="flex items-end gap-1 font-strong">
        <span className="min-w-0 break-words">
          {setsText(exercise, units)}
          {isFixed && !isBody && ` @ ${loadWithUnit(weight, units)}`}
          {!isFixed && loadPercent && ` @ ${loadPercent}% load`}
        </span>
        {!isFixed && !loadPercent && (
          <>
            <span className="mb-0.5 min-w-4 flex-1 border-foreground border-b" />
            <span className="font-normal">{units.weightUnit}</span>
          </>
        )}
      </span>
      {more.length > 0 && <span className="block text-2xs text-muted-foreground">{more.join(", ")}</span>}
      <span className="flex flex-wrap gap-[3px] pt-0.5">
        {Array.from({ length: setsIn(exercise) }, (_, set) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its set.
          <span key={set} className={`${BOX} h-[21px] w-[27px]`} />
        ))}
      </span>
    </>
  );
}

/** The first load of an exercise that then follows from the workouts. */
const startText = ({ isFixed, weight }: PlannedExercise, units: UnitSystem): string | null =>
  isFixed || weight === 0 ? null : `starts at ${loadWithUnit(weight, units)}`;
