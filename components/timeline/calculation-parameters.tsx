import { Explain } from "@/components/ui/explain";
import { EXPERIENCE_LABELS, SEX_LABELS } from "@/lib/body/ranges";
import type { Timeline } from "@/lib/timeline/schema";
import { parametersTexts, timelineExplanations } from "./texts";

/** What the forecast was worked out from. */
export function CalculationParameters({ parameters }: { parameters: Timeline["parameters"] }) {
  const { workoutsPerWeek, experience, dietAdherence, gender } = parameters;
  const rows = [
    [parametersTexts.workouts, String(workoutsPerWeek)],
    [parametersTexts.experience, EXPERIENCE_LABELS[experience]],
    [parametersTexts.diet, parametersTexts.dietPercent(Math.round(dietAdherence * 100))],
    [parametersTexts.gender, SEX_LABELS[gender]],
  ];
  return (
    <section className="mt-6.5 lg:mt-0">
      <h3 className="font-strong text-lg">{parametersTexts.title}</h3>
      <dl className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-4.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex min-h-12 items-center justify-between gap-2 border-b text-sm">
            <dt className="flex items-center text-muted-foreground">
              {label}
              {label === parametersTexts.diet && <Explain about={label}>{timelineExplanations.diet}</Explain>}
            </dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
