import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/* Test files share the modules of their worker, so those that were loaded with a mock are loaded again for other files. */

const { testPath } = expect.getState();
if (testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
