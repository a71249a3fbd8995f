import { beforeAll, inject } from 'vitest';

/** The emulator starts a process for each function when it is first called: on a busy machine that takes minutes. */
const START_MS = 240_000;

/** Starts functions before the first test, so that no step of a journey waits for that; their answers do not matter. */
export function wakeFunctions(...names: readonly string[]): void {
  beforeAll(async () => {
    const { functions } = inject('cloud').urls;
    await Promise.all(names.map((name) => fetch(`${functions}/${name}`, { method: 'POST' })));
  }, START_MS);
}
