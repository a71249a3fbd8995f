import { describe, TestRunner, type RunnerTask, type RunnerTestCase } from 'vitest';

/** A loaded rules test that can be run any number of times. */
export interface LoadedTest {
  file: string;
  test: RunnerTestCase;
  durationMs: number;
  /** The line of the last mutant that it caught: one test often misses or catches neighboring conditions alike. */
  lastMutantLine: number;
}

const LOADED_SUITE = 'the tests of the rules';

/** Enough to keep the emulator busy; more would waste runs when a test fails. */
const MAX_CONCURRENT = 6;

let loaded: LoadedTest[] = [];

/** Loads tests/rules/{file}.test.ts for `testsIn` without running them. Call once, outside a test. */
export function loadTests(files: readonly string[]): void {
  describe.skip(LOADED_SUITE, () => {
    for (const file of files) {
      describe(file, async () => {
        await import(`./${file}.test.ts`);
      });
    }
  });
}

const testsOf = (task: RunnerTask): RunnerTestCase[] => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);

/** Tests that caught a mutant recently come first, then fast ones before slow ones. */
const byUsefulness = (a: LoadedTest, b: LoadedTest): number =>
  b.lastMutantLine - a.lastMutantLine || a.durationMs - b.durationMs;

/** The tests of `files` loaded next to `callingTest`; most promising first. */
export function testsIn(files: readonly string[], callingTest: RunnerTestCase): LoadedTest[] {
  const suite = callingTest.file.tasks.find(({ name }) => name === LOADED_SUITE);
  if (loaded.length === 0 && suite?.type === 'suite')
    loaded = suite.tasks.flatMap((file) =>
      testsOf(file).map((test) => ({ file: file.name, test, durationMs: 0, lastMutantLine: 0 })),
    );
  return loaded.filter(({ file }) => files.includes(file)).toSorted(byUsefulness);
}

/** The SDK's code when the emulator took too long, which proves nothing about the rules. */
const UNAVAILABLE = 'code=unavailable';
const MAX_ATTEMPTS = 3;

async function fails(one: LoadedTest): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const startedAt = performance.now();
    try {
      await TestRunner.getTestFn(one.test)();
      return false;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !String(error).includes(UNAVAILABLE)) return true;
    } finally {
      one.durationMs = performance.now() - startedAt;
    }
  }
}

/** Runs tests concurrently until one fails twice; a single failure may be caused by a busy machine. */
export async function firstFailing(tests: readonly LoadedTest[]): Promise<LoadedTest | null> {
  const queue = [...tests];
  const failingTests: LoadedTest[] = [];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next && failingTests.length === 0; next = queue.shift()) {
      if ((await fails(next)) && (await fails(next))) failingTests.push(next);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  return failingTests[0] ?? null;
}
