import type { DeviceData } from './device-data.ts';

export const fakeDeviceData = (overrides: Partial<DeviceData> = {}): DeviceData => ({
  arrive: () => undefined,
  leave: () => undefined,
  close: () => 'left',
  closeAll: () => [],
  deleteExpired: () => undefined,
  storeEnd: () => undefined,
  lastEnd: () => null,
  ...overrides,
});
