import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import type { Outcome } from "./outcome";

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Why the file itself failed. */
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/** Counts Vitest's JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(json: string): Outcome {
  const { testResults } = VitestReport.parse(JSON.parse(json));
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      status: test.status,
      label: withReason(`${file.name}: ${test.fullName}`, test.failureMessages),
    })),
  );
  const brokenFiles = testResults
    .filter(
      (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
    )
    .map((file) => withReason(`${file.name}: the file itself failed`, [file.message]));
  const failures = [
    ...tests.filter((test) => test.status === "failed").map((test) => test.label),
    ...brokenFiles,
  ];
  const passed = tests.filter((test) => test.status === "passed").length;
  const skipped = tests.filter((test) => !["passed", "failed"].includes(test.status)).length;
  return { passed, failed: failures.length, skipped, failures };
}

const BrowserTest = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })).default([]),
});

interface Suite {
  title: string;
  specs: { title: string; tests: z.infer<typeof BrowserTest>[] }[];
  suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(BrowserTest) })),
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
      label: withReason(
        `${[...here, spec.title].join(" > ")} (${test.projectName})`,
        test.results.flatMap(({ errors }) => errors.map(({ message }) => message)),
      ),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))];
}

/** Often only the end of a run is kept, so the summary says why a test failed: the first lines of its first error. */
function withReason(label: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages[0] ?? "").split("\n");
  const told = lines.filter((line) => line.trim() !== "").slice(0, 12);
  return [label, ...told.map((line) => `  ${line}`)].join("\n");
}
