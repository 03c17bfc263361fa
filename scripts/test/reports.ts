import { z } from "zod";
import type { Outcome } from "./outcome";

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Counts Vitest's JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(json: string): Outcome {
  const { testResults } = VitestReport.parse(JSON.parse(json));
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ status: test.status, label: `${file.name}: ${test.fullName}` })),
  );
  const brokenFiles = testResults
    .filter(
      (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
    )
    .map((file) => `${file.name}: the file itself failed`);
  const failures = [
    ...tests.filter((test) => test.status === "failed").map((test) => test.label),
    ...brokenFiles,
  ];
  const passed = tests.filter((test) => test.status === "passed").length;
  const skipped = tests.filter((test) => !["passed", "failed"].includes(test.status)).length;
  return { passed, failed: failures.length, skipped, failures };
}

interface Suite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Counts Playwright's JSON report. A flaky test counts as failed. */
export function countPlaywright(json: string): Outcome {
  const { suites, errors } = PlaywrightReport.parse(JSON.parse(json));
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const failures = [
    ...tests.filter((test) => !["expected", "skipped"].includes(test.status)).map((test) => test.label),
    ...errors.map((error) => error.message?.split("\n")[0] ?? "an error outside of the tests"),
  ];
  const passed = tests.filter((test) => test.status === "expected").length;
  const skipped = tests.filter((test) => test.status === "skipped").length;
  return { passed, failed: failures.length, skipped, failures };
}

function testsOf(suite: Suite, path: string[]): { status: string; label: string }[] {
  const here = [...path, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      status: test.status,
      label: `${[...here, spec.title].join(" > ")} (${test.projectName})`,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))];
}
