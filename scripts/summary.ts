/** The part of Vitest's JSON report that is counted. */
export interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** One last plain line for people and machines. A file that failed without a failed test did not load: one failure. */
export function summary(report: Report | null, steps: readonly { readonly passed: boolean }[]): { line: string; failed: number } {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'));
  const passed = tests.filter(({ status }) => status === 'passed').length + steps.filter((step) => step.passed).length;
  const wrong = tests.filter(({ status }) => status === 'failed').length + broken.length + steps.filter((step) => !step.passed).length;
  const failed = wrong + (report === null && wrong === 0 ? 1 : 0);
  return { line: `${passed} passed, ${failed} failed`, failed };
}
