export interface DeviceFacts {
  userAgent: string;
  language: string;
  timezone: string;
  screen: { width: number; height: number; colorDepth: number };
  isAutomated: boolean;
}

type DeviceInfo = Awaited<ReturnType<typeof describeDevice>>;

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

/** `deviceInfo` of a profile: coarse, so that it does not identify users. `digest` is SHA-256. */
export async function describeDevice(facts: DeviceFacts, digest: (text: string) => Promise<Uint8Array>) {
  const { userAgent, language, timezone, screen, isAutomated } = facts;
  const coarse = {
    /** Browser and system without versions, e.g. 'Firefox on Android'. */
    userAgent: `${nameOf(userAgent, BROWSERS)} on ${nameOf(userAgent, SYSTEMS)}`,
    language: language.split('-')[0] ?? '',
    timezone,
    /** Size in whole hundreds of pixels. */
    screen: { ...screen, width: toHundreds(screen.width), height: toHundreds(screen.height) },
  };
  const hash = await digest(JSON.stringify(coarse));
  /** Hash of the other fields only: 16 hexadecimal digits, the same for many users. */
  const fingerprint = Array.from(hash.slice(0, FINGERPRINT_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  // Only a third-party service could detect a proxy.
  return { fingerprint, ...coarse, isProxy: false, isEmulator: isAutomated };
}
