import { describe, expect, it } from "vitest";
import { judged, PASSED, sum } from "./outcome";
import { countPlaywright, countVitest } from "./reports";

const file = (status: string, ...tests: string[]) => ({
  name: "a.test.ts",
  status,
  assertionResults: tests.map((test, index) => ({ fullName: `test ${index}`, status: test })),
});
const vitest = (...testResults: unknown[]) => JSON.stringify({ testResults });

describe("countVitest", () => {
  it("counts tests by result and names the failed ones", () => {
    expect(countVitest(vitest(file("failed", "passed", "failed", "pending", "todo")))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 2,
      failures: ["a.test.ts: test 1"],
    });
  });

  it("says why a test failed", () => {
    const test = { fullName: "adds", status: "failed", failureMessages: ["Error: 1 is not 2\n\n at a"] };
    expect(
      countVitest(vitest({ name: "a.test.ts", status: "failed", assertionResults: [test] })).failures,
    ).toEqual(["a.test.ts: adds\n  Error: 1 is not 2\n   at a"]);
  });

  it("counts a file that could not be loaded as a failure, and says why", () => {
    const broken = { ...file("failed"), message: "Cannot find module './b'" };
    expect(countVitest(vitest(broken, file("passed", "passed")))).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ["a.test.ts: the file itself failed\n  Cannot find module './b'"],
    });
  });

  it("counts a file whose hooks failed after its tests as a failure", () => {
    expect(countVitest(vitest(file("failed", "passed")))).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe("countPlaywright", () => {
  const report = (statuses: string[], errors: unknown[] = []) => {
    const tests = statuses.map((status) => ({ projectName: "phone", status }));
    const inner = { title: "signed in", specs: [{ title: "adds a client", tests }] };
    return JSON.stringify({ suites: [{ title: "clients.spec.ts", specs: [], suites: [inner] }], errors });
  };

  it("counts nested tests once for each project", () => {
    expect(countPlaywright(report(["expected", "unexpected", "skipped"]))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ["clients.spec.ts > signed in > adds a client (phone)"],
    });
  });

  it("says why a test failed, without colours", () => {
    const message = "Error: \u001b[2mnot\u001b[22m focused\n\nLocator: a";
    const tests = [{ projectName: "phone", status: "unexpected", results: [{ errors: [{ message }] }] }];
    const suite = { title: "a.spec.ts", specs: [{ title: "adds", tests }] };
    expect(countPlaywright(JSON.stringify({ suites: [suite], errors: [] })).failures).toEqual([
      "a.spec.ts > adds (phone)\n  Error: not focused\n  Locator: a",
    ]);
  });

  it("does not let a flaky test pass", () => {
    expect(countPlaywright(report(["flaky"]))).toMatchObject({ passed: 0, failed: 1 });
  });

  it("counts an error outside of the tests as a failure", () => {
    expect(countPlaywright(report(["expected"], [{ message: "no such file\n at x" }]))).toMatchObject({
      passed: 1,
      failures: ["no such file"],
    });
  });
});

describe("judged", () => {
  it("fails a part without tests", () => {
    expect(judged({ ...PASSED, passed: 0 }, "browser", 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("fails a part with a failing exit code although its tests passed", () => {
    expect(judged(PASSED, "unit", 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it("keeps the count otherwise", () => {
    expect(judged(PASSED, "unit", 0)).toEqual(PASSED);
    expect(sum([PASSED, PASSED])).toMatchObject({ passed: 2, failed: 0 });
  });
});
