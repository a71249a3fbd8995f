import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  describe,
  expect,
  inject,
  it,
  TestRunner,
  type RunnerTask,
  type RunnerTestCase,
} from 'vitest';
import { PROJECT_ROOT } from '../../emulators/launcher/folders.ts';
import { mutantsOf } from '../../scripts/rules/mutants.ts';
import { ALL_TESTS, testsFor } from '../../scripts/rules/tests-of-rules.ts';
import { reconnect, useRulesEnvironment } from './rules-environment.ts';

/*
 * Takes each condition of the rules out in turn and looks for a test that notices. All tests of the rules are loaded
 * once and run over and over in this process: starting them anew for each condition would take an hour.
 */

useRulesEnvironment();
afterEach(reconnect);

/** Enough to keep the emulator busy; what still runs when one has failed is in vain. */
const AT_ONCE = 6;
const PATIENCE_MS = 120_000;

const { urls, projectId } = inject('cloud');

const put = (url: string, name: string, content: string): Promise<Response> =>
  fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
  });

const RULESETS = [
  {
    name: 'firestore.rules',
    files: ALL_TESTS,
    filesFor: testsFor,
    load: (content: string) =>
      put(`${urls.firestore}/emulator/v1/projects/${projectId}:securityRules`, 'firestore.rules', content),
  },
  {
    name: 'storage.rules',
    files: ['storage'],
    filesFor: () => ['storage'],
    load: (content: string) => put(`${urls.storage}/internal/setRules`, 'storage.rules', content),
  },
].map((ruleset) => ({ ...ruleset, rules: readFileSync(join(PROJECT_ROOT, ruleset.name), 'utf8') }));

const MATERIAL = 'the tests of the rules';

// They wait here for the conditions below and are not run by themselves.
describe.skip(MATERIAL, () => {
  for (const file of [...ALL_TESTS, 'storage']) {
    describe(file, async () => {
      await import(`./${file}.test.ts`);
    });
  }
});

interface Known {
  file: string;
  test: RunnerTestCase;
  durationMs: number;
  /** When it noticed something last, by its line: the neighbours of a condition are often missed by the same test. */
  noticedAt: number;
}

let known: Known[] = [];
/** What noticed something lately goes first, then the quick before the slow. */
const mostTelling = (a: Known, b: Known): number => b.noticedAt - a.noticedAt || a.durationMs - b.durationMs;

const testsOf = (task: RunnerTask): RunnerTestCase[] => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);

/** The tests of `files`, found beside `own`, the test that asks. */
function testsIn(files: readonly string[], own: RunnerTestCase): Known[] {
  const material = own.file.tasks.find(({ name }) => name === MATERIAL);
  if (known.length === 0 && material?.type === 'suite')
    known = material.tasks.flatMap((file) =>
      testsOf(file).map((test) => ({ file: file.name, test, durationMs: 0, noticedAt: 0 })),
    );
  return known.filter(({ file }) => files.includes(file)).toSorted(mostTelling);
}

async function fails(one: Known): Promise<boolean> {
  const begun = performance.now();
  try {
    await TestRunner.getTestFn(one.test)();
    return false;
  } catch {
    return true;
  } finally {
    one.durationMs = performance.now() - begun;
  }
}

/** Runs tests, many at once, until one fails twice; that is no accident of a busy machine. */
async function firstFailing(tests: readonly Known[]): Promise<Known | null> {
  const waiting = [...tests];
  const failing: Known[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next && failing.length === 0; next = waiting.shift()) {
      if ((await fails(next)) && (await fails(next))) failing.push(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failing[0] ?? null;
}

describe.each(RULESETS)('$name', ({ rules, load, files, filesFor }) => {
  afterAll(async () => {
    await load(rules);
  });

  it(
    'passes its tests as it is',
    async ({ task }) => {
      await load(rules);
      const failing = await firstFailing(testsIn(files, task));
      expect(failing?.test.fullName ?? null).toBeNull();
    },
    5 * PATIENCE_MS,
  );

  for (const mutant of mutantsOf(rules)) {
    it(
      `needs line ${mutant.line}, ${mutant.place}: ${mutant.condition}`,
      async ({ task }) => {
        const answer = await load(mutant.text);
        expect(answer.ok, await answer.text()).toBe(true);
        let noticed: Known | null = null;
        for (const file of filesFor(rules, mutant)) noticed ??= await firstFailing(testsIn([file], task));
        expect(noticed, 'no test notices when this condition is missing').not.toBeNull();
        if (noticed) noticed.noticedAt = mutant.line;
      },
      PATIENCE_MS,
    );
  }
});
