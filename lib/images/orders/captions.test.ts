import { describe, expect, test } from "vitest";
import type { Body } from "@/lib/body/body";
import type { ForecastInput } from "@/lib/body/forecast/forecast";
import { trajectoryOf } from "@/lib/body/forecast/trajectory";
import { unitSystem } from "@/lib/body/unit-system";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { captionLine, imageCaption, photoCaption } from "./captions";
import { matchesOf } from "./forecast-match";
import { planSteps } from "./image-order";

const TODAY = new Date(2026, 10, 23, 10);

type Client = Partial<ForecastInput> & {
  steps: number;
  photo?: { takenAt: Date } & Partial<Body>;
  units?: "metric";
};

function captionTextsOf({ steps, photo, units = "imperial" as never, ...changes }: Client): string[] {
  const input = { ...DEFAULT_QUESTION, ...changes };
  const system = unitSystem(units);
  const now = { weightLbs: input.weightLbs, bodyFat: input.bodyFat };
  const target = { weightLbs: input.targetWeightLbs, bodyFat: input.targetBodyFat };
  const { takenAt, ...body } = { takenAt: TODAY, ...now, ...photo };
  const drawn = planSteps(body, target, steps);
  const matches = matchesOf(drawn, {
    photo: body,
    trajectory: trajectoryOf(input, new Date("2026-11-20T09:00:00.000Z"), "UTC"),
  });
  const captions = [
    photoCaption({ takenAt, ...body }, TODAY),
    ...drawn.map(({ step, ...figures }, index) =>
      imageCaption({ step, ...figures, match: matches[index]! }, { today: TODAY, system }),
    ),
  ];
  return captions.map((caption) => captionLine(caption, system));
}

const LAST_MONTH = new Date(2026, 9, 19, 10);

