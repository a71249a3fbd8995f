import { cutText } from '@talelantern/domain/text/cut-text';
import { describeDevice, type DeviceFacts } from '@talelantern/domain/accounts/device-info';
import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { usagePeriod } from '@talelantern/domain/plans/usage';
import { serverTimestamp } from 'firebase/firestore/lite';

export interface NewFamily {
  uid: string;
  email: string;
  displayName?: string;
}

const factsOf = (browser: typeof globalThis): DeviceFacts => ({
  userAgent: browser.navigator.userAgent,
  language: browser.navigator.language,
  timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  screen: {
    width: browser.screen?.width ?? 0,
    height: browser.screen?.height ?? 0,
    colorDepth: browser.screen?.colorDepth ?? 0,
  },
  isAutomated: 'webdriver' in browser.navigator && browser.navigator.webdriver,
});

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

export async function newProfile(
  { email, displayName = '' }: NewFamily,
  now: number,
): Promise<Record<string, unknown>> {
  const time = serverTimestamp();
  return {
    email,
    displayName: cutText(displayName.trim(), LIMITS.name),
    photoURL: null,
    ...STARTING_COUNTERS,
    usagePeriod: usagePeriod(now),
    // Every new user has given this confirmation, because sign-up asks for it first.
    adultConfirmedAt: time,
    deviceInfo: await describeDevice(factsOf(globalThis), sha256),
    createdAt: time,
    lastLoginAt: time,
    updatedAt: time,
  };
}
