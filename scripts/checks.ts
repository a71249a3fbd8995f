import { join } from 'node:path';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { runBeside } from './run-program.ts';
import type { Counts } from './test-counts.ts';

/** Checks of the code that need no running product. */
const CHECKS = [
  // On one thread, because each further thread reads the libraries again.
  { name: 'types', program: 'tsc', args: ['-b', '--singleThreaded'] },
  {
    name: 'format',
    program: 'oxfmt',
    args: ['--check', '.'],
  },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'] },
  { name: 'unused files and exports', program: 'knip', args: ['--no-progress'] },
] as const;

/** Runs all checks in parallel, prints their errors, and counts each as one test. */
export async function runChecks(): Promise<Counts> {
  const failures: string[] = [];
  await Promise.all(
    CHECKS.map(async ({ name, program, args }) => {
      const { code, output } = await runBeside(join(PROJECT_ROOT, 'node_modules', '.bin', program), args);
      if (code !== 0) {
        console.log(output.trimEnd());
        failures.push(`${name}: ${output.trim().split('\n')[0]}`);
      }
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    }),
  );
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures };
}
