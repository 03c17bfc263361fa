import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { TimelineChart } from "./timeline-chart";

const figures = (bodyFatPercent: number) => ({ bodyFatPercent, leanMassLbs: 157, weightLbs: 185 });
const row = { month: 1, ...figures(15), low: figures(13.6), high: figures(16.4) };

test("the server renders the whole chart without knowing its width", () => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <TimelineChart
        className="h-40"
        measure="bodyFat"
        today={{ bodyFat: 20, leanMass: 156, weight: 195 }}
        rows={[row]}
        weighIns={[]}
        plan={null}
        now={new Date("2026-11-20T09:00:00.000Z")}
        target={15}
      />
    </QueryClientProvider>,
  );
  const [, forecast = ""] =
    /d="(M[^"]*)"[^>]*stroke-dasharray="7 5"/.exec(html.replaceAll("strokeDasharray", "stroke-dasharray")) ??
    [];
  expect(forecast).toMatch(/^M0,[\d.]+L100,[\d.]+$/);
  for (const text of ["20.0%", "15.0%", "Now", "Month 1"]) expect(html).toContain(`>${text}</text>`);
});
