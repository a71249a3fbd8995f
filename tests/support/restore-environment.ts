import { afterAll, vi } from 'vitest';

/* Test files share a process, so each one restores the environment and the timers for the next. */

const before = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
