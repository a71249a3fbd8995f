import { describe, expect, it } from 'vitest';
import { describeDevice as describeWith, DEVICE_INFO_FIELDS, type DeviceFacts } from './device-info.ts';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const facts = (overrides: Partial<DeviceFacts> = {}): DeviceFacts => ({
  userAgent: WINDOWS_CHROME,
  language: 'en-GB',
  timezone: 'Europe/London',
  screen: { width: 1920, height: 1080, colorDepth: 24 },
  isAutomated: false,
  ...overrides,
});

/** A stand-in for a hash: different for every input. */
const digest = async (text: string): Promise<Uint8Array> => {
  const bytes = new Uint8Array(32);
  for (let index = 0; index < text.length; index += 1) {
    const byteIndex = index % bytes.length;
    bytes[byteIndex] = (bytes[byteIndex] ?? 0) * 31 + text.charCodeAt(index);
  }
  return bytes;
};

const describeDevice = (device: DeviceFacts) => describeWith(device, digest);

describe('describeDevice', () => {
  it('device info has coarse values in exactly the specified fields', async () => {
    const info = await describeDevice(facts());
    expect(info).toEqual({
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      userAgent: 'Chrome on Windows',
      language: 'en',
      timezone: 'Europe/London',
      screen: { width: 1900, height: 1100, colorDepth: 24 },
      isProxy: false,
      isEmulator: false,
    });
    expect(Object.keys(info).toSorted()).toEqual(DEVICE_INFO_FIELDS.toSorted());
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E1 Safari/604.1', 'Safari on iOS'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) CriOS/156.0 Mobile/15E1 Safari/604.1', 'Chrome on iOS'],
    ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge on Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari on macOS'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/156.0 Safari/537.36', 'Chrome on ChromeOS'],
    ['curl/8', 'Other on Other'],
  ])('the user agent %j is described as %s', async (userAgent, name) => {
    expect((await describeDevice(facts({ userAgent }))).userAgent).toBe(name);
  });

  it('devices of the same kind have the same fingerprint; devices of different kinds have different ones', async () => {
    const { fingerprint } = await describeDevice(facts());
    const similar = facts({ userAgent: WINDOWS_CHROME.replace('156', '157'), language: 'en-US', isAutomated: true });
    expect((await describeDevice(similar)).fingerprint).toBe(fingerprint);
    expect((await describeDevice(facts({ timezone: 'Asia/Tokyo' }))).fingerprint).not.toBe(fingerprint);
  });
});
