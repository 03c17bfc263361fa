/** Result of one part of the tests. A test that did not run counts as failed. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

export const PASSED: Outcome = { passed: 1, failed: 0, skipped: 0, failures: [] };

export function failedOnce(reason: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, failures: [reason] };
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** Counts a part without tests, or with a failing exit code, as failed. */
export function judged(counted: Outcome, name: string, exitCode: number): Outcome {
  if (counted.passed + counted.failed === 0) return sum([counted, failedOnce(`${name}: no tests were run`)]);
  if (exitCode !== 0 && counted.failed === 0) {
    return sum([counted, failedOnce(`${name}: ended with code ${exitCode} although its tests passed`)]);
  }
  return counted;
}
