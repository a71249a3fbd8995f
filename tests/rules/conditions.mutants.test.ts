import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { createBranchCoverage } from '../../scripts/rules/branch-coverage.ts';
import { mutantsOf } from '../../scripts/rules/mutants.ts';
import { ALL_TESTS, testsFor } from '../../scripts/rules/tests-of-rules.ts';
import { reconnect, useRulesEnvironment } from './rules-environment.ts';
import { firstFailing, loadTests, testsIn, type LoadedTest } from './repeatable-tests.ts';

/*
 * Lists the branches of the rules that no test reaches, then removes each condition in turn and looks for a test that
 * fails. All rules tests are loaded once and run repeatedly in this process: restarting them for each condition would
 * take an hour.
 */

useRulesEnvironment();
afterEach(reconnect);

const STORAGE_TESTS = ['storage', 'disabled-user'];
loadTests([...new Set([...ALL_TESTS, ...STORAGE_TESTS])]);

const TIMEOUT_MS = 120_000;

const TESTS_PER_REPORT = 4;

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
    /**
     * Coverage since the rules were loaded. Null if the report is too large for the emulator: it holds every value that an
     * expression ever had.
     */
    readReport: async (): Promise<unknown> => {
      const response = await fetch(`${FIRESTORE}:ruleCoverage`);
      return response.ok ? response.json() : null;
    },
  },
  {
    name: 'storage.rules',
    files: STORAGE_TESTS,
    filesFor: () => STORAGE_TESTS,
    load: (content: string) => putRules(`${urls.storage}/internal/setRules`, 'storage.rules', content),
    // The Storage emulator reports no coverage; the mutants show that each condition is tested.
    readReport: null,
  },
].map((ruleset) => ({ ...ruleset, rules: readFileSync(join(PROJECT_ROOT, ruleset.name), 'utf8') }));

describe.each(RULESETS)('$name', ({ rules, load, readReport, files, filesFor }) => {
  const coverage = createBranchCoverage(rules);

  afterAll(async () => {
    await load(rules);
  });

  /** Returns the coverage of `tests`, which must pass; null if there is no report. */
  async function reportOf(tests: readonly LoadedTest[]): Promise<unknown> {
    await load(rules);
    const failing = await firstFailing(tests);
    expect(failing?.test.fullName ?? null).toBeNull();
    const report = readReport ? await readReport() : null;
    await reconnect();
    return report;
  }

  it(
    'the unchanged rules pass their tests',
    async ({ task }) => {
      const all = testsIn(files, task);
      for (let from = 0; from < all.length; from += TESTS_PER_REPORT) {
        const tests = all.slice(from, from + TESTS_PER_REPORT);
        const report = await reportOf(tests);
        if (report !== null) coverage.add(report);
        else if (readReport) {
          // A test whose own report is too large adds nothing: others have to reach the same branches.
          for (const test of tests) coverage.add((await reportOf([test])) ?? {});
        }
      }
    },
    15 * TIMEOUT_MS,
  );

  it.runIf(readReport)('every branch of the rules is reached by a test', () => {
    expect(coverage.unreached()).toEqual([]);
  });

  for (const mutant of mutantsOf(rules)) {
    it(
      `a test fails without the condition at line ${mutant.line}, ${mutant.place}: ${mutant.condition}`,
      async ({ task }) => {
        const answer = await load(mutant.text);
        expect(answer.ok, await answer.text()).toBe(true);
        let caughtBy: LoadedTest | null = null;
        for (const file of filesFor(rules, mutant)) caughtBy ??= await firstFailing(testsIn([file], task));
        expect(caughtBy, 'no test notices when this condition is missing').not.toBeNull();
        if (caughtBy) caughtBy.lastMutantLine = mutant.line;
      },
      TIMEOUT_MS,
    );
  }
});
