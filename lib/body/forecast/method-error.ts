import type { OtherMethod } from "./subject";

/** Standard deviations in points of body fat: what a method is off by for good, and the scatter of one reading. */
export interface MethodError {
  readonly lasting: number;
  readonly scatter: number;
}

/** Of a method that is not known, as of a tape: the standard error of the US Navy equations, 3.5 to 3.7, in both parts. */
const UNKNOWN: MethodError = { lasting: 3.3, scatter: 1.2 };

/** Assumed: half of the usual limits of agreement with DXA, divided by 1.28; a reading scatters by a third of it. */
const ERRORS = {
  tape: UNKNOWN,
  unknown: UNKNOWN,
  scale: { lasting: 3.1, scatter: 1 },
  calliper: { lasting: 2.7, scatter: 0.9 },
  dxa: { lasting: 1.5, scatter: 0.8 },
  eye: { lasting: 3.9, scatter: 1.3 },
  photo: { lasting: 4.3, scatter: 1.4 },
} as const satisfies Record<OtherMethod, MethodError>;

export const methodErrorOf = (method: OtherMethod): MethodError => ERRORS[method];
