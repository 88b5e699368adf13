/** The part of Vitest's JSON report that is counted. */
export interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** How Vitest ended: what it reported, if anything, and whether its exit code was 0. */
export interface Run {
  readonly report: Report | null;
  readonly clean: boolean;
}

/** One last plain line for people and machines. A step counts as one, and so does a run or a file that failed without a failed test. */
export function summary({ report, clean }: Run, steps: readonly { readonly passed: boolean }[]): { line: string; failed: number } {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'));
  const wrong = tests.filter(({ status }) => status === 'failed').length + broken.length;
  // It crashed, or an error came from outside every test.
  const crashed = report === null || (!clean && wrong === 0) ? 1 : 0;
  const passed = tests.filter(({ status }) => status === 'passed').length + steps.filter((step) => step.passed).length;
  const failed = wrong + crashed + steps.filter((step) => !step.passed).length;
  return { line: `${passed} passed, ${failed} failed`, failed };
}
