import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '../../emulators/launcher/folders.ts';
import { createBranches } from '../../scripts/rules/branches.ts';
import { mutantsOf } from '../../scripts/rules/mutants.ts';
import { ALL_TESTS, testsFor } from '../../scripts/rules/tests-of-rules.ts';
import { reconnect, useRulesEnvironment } from './rules-environment.ts';
import { firstFailing, loadTests, testsIn, type LoadedTest } from './tests-run-again.ts';

/*
 * Lists the branches of the rules that no test reaches, then takes each condition out in turn and looks for a test that
 * notices. All tests of the rules are loaded once and run over and over in this process: starting them anew for each
 * condition would take an hour.
 */

useRulesEnvironment();
afterEach(reconnect);

const STORAGE_TESTS = ['storage', 'switched-off'];
loadTests([...new Set([...ALL_TESTS, ...STORAGE_TESTS])]);

const PATIENCE_MS = 120_000;

/** The emulator's report keeps every value that an expression ever had: more tests than this outgrow its memory. */
const TESTS_IN_A_REPORT = 4;

const { urls, projectId } = inject('cloud');
const FIRESTORE = `${urls.firestore}/emulator/v1/projects/${projectId}`;

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
    load: (content: string) => put(`${FIRESTORE}:securityRules`, 'firestore.rules', content),
    /** What was evaluated since the rules were loaded. */
    readReport: async (): Promise<unknown> => (await fetch(`${FIRESTORE}:ruleCoverage`)).json(),
  },
  {
    name: 'storage.rules',
    files: STORAGE_TESTS,
    filesFor: () => STORAGE_TESTS,
    load: (content: string) => put(`${urls.storage}/internal/setRules`, 'storage.rules', content),
    // Its conditions are reached by whatever notices that they are missing.
    readReport: null,
  },
].map((ruleset) => ({ ...ruleset, rules: readFileSync(join(PROJECT_ROOT, ruleset.name), 'utf8') }));

describe.each(RULESETS)('$name', ({ rules, load, readReport, files, filesFor }) => {
  const branches = createBranches(rules);

  afterAll(async () => {
    await load(rules);
  });

  it(
    'passes its tests as it is',
    async ({ task }) => {
      const tests = testsIn(files, task);
      for (let from = 0; from < tests.length; from += TESTS_IN_A_REPORT) {
        await load(rules);
        const failing = await firstFailing(tests.slice(from, from + TESTS_IN_A_REPORT));
        expect(failing?.test.fullName ?? null).toBeNull();
        if (readReport) branches.add(await readReport());
        await reconnect();
      }
    },
    15 * PATIENCE_MS,
  );

  it.runIf(readReport)('has no branch that its tests do not reach', () => {
    expect(branches.unreached()).toEqual([]);
  });

  for (const mutant of mutantsOf(rules)) {
    it(
      `needs line ${mutant.line}, ${mutant.place}: ${mutant.condition}`,
      async ({ task }) => {
        const answer = await load(mutant.text);
        expect(answer.ok, await answer.text()).toBe(true);
        let noticed: LoadedTest | null = null;
        for (const file of filesFor(rules, mutant)) noticed ??= await firstFailing(testsIn([file], task));
        expect(noticed, 'no test notices when this condition is missing').not.toBeNull();
        if (noticed) noticed.noticedAt = mutant.line;
      },
      PATIENCE_MS,
    );
  }
});
