import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The file in which a run stores its counts and failed tests, for the last lines of `.ci/run`. */
export const SUMMARY_FILE = process.env['TEST_SUMMARY_FILE'] ?? '.local/test/summary.json';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    const failures = errors.map(firstLine);
    for (const module of modules) {
      counts.failed += module.errors().length;
      failures.push(...module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`));
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') counts[state] += 1;
        if (state === 'failed') failures.push(describeFailure(test));
      }
    }
    mkdirSync(dirname(SUMMARY_FILE), { recursive: true });
    writeFileSync(SUMMARY_FILE, JSON.stringify({ ...counts, failures }));
  }
}

const describeFailure = (test: TestCase): string =>
  `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(test.result().errors?.[0])}`;

function firstLine(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).split('\n')[0] ?? '';
}
