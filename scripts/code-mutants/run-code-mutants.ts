import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import type { Counts } from '../test-counts.ts';
import { CODE_MUTANTS, mutate, testOf, type CodeMutant } from './code-mutants.ts';
import { copyProject } from './copy-project.ts';

/** The test projects that need no emulators, so that a mutant is tested in seconds. */
const PROJECTS = ['unit', 'component', 'offline'];

/** Applies each of `CODE_MUTANTS` to a copy of the project and expects its test file to fail. */
export async function runCodeMutants(): Promise<Counts> {
  const copy = join(PROJECT_ROOT, '.local', 'mutants');
  copyProject(copy);
  const vitest = await createVitest('test', {
    root: copy,
    project: PROJECTS,
    watch: false,
    reporters: [{}],
    bail: 1,
  });
  const failures: string[] = [];
  try {
    await vitest.standalone();
    for (const mutant of CODE_MUTANTS) {
      const caughtBy = await firstFailedTest(vitest, copy, mutant);
      console.log(`${caughtBy === null ? '✗' : '✓'} ${mutant.fault} → ${caughtBy ?? 'no test failed'}`);
      if (caughtBy === null) failures.push(`${mutant.file}: no test of ${testOf(mutant)} notices: ${mutant.fault}`);
    }
  } finally {
    await vitest.close();
    rmSync(copy, { recursive: true });
  }
  return { passed: CODE_MUTANTS.length - failures.length, failed: failures.length, failures };
}

/** A file that does not load proves nothing about its tests, so a test must fail. */
async function firstFailedTest(vitest: Vitest, copy: string, mutant: CodeMutant): Promise<string | null> {
  const file = join(copy, mutant.file);
  const original = readFileSync(file, 'utf8');
  const replace = (text: string): void => {
    writeFileSync(file, text);
    vitest.invalidateFile(file);
  };
  replace(mutate(original, mutant));
  try {
    const testFile = join(copy, testOf(mutant));
    // Filtered, because the result contains the modules of earlier runs too.
    const { testModules } = await vitest.runTestSpecifications(vitest.getModuleSpecifications(testFile));
    const tests = testModules.filter(({ moduleId }) => moduleId === testFile);
    return tests.flatMap((module) => [...module.children.allTests('failed')])[0]?.fullName ?? null;
  } finally {
    replace(original);
  }
}
