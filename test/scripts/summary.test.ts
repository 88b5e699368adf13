import { expect, test } from 'vitest';
import { type Report, summary } from '../../scripts/summary.ts';

const file = (status: string, ...tests: string[]): Report['testResults'][number] => ({ status, assertionResults: tests.map((each) => ({ status: each })) });
const report = (...testResults: Report['testResults']): Report => ({ testResults });
const steps = (...passed: boolean[]): { passed: boolean }[] => passed.map((each) => ({ passed: each }));

test.each<[string, Report | null, 'clean' | 'unclean', { passed: boolean }[], string]>([
  ['tests and steps are added', report(file('passed', 'passed', 'passed'), file('passed', 'passed')), 'clean', steps(true, true), '5 passed, 0 failed'],
  ['a failed test', report(file('failed', 'passed', 'failed')), 'unclean', steps(true), '2 passed, 1 failed'],
  ['a failed step', report(file('passed', 'passed')), 'clean', steps(true, false), '2 passed, 1 failed'],
  ['a file that did not load is one failure', report(file('failed'), file('passed', 'passed')), 'unclean', [], '1 passed, 1 failed'],
  ['a file that failed after its tests passed', report(file('failed', 'passed')), 'unclean', [], '1 passed, 1 failed'],
  ['an error outside every test', report(file('passed', 'passed')), 'unclean', steps(true), '2 passed, 1 failed'],
  ['a test left out is neither', report(file('passed', 'passed', 'skipped', 'todo')), 'clean', [], '1 passed, 0 failed'],
  ['no report', null, 'unclean', steps(true, true), '2 passed, 1 failed'],
  ['no report, though all seemed well', null, 'clean', steps(true), '1 passed, 1 failed'],
  ['no report beside a failed step', null, 'unclean', steps(true, false), '1 passed, 2 failed'],
])('%s', (_, vitest, ended, taken, line) => {
  const result = summary({ report: vitest, clean: ended === 'clean' }, taken);
  expect(result.line).toBe(line);
  expect(result.failed).toBe(Number(/(\d+) failed/.exec(line)?.[1]));
});
