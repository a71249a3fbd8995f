import { beforeAll, inject } from 'vitest';

/** The emulator starts a process per function on its first call: minutes on a busy machine. */
const START_TIMEOUT_MS = 240_000;

/** Calls functions before the first test, so that no step waits for their start; the responses are ignored. */
export function warmUpFunctions(...names: readonly string[]): void {
  beforeAll(async () => {
    const { functions } = inject('cloud').urls;
    await Promise.all(names.map((name) => fetch(`${functions}/${name}`, { method: 'POST' })));
  }, START_TIMEOUT_MS);
}
