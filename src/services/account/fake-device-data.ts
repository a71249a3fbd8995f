import type { DeviceData } from './device-data.ts';

export const fakeDeviceData = (changes: Partial<DeviceData> = {}): DeviceData => ({
  arrive: () => undefined,
  leave: () => undefined,
  close: () => 'left',
  closeAll: () => [],
  deleteExpired: () => undefined,
  storeEnd: () => undefined,
  lastEnd: () => null,
  ...changes,
});
