import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { runBeside, runProgram } from './run-program.ts';
import { FAILURES_FOLDER, readFailedPages } from './test-failures.ts';

const list = z._default(z.array(z.string()), []);
const countsSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: list,
  failureFolders: z.optional(z.array(z.string())),
  retried: z.optional(z.array(z.string())),
});

export type Counts = z.infer<typeof countsSchema>;

type Script = 'test' | 'test-deep' | 'test-mutants' | 'validate';

const TEST_FOLDER = join(PROJECT_ROOT, '.local', 'test');

/** Above this number of retried tests a run fails: they show a fault of the tests or of the product. */
const MAX_RETRIED = 8;

export const clearFailures = (): void => rmSync(FAILURES_FOLDER, { force: true, recursive: true });

const VITEST = [join(PROJECT_ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run'];

type Run = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<number>;

/** Runs Vitest with some projects of vitest.config.ts; returns the reporter's counts. */
export const runVitest = (
  projects: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  options: readonly string[] = [],
): Promise<Counts> => countTests(projects, environment, options, runProgram);

/** Like `runVitest`, but with a lower priority than another run; prints its output when it has ended. */
export const runVitestBeside = (projects: readonly string[]): Promise<Counts> =>
  countTests(projects, {}, [], async (command, args, environment) => {
    const { code, output } = await runBeside(command, args, environment);
    console.log(output.trimEnd());
    return code;
  });

async function countTests(
  projects: readonly string[],
  environment: NodeJS.ProcessEnv,
  options: readonly string[],
  run: Run,
): Promise<Counts> {
  const summary = join(TEST_FOLDER, `summary-${projects.join('-')}.json`);
  rmSync(summary, { force: true });
  const args = [...VITEST, ...projects.map((name) => `--project=${name}`), ...options];
  const code = await run(process.execPath, args, { ...process.env, ...environment, TEST_SUMMARY_FILE: summary });
  const counts = readCounts(summary);
  // A failed set-up, or a missing report, is a failure although no test reports it.
  return code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`vitest ended with code ${code}`] }
    : counts;
}

/** Failed and retried tests are printed last, because a truncated log keeps its end. */
export function report(script: Script, parts: readonly Counts[]): void {
  const retried = parts.flatMap((part) => part.retried ?? []);
  const failures = [...parts.flatMap((part) => part.failures), ...tooManyRetries(retried)];
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0) + tooManyRetries(retried).length;
  mkdirSync(TEST_FOLDER, { recursive: true });
  writeFileSync(join(TEST_FOLDER, 'retried.json'), JSON.stringify(retried, null, 2));
  writeFileSync(join(TEST_FOLDER, `${script}-counts.json`), JSON.stringify({ passed, failed }));
  for (const folder of parts.flatMap((part) => part.failureFolders ?? [])) console.log(readFailedPages(folder) ?? '');
  for (const line of retried) console.log(`retried: ${line}`);
  for (const line of failures) console.log(`failed: ${line}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

const tooManyRetries = (retried: readonly string[]): string[] =>
  retried.length > MAX_RETRIED ? [`${retried.length} tests were retried; at most ${MAX_RETRIED} may be`] : [];

function readCounts(file: string): Counts {
  try {
    return countsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
