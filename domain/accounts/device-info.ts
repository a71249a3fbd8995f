export interface DeviceFacts {
  userAgent: string;
  language: string;
  timezone: string;
  screen: { width: number; height: number; colorDepth: number };
  isAutomated: boolean;
}

/** `deviceInfo` of a profile: coarse, so that it does not identify users. */
export interface DeviceInfo {
  /** Hash of the other fields only: 16 hexadecimal digits, the same for many users. */
  fingerprint: string;
  /** Browser and system without versions, e.g. 'Firefox on Android'. */
  userAgent: string;
  /** The language without its country. */
  language: string;
  timezone: string;
  /** Size in whole hundreds of pixels. */
  screen: { width: number; height: number; colorDepth: number };
  /** Always false: only a third-party service could tell. */
  isProxy: boolean;
  isEmulator: boolean;
}

export const DEVICE_INFO_FIELDS = [
  'fingerprint',
  'userAgent',
  'language',
  'timezone',
  'screen',
  'isProxy',
  'isEmulator',
] as const satisfies readonly (keyof DeviceInfo)[];

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

/** @param digest SHA-256 of a text, in bytes */
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
