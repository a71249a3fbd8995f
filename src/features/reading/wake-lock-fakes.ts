import { vi } from 'vitest';

/** `heldCount` counts the unreleased locks; `releaseAll` releases them as a browser does. */
export function stubWakeLock() {
  let lockCount = 0;
  const request = vi.fn(async () => {
    lockCount += 1;
    return { release: async () => void (lockCount -= 1) };
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  return { request, heldCount: () => lockCount, releaseAll: () => void (lockCount = 0) };
}