describe("captions of twenty clients: the drawn body and its day in the forecast", () => {
  test.each<[string, Client, string[]]>([
    [
      "1. a man who loses ten pounds",
      { steps: 2 },
      [
        "Now: 195.0 lb, 20.0%.",
        "Jan 10, 2027: 190.0 lb, 17.5%. Likely 16.9 to 18.4%.",
        "Feb 24, 2027: 185.0 lb, 15.0%. Likely 14.0 to 16.9%.",
      ],
    ],
    [
      "2. the same in six steps",
      { steps: 6 },
      [
        "Now: 195.0 lb, 20.0%.",
        "Dec 9, 2026: 193.3 lb, 19.2%. Likely 19.0 to 19.5%.",
        "Dec 25, 2026: 191.7 lb, 18.3%. Likely 18.0 to 18.9%.",
        "Jan 10, 2027: 190.0 lb, 17.5%. Likely 16.9 to 18.4%.",
        "Jan 26, 2027: 188.3 lb, 16.7%. Likely 15.8 to 17.9%.",
        "Feb 11, 2027: 186.7 lb, 15.8%. Likely 14.8 to 17.3%.",
        "Feb 24, 2027: 185.0 lb, 15.0%. Likely 14.0 to 16.9%.",
      ],
    ],
    [
      "3. a man whose weight is there in three months and whose body fat takes three years",
      { bodyFat: 26, steps: 2 },
      [
        "Now: 195.0 lb, 26.0%.",
        "Step 1: 190.0 lb, 20.5%. The forecast does not reach this body: it is nearest on Feb 26, 2027, with 183.9 lb, 21.5%.",
        "Nov 23, 2029: 185.0 lb, 15.0%. Likely 7.8 to 22.6%.",
      ],
    ],
    [
      "4. a man who loses forty pounds",
      { weightLbs: 230, bodyFat: 34, targetWeightLbs: 190, targetBodyFat: 18, steps: 4 },
      [
        "Now: 230.0 lb, 34.0%.",
        "Mar 7, 2027: 220.0 lb, 30.0%. Likely 29.2 to 31.4%.",
        "Jun 10, 2027: 210.0 lb, 26.0%. Likely 24.2 to 28.8%.",
        "Sep 8, 2027: 200.0 lb, 22.0%. Likely 19.1 to 26.1%.",
        "May 16, 2028: 190.0 lb, 18.0%. Likely 12.3 to 24.2%.",
      ],
    ],
    [
      "5. a woman who loses twenty pounds",
      {
        sex: "female",
        heightInches: 65,
        weightLbs: 160,
        bodyFat: 33,
        targetWeightLbs: 140,
        targetBodyFat: 25,
        steps: 3,
      },
      [
        "Now: 160.0 lb, 33.0%.",
        "Jan 5, 2027: 153.3 lb, 30.3%. Likely 29.7 to 30.9%.",
        "Feb 18, 2027: 146.7 lb, 27.7%. Likely 26.3 to 28.8%.",
        "Mar 31, 2027: 140.0 lb, 25.0%. Likely 23.2 to 27.0%.",
      ],
    ],
    [
      "6. a woman whose trainer reads kilograms",
      {
        sex: "female",
        heightInches: 66,
        weightLbs: 176.4,
        bodyFat: 36,
        targetWeightLbs: 154.3,
        targetBodyFat: 28,
        steps: 2,
        units: "metric",
      },
      [
        "Now: 80.0 kg, 36.0%.",
        "Feb 2, 2027: 75.0 kg, 32.0%. Likely 31.1 to 32.8%.",
        "Apr 11, 2027: 70.0 kg, 28.0%. Likely 26.2 to 29.9%.",
      ],
    ],
    [
      "7. a man who gains muscle",
      {
        weightLbs: 150,
        bodyFat: 12,
        targetWeightLbs: 165,
        targetBodyFat: 13,
        experience: "beginner",
        workoutsPerWeek: 5,
        steps: 2,
      },
      [
        "Now: 150.0 lb, 12.0%.",
        "Feb 1, 2027: 157.5 lb, 12.5%. Likely 11.1 to 13.1%.",
        "Mar 23, 2027: 165.0 lb, 13.0%. Likely 10.7 to 14.0%.",
      ],
    ],
    [
      "8. a woman who gains six pounds at the same body fat",
      {
        sex: "female",
        heightInches: 65,
        weightLbs: 120,
        bodyFat: 20,
        targetWeightLbs: 126,
        targetBodyFat: 20,
        experience: "beginner",
        workoutsPerWeek: 4,
        steps: 2,
      },
      [
        "Now: 120.0 lb, 20.0%.",
        "Dec 29, 2026: 123.0 lb, 20.0%. Likely 19.5 to 20.5%.",
        "Jan 19, 2027: 126.0 lb, 20.0%. Likely 19.3 to 20.7%.",
      ],
    ],
    [
      "9. a recomposition: the forecast loses first and gains back, so the middle is never there",
      {
        weightLbs: 180,
        bodyFat: 22,
        targetWeightLbs: 180,
        targetBodyFat: 18,
        experience: "beginner",
        steps: 2,
      },
      [
        "Now: 180.0 lb, 22.0%.",
        "Step 1: 180.0 lb, 20.0%. The forecast does not reach this body: it is nearest on Dec 22, 2026, with 176.9 lb, 20.5%.",
        "Apr 25, 2027: 180.0 lb, 18.0%. Likely 16.3 to 20.1%.",
      ],
    ],
    [
      "10. a recomposition over three years",
      { targetWeightLbs: 195, targetBodyFat: 12, steps: 2 },
      [
        "Now: 195.0 lb, 20.0%.",
        "Step 1: 195.0 lb, 16.0%. The forecast does not reach this body: it is nearest on Jan 21, 2027, with 188.0 lb, 17.1%.",
        "Nov 23, 2029: 195.0 lb, 12.0%. Likely 5.2 to 19.2%.",
      ],
    ],
    [
      "11. unreachable: the forecast stops at what is safe",
      { targetWeightLbs: 160, targetBodyFat: 6, steps: 3 },
      [
        "Now: 195.0 lb, 20.0%.",
        "Jan 29, 2027: 183.3 lb, 15.3%. Likely 14.2 to 16.5%.",
        "Apr 20, 2027: 171.7 lb, 10.7%. Likely 7.9 to 13.2%.",
        "Step 3: 160.0 lb, 6.0%. The forecast does not reach this body: it ends on Aug 24, 2027, with 161.2 lb, 4.9%.",
      ],
    ],
    [
      "12. unreachable: three years of half a plan are not enough, though the target lies within their range",
      {
        weightLbs: 230,
        bodyFat: 34,
        targetWeightLbs: 190,
        targetBodyFat: 18,
        dietAdherence: 0.5,
        workoutsPerWeek: 1,
        steps: 2,
      },
      [
        "Now: 230.0 lb, 34.0%.",
        "Apr 10, 2028: 210.0 lb, 26.0%. Likely 23.2 to 31.5%.",
        "Step 2: 190.0 lb, 18.0%. The forecast does not reach this body: it ends on Nov 23, 2029, with 183.8 lb, 21.3%.",
      ],
    ],
    [
      "13. unreachable: the weight alone cannot go",
      { targetBodyFat: 20, steps: 2 },
      [
        "Now: 195.0 lb, 20.0%.",
        "Step 1: 190.0 lb, 20.0%. The forecast does not reach this body: it is nearest on Dec 2, 2026, with 193.4 lb, 19.4%.",
        "Step 2: 185.0 lb, 20.0%. The forecast does not reach this body: it ends on Jan 4, 2027, with 187.3 lb, 17.0%.",
      ],
    ],
    [
      "14. unreachable: more lean mass is kept than the target has",
      { targetWeightLbs: 190, targetBodyFat: 19, experience: "beginner", workoutsPerWeek: 5, steps: 2 },
      [
        "Now: 195.0 lb, 20.0%.",
        "Step 1: 192.5 lb, 19.5%. The forecast does not reach this body: it is nearest on Dec 2, 2026, with 193.4 lb, 19.3%.",
        "Step 2: 190.0 lb, 19.0%. The forecast does not reach this body: it ends on Dec 20, 2026, with 190.2 lb, 18.0%.",
      ],
    ],
    [
      "15. an old photo of a heavier body: what is behind already has no day to come",
      { photo: { takenAt: LAST_MONTH, weightLbs: 201, bodyFat: 22.4 }, steps: 6 },
      [
        "Oct 19, 2026: 201.0 lb, 22.4%.",
        "Step 1: 198.3 lb, 21.2%. This body lies between the photo and today.",
        "Step 2: 195.7 lb, 19.9%. This body lies between the photo and today.",
        "Dec 17, 2026: 193.0 lb, 18.7%. Likely 18.5 to 19.2%.",
        "Jan 10, 2027: 190.3 lb, 17.5%. Likely 16.9 to 18.4%.",
        "Feb 3, 2027: 187.7 lb, 16.2%. Likely 15.3 to 17.6%.",
        "Feb 24, 2027: 185.0 lb, 15.0%. Likely 14.0 to 16.9%.",
      ],
    ],
    [
      "16. an old photo of the body that is still today's",
      { photo: { takenAt: LAST_MONTH }, steps: 2 },
      [
        "Oct 19, 2026: 195.0 lb, 20.0%.",
        "Jan 10, 2027: 190.0 lb, 17.5%. Likely 16.9 to 18.4%.",
        "Feb 24, 2027: 185.0 lb, 15.0%. Likely 14.0 to 16.9%.",
      ],
    ],
    [
      "17. an old photo of a lighter body",
      { photo: { takenAt: LAST_MONTH, weightLbs: 190, bodyFat: 18 }, steps: 3 },
      [
        "Oct 19, 2026: 190.0 lb, 18.0%.",
        "Jan 22, 2027: 188.3 lb, 17.0%. Likely 16.1 to 18.0%.",
        "Feb 8, 2027: 186.7 lb, 16.0%. Likely 14.9 to 17.4%.",
        "Feb 24, 2027: 185.0 lb, 15.0%. Likely 14.0 to 16.9%.",
      ],
    ],
    [
      "18. an old photo and a gain that the forecast ends before",
      {
        weightLbs: 150,
        bodyFat: 12,
        targetWeightLbs: 200,
        targetBodyFat: 10,
        experience: "advanced",
        photo: { takenAt: new Date(2025, 10, 30), weightLbs: 146, bodyFat: 12.5 },
        steps: 2,
      },
      [
        "Nov 30, 2025: 146.0 lb, 12.5%.",
        "Step 1: 173.0 lb, 11.3%. The forecast does not reach this body: it is nearest on Nov 23, 2029, with 159.8 lb, 11.5%.",
        "Step 2: 200.0 lb, 10.0%. The forecast does not reach this body: it ends on Nov 23, 2029, with 159.8 lb, 11.5%.",
      ],
    ],
    [
      "19. no forecast: the target is today's body",
      { targetWeightLbs: 195, targetBodyFat: 20, steps: 1 },
      ["Now: 195.0 lb, 20.0%.", "Step 1: 195.0 lb, 20.0%. There is no forecast: the target is today's body."],
    ],
    [
      "20. no forecast: the client of an old photo has arrived",
      {
        targetWeightLbs: 195,
        targetBodyFat: 20,
        photo: { takenAt: LAST_MONTH, weightLbs: 201, bodyFat: 22.4 },
        steps: 2,
      },
      [
        "Oct 19, 2026: 201.0 lb, 22.4%.",
        "Step 1: 198.0 lb, 21.2%. This body lies between the photo and today.",
        "Step 2: 195.0 lb, 20.0%. There is no forecast: the target is today's body.",
      ],
    ],
  ])("%s", (_, client, expected) => {
    expect(captionTextsOf(client)).toEqual(expected);
  });
});
