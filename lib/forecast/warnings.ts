import { COURSE_RULES } from "./course-rules";
import { TARGET_RULES } from "./target-rules";
import type { Finding, WarningCode, WarningFacts } from "./warning-rule";

/** Something that a trainer should look at. */
export interface ForecastWarning extends Finding {
  readonly code: WarningCode;
}

/** All warnings that apply, in a fixed order. None of them blocks, and the curve is never bent to please one. */
export function warningsFor(facts: WarningFacts): ForecastWarning[] {
  return [...TARGET_RULES, ...COURSE_RULES].flatMap(([code, rule]) => {
    const found = rule(facts);
    return found ? [{ code, ...found }] : [];
  });
}
