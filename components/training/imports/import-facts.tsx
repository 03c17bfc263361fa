import { BODY_FAT } from "@/lib/body/ranges";
import { dayText } from "@/lib/text/calendar/wording";
import { counted, grouped } from "@/lib/text/numbers";
import type { FileFacts, PlanFacts } from "@/lib/training/imports/held-file";

/** What is new in a file, and what is left out of it. */
export function ImportFacts({ file, plan }: { file: FileFacts; plan: PlanFacts }) {
  const facts = file.isScale
    ? ([
        ["Weigh-ins", plan.count],
        ["With body fat", plan.withFat],
        ["Already here", plan.duplicates],
      ] as const)
    : ([
        ["Workouts", plan.count],
        ["Sets", plan.sets],
        ["Exercises", plan.exercises],
      ] as const);
  return (
    <div>
      <dl className="grid grid-cols-3 border-t">
        {facts.map(([label, value], index) => (
          <div key={label} className={index === 0 ? "pt-3" : "border-l pt-3 pl-3.5"}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="num text-num-sm">{grouped(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">{sentences(file, plan).join(" ")}</p>
    </div>
  );
}

function sentences(file: FileFacts, { duplicates, withoutFat }: PlanFacts): string[] {
  const { isScale, days, withoutReps, doubled } = file;
  const [what, measure] = isScale ? ["weigh-in", "weight"] : ["workout", "set"];
  const now = new Date();
  return [
    days.length > 0 ? `${days.map((day) => dayText(day, now)).join(" to ")}.` : "",
    duplicates > 0
      ? duplicates === 1
        ? `1 ${what} is already here and is skipped.`
        : `${counted(duplicates, what)} are already here and are skipped.`
      : "",
    doubled > 0
      ? `${counted(doubled, "row")} that ${doubled === 1 ? "is" : "are"} in the file twice ${doubled === 1 ? "is" : "are"} skipped.`
      : "",
    withoutReps > 0
      ? withoutReps === 1
        ? `1 row without a ${measure} is skipped.`
        : `${counted(withoutReps, "row")} without a ${measure} are skipped.`
      : "",
    withoutFat > 0
      ? `${counted(withoutFat, "body fat")} outside of ${BODY_FAT.min} to ${BODY_FAT.max}% ${withoutFat === 1 ? "is" : "are"} left out.`
      : "",
  ].filter(Boolean);
}
