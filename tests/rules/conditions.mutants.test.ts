import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { mutantsOf } from '../../scripts/rules/mutants.ts';
import { ALL_TESTS, testsFor } from '../../scripts/rules/tests-of-rules.ts';
import { reconnect, setUpRulesEnvironment } from './rules-environment.ts';
import { firstFailing, loadTests, testsIn, type LoadedTest } from './repeatable-tests.ts';

/*
 * Removes each condition of the rules in turn and looks for a test that fails. All rules tests are loaded once and run repeatedly in this process: restarting them for each condition would
 * take an hour.
 */

setUpRulesEnvironment();
afterEach(reconnect);

const STORAGE_TESTS = ['storage', 'disabled-user'];
loadTests([...new Set([...ALL_TESTS, ...STORAGE_TESTS])]);

const TIMEOUT_MS = 120_000;

/** Tests per connection to the emulator, because the connections of the users that each test signs in stay open. */
const TESTS_PER_CONNECTION = 4;

const { urls, projectId } = inject('cloud');
const FIRESTORE = `${urls.firestore}/emulator/v1/projects/${projectId}`;

const putRules = (url: string, name: string, content: string): Promise<Response> =>
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
    load: (content: string) => putRules(`${FIRESTORE}:securityRules`, 'firestore.rules', content),
  },
  {
    name: 'storage.rules',
    files: STORAGE_TESTS,
    filesFor: () => STORAGE_TESTS,
    load: (content: string) => putRules(`${urls.storage}/internal/setRules`, 'storage.rules', content),
  },
].map((ruleset) => ({ ...ruleset, rules: readFileSync(join(PROJECT_ROOT, ruleset.name), 'utf8') }));

describe.each(RULESETS)('$name', ({ rules, load, files, filesFor }) => {
  afterAll(async () => {
    await load(rules);
  });

  it(
    'the unchanged rules pass their tests',
    async ({ task }) => {
      const all = testsIn(files, task);
      for (let from = 0; from < all.length; from += TESTS_PER_CONNECTION) {
        const failingTest = await firstFailing(all.slice(from, from + TESTS_PER_CONNECTION));
        expect(failingTest?.test.fullName ?? null).toBeNull();
        await reconnect();
      }
    },
    15 * TIMEOUT_MS,
  );

  for (const mutant of mutantsOf(rules)) {
    it(
      `a test fails with ${mutant.replacement} for the condition at line ${mutant.line}, ${mutant.block}: ${mutant.condition}`,
      async ({ task }) => {
        const response = await load(mutant.text);
        expect(response.ok, await response.text()).toBe(true);
        let caughtBy: LoadedTest | null = null;
        for (const file of filesFor(rules, mutant)) caughtBy ??= await firstFailing(testsIn([file], task));
        expect(caughtBy, 'no test notices when this condition is missing').not.toBeNull();
        if (caughtBy) caughtBy.lastMutantLine = mutant.line;
      },
      TIMEOUT_MS,
    );
  }
});
