import { expect, it } from 'vitest';
import { signInFactsOf } from './sign-in-facts.ts';

const user = (lastRefreshTime: string | null) => ({
  emailVerified: true,
  disabled: false,
  providerData: [{ providerId: 'password' }],
  metadata: {
    creationTime: 'Sun, 01 Nov 2026 08:00:00 GMT',
    lastSignInTime: 'Mon, 02 Nov 2026 08:00:00 GMT',
    lastRefreshTime,
  },
});

it('a family that stays signed in was last active when its session was last renewed', () => {
  expect(signInFactsOf(user('Sat, 28 Nov 2026 08:00:00 GMT'))).toEqual({
    emailVerified: true,
    disabled: false,
    providers: ['password'],
    createdAt: Date.UTC(2026, 10, 1, 8),
    lastActiveAt: Date.UTC(2026, 10, 28, 8),
  });
});

it('a family whose session was never renewed was last active when it signed in', () => {
  expect(signInFactsOf(user(null)).lastActiveAt).toBe(Date.UTC(2026, 10, 2, 8));
});
