import fc from "fast-check";
import type { ForecastInput } from "@/lib/body/forecast/forecast";
import * as ranges from "@/lib/body/ranges";
import { valuesOf } from "@/lib/text/number-range";

/** A client without weigh-ins, with any figures that the form takes. */
export const anyClient: fc.Arbitrary<ForecastInput> = fc.record({
  sex: fc.constantFrom(...ranges.SEXES),
  heightInches: fc.constantFrom(...valuesOf(ranges.HEIGHT_INCHES)),
  weightLbs: fc.double({ min: 100, max: 350, noNaN: true }),
  bodyFat: fc.constantFrom(...valuesOf(ranges.BODY_FAT)),
  targetWeightLbs: fc.constantFrom(...valuesOf(ranges.WEIGHT_LBS)),
  targetBodyFat: fc.constantFrom(...valuesOf(ranges.TARGET_BODY_FAT)),
  workoutsPerWeek: fc.constantFrom(...valuesOf(ranges.WORKOUTS_PER_WEEK)),
  hoursPerWorkout: fc.constantFrom(...ranges.HOURS_PER_WORKOUT),
  experience: fc.constantFrom(...ranges.EXPERIENCES),
  dietAdherence: fc.constantFrom(...ranges.DIET_ADHERENCES),
  onMedicine: fc.constantFrom(undefined, true),
  ageYears: fc.option(fc.integer({ min: 18, max: 90 }), { nil: undefined }),
});
