import { join } from 'node:path';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';
import { captureProgram } from './run-program.ts';
import type { Counts } from './test-counts.ts';

/** What is checked without running the product. */
const CHECKS = [
  { name: 'types', program: 'tsc', args: ['-b'] },
  { name: 'format', program: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'] },
] as const;

/** Runs all checks side by side, prints what they complain about, and counts each as one test. */
export async function runChecks(): Promise<Counts> {
  const failures: string[] = [];
  await Promise.all(
    CHECKS.map(async ({ name, program, args }) => {
      const { code, output } = await captureProgram(join(PROJECT_ROOT, 'node_modules', '.bin', program), args);
      if (code !== 0) {
        console.log(output.trimEnd());
        failures.push(`${name}: ${output.trim().split('\n')[0]}`);
      }
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    }),
  );
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures };
}
