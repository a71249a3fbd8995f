import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { failureFolder } from './test-failures.ts';

/** The file in which a run stores its counts, failed and retried tests, for the last lines of `npm test`. */
export const SUMMARY_FILE = process.env['TEST_SUMMARY_FILE'] ?? '.local/test/summary.json';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    const failures = errors.map(firstLine);
    const failureFolders: string[] = [];
    const retried: string[] = [];
    for (const module of modules) {
      counts.failed += module.errors().length;
      failures.push(...module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`));
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') counts[state] += 1;
        const isRetried = state === 'passed' && test.diagnostic()?.flaky === true;
        if (state === 'failed') failures.push(describeFailure(test));
        if (isRetried) retried.push(describeFailure(test));
        const folder = failureFolder(test.fullName);
        if ((state === 'failed' || isRetried) && existsSync(folder)) failureFolders.push(folder);
      }
    }
    mkdirSync(dirname(SUMMARY_FILE), { recursive: true });
    writeFileSync(SUMMARY_FILE, JSON.stringify({ ...counts, failures, failureFolders, retried }));
  }
}

/** File, name, first line of the error, and for a journey the folder of its screenshot and trace. */
function describeFailure(test: TestCase): string {
  const folder = failureFolder(test.fullName);
  const evidence = existsSync(folder) ? ` [${relative(process.cwd(), folder)}]` : '';
  const [error] = test.result().errors ?? [];
  return `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(error)}${evidence}`;
}

function firstLine(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).split('\n')[0] ?? '';
}
