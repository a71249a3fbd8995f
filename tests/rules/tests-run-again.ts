import { describe, TestRunner, type RunnerTask, type RunnerTestCase } from 'vitest';

/** A test of the rules that has been loaded and can be run at any time, over and over. */
export interface LoadedTest {
  file: string;
  test: RunnerTestCase;
  durationMs: number;
  /** When it noticed something last, by its line: the neighbours of a condition are often missed by the same test. */
  noticedAt: number;
}

const MATERIAL = 'the tests of the rules';

/** Enough to keep the emulator busy; what still runs when one has failed is in vain. */
const AT_ONCE = 6;

let loaded: LoadedTest[] = [];

/** Loads tests/rules/{file}.test.ts for `testsIn`; they are not run by themselves. Called once, beside the test. */
export function loadTests(files: readonly string[]): void {
  describe.skip(MATERIAL, () => {
    for (const file of files) {
      describe(file, async () => {
        await import(`./${file}.test.ts`);
      });
    }
  });
}

const testsOf = (task: RunnerTask): RunnerTestCase[] => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);

/** What noticed something lately goes first, then the quick before the slow. */
const mostTelling = (a: LoadedTest, b: LoadedTest): number => b.noticedAt - a.noticedAt || a.durationMs - b.durationMs;

/** The tests of `files`, which were loaded beside `own`, the test that asks; the most telling first. */
export function testsIn(files: readonly string[], own: RunnerTestCase): LoadedTest[] {
  const material = own.file.tasks.find(({ name }) => name === MATERIAL);
  if (loaded.length === 0 && material?.type === 'suite')
    loaded = material.tasks.flatMap((file) =>
      testsOf(file).map((test) => ({ file: file.name, test, durationMs: 0, noticedAt: 0 })),
    );
  return loaded.filter(({ file }) => files.includes(file)).toSorted(mostTelling);
}

/** What the SDK says where the emulator took too long to answer: that proves nothing about the rules. */
const UNANSWERED = 'code=unavailable';
const ASKED_AT_MOST = 3;

async function fails(one: LoadedTest): Promise<boolean> {
  for (let asked = 1; ; asked += 1) {
    const begun = performance.now();
    try {
      await TestRunner.getTestFn(one.test)();
      return false;
    } catch (error) {
      if (asked === ASKED_AT_MOST || !String(error).includes(UNANSWERED)) return true;
    } finally {
      one.durationMs = performance.now() - begun;
    }
  }
}

/** Runs tests, many at once, until one fails twice; that is no accident of a busy machine. */
export async function firstFailing(tests: readonly LoadedTest[]): Promise<LoadedTest | null> {
  const waiting = [...tests];
  const failing: LoadedTest[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next && failing.length === 0; next = waiting.shift()) {
      if ((await fails(next)) && (await fails(next))) failing.push(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failing[0] ?? null;
}
