import { expect, it } from 'vitest';
import { setPersonDisabled, type UserAdminDeps } from './manage-users.ts';

it.each([
  ['disabled', { disabled: true }, true],
  ['disabled without ending the subscription', { disabled: true, endsSubscription: false }, false],
  ['enabled', { disabled: false }, false],
])(
  'the decision to end the subscription, or not, is stored even if refreshing the shares fails: %s',
  async (...args) => {
    const [, change, isToEnd] = args;
    const calls: string[] = [];
    const deps = {
      admins: { hasRecord: async () => false },
      userStore: {
        read: async () => ({}),
        setDisabled: async () => void calls.push('set'),
        syncSignIn: async () => {},
      },
      subscriptions: { setToEnd: async (_uid: string, value: boolean) => void calls.push(`is to end: ${value}`) },
      followUps: { find: () => Promise.reject(new Error('Firestore is unavailable')) },
      clock: { now: () => 0 },
    } as unknown as UserAdminDeps;
    const request = { action: 'setPersonDisabled', uid: 'family', note: '', ...change } as const;
    await expect(setPersonDisabled(deps, { uid: 'admin' } as never, request)).rejects.toThrow(
      'Firestore is unavailable',
    );
    expect(calls).toEqual(['set', `is to end: ${isToEnd}`]);
  },
);
