/** What a browser says about the device it runs on. */
export interface DeviceFacts {
  userAgent: string;
  /** Tag of the preferred language, e.g. 'en-GB'. */
  language: string;
  /** Name of the time zone, e.g. 'Europe/London'. */
  timezone: string;
  screen: { width: number; height: number; colorDepth: number };
  /** Whether a program drives the browser. */
  isAutomated: boolean;
}

/** `deviceInfo` of a profile (specification §3): coarse, so that it tells kinds of devices apart and not people. */
export interface DeviceInfo {
  /** Of all that is stored here and nothing else: 16 hexadecimal digits, the same for many families. */
  fingerprint: string;
  /** Browser and system without versions, e.g. 'Firefox on Android'. */
  userAgent: string;
  /** Without the country. */
  language: string;
  timezone: string;
  /** In whole hundreds of pixels. */
  screen: { width: number; height: number; colorDepth: number };
  /** Always false: only a stranger's service could tell, and none is asked. */
  isProxy: boolean;
  isEmulator: boolean;
}

/** What their user agents contain; the first that fits is meant. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const FINGERPRINT_BYTES = 8;

const nameOf = (userAgent: string, names: readonly [RegExp, string][]): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';

const toHundreds = (pixels: number): number => Math.round(pixels / 100) * 100;

/**
 * What is stored of a device: made here, of what its browser says anyway (architecture §3).
 * @param digest SHA-256 of a text, in bytes
 */
export async function describeDevice(
  facts: DeviceFacts,
  digest: (text: string) => Promise<Uint8Array>,
): Promise<DeviceInfo> {
  const { userAgent, language, timezone, screen, isAutomated } = facts;
  const coarse = {
    userAgent: `${nameOf(userAgent, BROWSERS)} on ${nameOf(userAgent, SYSTEMS)}`,
    language: language.split('-')[0] ?? '',
    timezone,
    screen: { ...screen, width: toHundreds(screen.width), height: toHundreds(screen.height) },
  };
  const hash = await digest(JSON.stringify(coarse));
  const fingerprint = Array.from(hash.slice(0, FINGERPRINT_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return { fingerprint, ...coarse, isProxy: false, isEmulator: isAutomated };
}
