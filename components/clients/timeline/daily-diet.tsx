import { Card } from "@/components/ui/card";
import { Explain } from "@/components/ui/explain";
import type { Diet } from "@/lib/clients/timeline/schema";
import { grouped } from "@/lib/text/numbers";

/** Calories and protein that the plan implies, with what holds the weight. */
export function DailyDiet({ diet }: { diet: Diet }) {
  const { phase, intakeKcal, maintenance, isOwn, ownKcal, protein } = diet;
  const isHeld = phase === "hold";
  return (
    <section aria-labelledby="daily-diet" className="mt-6">
      <div className="flex items-center">
        <h3 id="daily-diet" className="font-strong text-lg">
          {isHeld ? "A day, to stay there" : "A day, to get there"}
        </h3>
        <Explain about="Calories and protein">
          {`A day on plan. Calories never go below 1,500 for men and 1,200 for women, or below what a lean body needs with its training. Protein is 1.6 to ${phase === "cut" ? "2.4" : "2.2"} g per kg of body weight (Morton 2018, Longland 2016); fat beyond 20% (men) or 28% (women) does not count. Not for kidney disease.`}
        </Explain>
      </div>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5">
        <Card tone="forecast" className="flex flex-col-reverse px-3.5 py-3">
          <dt className="text-muted-foreground text-sm">calories planned</dt>
          <dd className="num text-forecast text-num-sm lg:text-num-lg">
            {grouped(isHeld ? maintenance.kcal : intakeKcal)}
            <small className="ml-0.5">kcal</small>
          </dd>
        </Card>
        <Card tone="forecast" className="flex flex-col-reverse px-3.5 py-3">
          <dt className="text-muted-foreground text-sm">protein advised</dt>
          <dd className="num text-forecast text-num-sm lg:text-num-lg">
            {protein.low}–{protein.high}
            <small className="ml-0.5">g</small>
          </dd>
        </Card>
      </dl>
      <p className="mt-2 text-pretty text-muted-foreground text-sm">
        About {grouped(maintenance.kcal)} kcal hold today's weight ({grouped(maintenance.low)} to{" "}
        {grouped(maintenance.high)} for 8 of 10 such clients),{" "}
        {isOwn
          ? "estimated from the client's own weigh-ins."
          : "by formula until three weeks of weigh-ins tell."}
        {ownKcal !== null && ` By that, ${grouped(ownKcal)} kcal a day would keep the plan's pace.`}
      </p>
    </section>
  );
}
