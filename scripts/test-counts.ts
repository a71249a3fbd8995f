import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { runProgram } from './run-program.ts';

const countsSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z._default(z.array(z.string()), []),
});

export type Counts = z.infer<typeof countsSchema>;

type Script = 'test' | 'test-deep' | 'test-mutants' | 'validate';

/** The file in which a script stores its counts; .ci/run adds those of `npm test` and `npm run test:deep`. */
const countsFile = (script: Script): string => join(PROJECT_ROOT, '.local', 'test', `${script}-counts.json`);

/** Names and first lines of failures, which .ci/run repeats, because a truncated log keeps its end. */
const failuresFile = (script: Script): string => join(PROJECT_ROOT, '.local', 'test', `${script}-failures.txt`);

/** Runs Vitest with some projects of vitest.config.ts; returns the reporter's counts. */
export async function runVitest(projects: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const summary = join(PROJECT_ROOT, '.local', 'test', 'summary.json');
  rmSync(summary, { force: true });
  const vitest = join(PROJECT_ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...projects.map((name) => `--project=${name}`)];
  const code = await runProgram(process.execPath, args, {
    ...process.env,
    ...environment,
    TEST_SUMMARY_FILE: summary,
  });
  const counts = readCounts(summary);
  // A failed set-up, or a missing report, is a failure although no test reports it.
  return code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`vitest ended with code ${code}`] }
    : counts;
}

/** Adds up counts, stores them for .ci/run, prints them, and sets the exit code. */
export function report(script: Script, parts: readonly Counts[]): void {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  const failures = parts.flatMap((part) => part.failures);
  const file = countsFile(script);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed, failed }));
  writeFileSync(failuresFile(script), failures.map((line) => `failed: ${line}\n`).join(''));
  for (const line of failures) console.log(`failed: ${line}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

function readCounts(file: string): Counts {
  try {
    return countsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
