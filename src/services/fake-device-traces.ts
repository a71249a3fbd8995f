import type { DeviceTraces } from './device-traces.ts';

/** The traces of a device that keeps nothing, but for what a test states. */
export const fakeTraces = (changes: Partial<DeviceTraces> = {}): DeviceTraces => ({
  arrive: () => undefined,
  leave: () => undefined,
  close: () => 'left',
  closeAll: () => [],
  sweep: () => undefined,
  noteEnd: () => undefined,
  lastEnd: () => null,
  ...changes,
});
