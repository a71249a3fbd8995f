import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const CLOUD_SETUP = './tests/support/global-setup.ts';

/**
 * `unit` and `component` need nothing but Node. `cloud` (rules, functions, browser journeys) and `deep` share one
 * emulator suite that the global setup starts.
 */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,functions/src,emulators,scripts,src}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'happy-dom',
          globals: true,
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'cloud',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.deep.test.ts'],
          globalSetup: [CLOUD_SETUP],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          environment: 'node',
          include: ['tests/**/*.deep.test.ts'],
          globalSetup: [CLOUD_SETUP],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
