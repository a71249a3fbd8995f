import { afterEach, beforeEach } from 'vitest';
import { beginTest, endTest } from './failed-pages.ts';

beforeEach(({ task }) =>
  beginTest({
    name: task.fullTestName,
    isRetry: (task.result?.retryCount ?? 0) > 0,
    hasFailed: () => task.result?.state === 'fail',
  }),
);
// Runs after the afterEach of the test file, which closes the pages.
afterEach(endTest);
