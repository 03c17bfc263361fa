"use client";

import { ForecastDisclaimer } from "@/components/timeline/forecast-disclaimer";
import { TimelineChart } from "@/components/timeline/timeline-chart";
import { Card, CardTitle } from "@/components/ui/card";
import type { SharedForecast } from "@/lib/shares/schema";
import { openResultTexts } from "./texts";

const NO_WEIGH_INS: [] = [];

/** The forecast as it stood when the link was made, and how sure it is. */
export function SharedForecastCard({ forecast, madeAt }: { forecast: SharedForecast; madeAt: string }) {
  const { months, today, targetBodyFat, sentence } = forecast;
  return (
    <section className="mt-6">
      {months.length > 0 && (
        <Card className="px-3 pt-4 pb-3">
          <CardTitle className="px-1 text-base">{openResultTexts.chart}</CardTitle>
          <TimelineChart
            heights={{ narrow: 220, wide: 260 }}
            measure="bodyFat"
            today={today}
            rows={months}
            weighIns={NO_WEIGH_INS}
            plan={null}
            now={new Date(madeAt)}
            target={targetBodyFat}
          />
        </Card>
      )}
      <p className="mt-4 text-pretty text-sm">{sentence}</p>
      <p className="mt-2 text-pretty text-muted-foreground text-sm">{openResultTexts.chartHint}</p>
      <ForecastDisclaimer />
    </section>
  );
}
