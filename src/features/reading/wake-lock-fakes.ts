import { vi } from 'vitest';

/**
 * Gives the test browser a wake lock. `held` counts the unreleased locks; `releaseAll` releases them as a browser does.
 */
export function stubWakeLock() {
  let held = 0;
  const request = vi.fn(async () => {
    held += 1;
    return { release: async () => void (held -= 1) };
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  return { request, held: () => held, releaseAll: () => void (held = 0) };
}
