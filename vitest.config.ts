import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { JourneysFirst } from './scripts/journeys-first.ts';

/** Drawing a picture takes many seconds on a machine that runs the whole cloud as well; no test asserts on time. */
const PATIENT_MS = 90_000;

/** `expect.poll` waits one second unless told: too short for a program that starts while everything else runs. */
const POLLING = { poll: { timeout: 45_000 } };

/**
 * One more than the two cores that we count on: a file that drives the cloud or a browser mostly waits for it. Projects
 * that run together need the same number, so that short files fill the gaps which long ones leave.
 */
const WORKERS = 3;

const CLOUD_SETUP = './tests/support/global-setup.ts';
const MUTANTS = 'tests/**/*.mutants.test.ts';
const ALONE = 'tests/**/*.alone.test.ts';
const QUERY_RECORDER = './tests/support/record-queries.ts';
const PROTOS = './tests/support/read-protos-once.ts';

/**
 * `unit` and `component` need nothing but Node. `cloud` (rules, functions, browser journeys) and `deep` share one
 * emulator suite that the global setup starts.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: JourneysFirst },
    reporters: ['default', './scripts/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,functions/src,emulators,scripts,src}/**/*.test.ts'],
          setupFiles: ['./tests/support/generated-counts.ts'],
          maxWorkers: WORKERS,
          testTimeout: PATIENT_MS,
          hookTimeout: PATIENT_MS,
          expect: POLLING,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'happy-dom',
          globals: true,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./tests/support/patience.ts'],
          maxWorkers: WORKERS,
          testTimeout: PATIENT_MS,
          hookTimeout: PATIENT_MS,
          expect: POLLING,
        },
      },
      {
        test: {
          name: 'cloud',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.deep.test.ts', MUTANTS, ALONE],
          globalSetup: [CLOUD_SETUP],
          setupFiles: [QUERY_RECORDER, PROTOS],
          maxWorkers: WORKERS,
          testTimeout: PATIENT_MS,
          hookTimeout: PATIENT_MS,
          expect: POLLING,
        },
      },
      {
        test: {
          name: 'deep',
          environment: 'node',
          include: ['tests/**/*.deep.test.ts'],
          globalSetup: [CLOUD_SETUP],
          setupFiles: [QUERY_RECORDER, PROTOS],
          maxWorkers: WORKERS,
          testTimeout: 300_000,
          hookTimeout: PATIENT_MS,
          expect: POLLING,
        },
      },
      {
        // What they count, every other test would add to; what they switch on, every other test would feel.
        test: {
          name: 'alone',
          environment: 'node',
          include: [ALONE],
          maxWorkers: 1,
          globalSetup: [CLOUD_SETUP],
          setupFiles: [PROTOS],
          testTimeout: PATIENT_MS,
          hookTimeout: PATIENT_MS,
          expect: POLLING,
        },
      },
      {
        // They change the rules of the running emulators, so nothing else may run beside them.
        test: {
          name: 'mutants',
          environment: 'node',
          include: [MUTANTS],
          maxWorkers: 1,
          globalSetup: [CLOUD_SETUP],
          setupFiles: [PROTOS],
          testTimeout: PATIENT_MS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
