import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TestOrder } from './scripts/test-order.ts';

/* Families see days in their own time zone: in tests it is the same on every machine. */
process.env['TZ'] = 'UTC';

/** Drawing a picture takes many seconds while the whole cloud runs on the same machine. */
const PATIENT_MS = 90_000;

/** `expect.poll` waits one second by default: too short for a program that starts under load. */
const POLLING = { poll: { timeout: 45_000 } };

/** One for each core: more only make each other late. Projects that run together need the same number. */
const WORKERS = availableParallelism();

/**
 * Tries of a journey after a failed one; the emulators and Chromium sometimes stall on a busy machine. Tests of functions
 * and rules are never retried (docs/contributing.md).
 */
const JOURNEY_RETRIES = 2;

/** Isolates files from each other without a process for each: a third of the processor time of forks. */
const LIGHT_POOL = 'vmThreads';

const PATIENT = { maxWorkers: WORKERS, testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS, expect: POLLING };

const JOURNEYS = 'tests/journeys/*.test.ts';
/** Those of Firestore: rules of Storage read the documents of the project that the emulators were started for. */
const RULES = 'tests/rules/!(storage|disabled-user).test.ts';
const DEEP = 'tests/**/*.deep.test.ts';
const MUTANTS = 'tests/**/*.mutants.test.ts';
const ALONE = 'tests/**/*.alone.test.ts';
const EMPTY = 'tests/**/*.empty.test.ts';
const OFFLINE = 'tests/**/*.offline.test.ts';
const AFTER_OTHERS = { groupOrder: 1 };
const QUERY_RECORDER = './tests/support/record-queries.ts';
const PROTOS = './tests/support/read-protos-once.ts';
const GENERATED_COUNTS = './tests/support/generated-counts.ts';
const BROADCAST_CHANNEL = './tests/support/broadcast-channel.ts';
const COMPUTED_STYLES = './tests/support/computed-styles.ts';
const TESTING_LIBRARY = './tests/support/testing-library.ts';
const MOCKED_MODULES = './tests/support/modules-with-mocks.ts';
const ENVIRONMENT = './tests/support/restore-environment.ts';
const FAILED_PAGES = './tests/support/report-failed-pages.ts';

/**
 * `unit`, `component` and `offline` only need Node. `cloud` (functions, services), `journeys`, `rules`, `alone`, `deep`,
 * `empty` and `mutants` share one emulator suite that the global setup starts.
 */
export default defineConfig({
  test: {
    globalSetup: ['./tests/support/global-setup.ts'],
    sequence: { sequencer: TestOrder },
    reporters: ['default', './scripts/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          // Loading the modules again for each file costs a third of the processor time.
          isolate: false,
          include: ['{domain,functions/src,scripts,src}/**/*.test.ts'],
          setupFiles: [MOCKED_MODULES, ENVIRONMENT, GENERATED_COUNTS, BROADCAST_CHANNEL],
          ...PATIENT,
        },
      },
      {
        // Run when they change, and in the deep tests.
        test: {
          name: 'offline',
          environment: 'node',
          include: ['{local-cloud,stand-ins}/**/*.test.ts', OFFLINE],
          setupFiles: [GENERATED_COUNTS],
          ...PATIENT,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'happy-dom',
          pool: LIGHT_POOL,
          globals: true,
          include: ['src/**/*.test.tsx'],
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: [TESTING_LIBRARY, BROADCAST_CHANNEL, COMPUTED_STYLES],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'cloud',
          environment: 'node',
          // Loading the SDKs again for each file costs more processor time than most files.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [JOURNEYS, RULES, DEEP, MUTANTS, ALONE, EMPTY, OFFLINE],
          setupFiles: [ENVIRONMENT, QUERY_RECORDER, PROTOS],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          isolate: false,
          include: [JOURNEYS],
          exclude: [DEEP],
          setupFiles: [ENVIRONMENT, QUERY_RECORDER, PROTOS, FAILED_PAGES],
          retry: JOURNEY_RETRIES,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'deep',
          environment: 'node',
          include: [DEEP],
          setupFiles: [QUERY_RECORDER, PROTOS, FAILED_PAGES],
          ...PATIENT,
          testTimeout: 300_000,
        },
      },
      {
        // In an own project of the emulators, which the tests that run beside it do not disturb.
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: [RULES],
          exclude: [DEEP, MUTANTS],
          ...PATIENT,
          sequence: AFTER_OTHERS,
          setupFiles: [ENVIRONMENT, QUERY_RECORDER, PROTOS],
        },
      },
      {
        // They change something global, which other tests would disturb; those of the rules run beside them.
        test: {
          name: 'alone',
          environment: 'node',
          include: [ALONE],
          ...PATIENT,
          sequence: AFTER_OTHERS,
          setupFiles: [PROTOS],
        },
      },
      {
        // They count what the whole cloud holds, so no other tests may run before in it.
        test: {
          name: 'empty',
          environment: 'node',
          include: [EMPTY],
          ...PATIENT,
          maxWorkers: 1,
          sequence: AFTER_OTHERS,
          setupFiles: [PROTOS],
        },
      },
      {
        // They replace the rules of the running emulators, so nothing else may run at the same time.
        test: {
          name: 'mutants',
          environment: 'node',
          include: [MUTANTS],
          ...PATIENT,
          maxWorkers: 1,
          sequence: AFTER_OTHERS,
          setupFiles: [PROTOS],
        },
      },
    ],
  },
});
