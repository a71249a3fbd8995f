import { patchPreferences, readPreferences, type Preferences } from '@talelantern/domain/accounts/preferences';
import { readProfile } from '@talelantern/domain/accounts/profile';
import { describe, expect, it } from 'vitest';
import { createPreferencesService } from './create-preferences-service.ts';

const AT_FIRST = readPreferences({});

function setUp({ stored, isDown = false }: { stored: Preferences | null; isDown?: boolean }) {
  const kept = { preferences: stored };
  const unlessDown = () => {
    if (isDown) throw new Error('unavailable');
  };
  const service = createPreferencesService({
    preferences: {
      find: async () => {
        unlessDown();
        return kept.preferences;
      },
      change: async (patch) => {
        unlessDown();
        if (!kept.preferences) throw new Error('no profile');
        kept.preferences = patchPreferences(kept.preferences, patch);
      },
    },
    profile: {
      get: async () => {
        kept.preferences = AT_FIRST;
        return readProfile('u1', {});
      },
    },
  });
  return { service, kept };
}

describe('preferences', () => {
  it('are those of a new family where there is no profile yet', async () => {
    const { service } = setUp({ stored: null });
    expect(await service.get()).toEqual(AT_FIRST);
  });

  it('answer a change with all of them', async () => {
    const { service, kept } = setUp({ stored: { showFirst: true, voice: 'sage', reader: { size: 'large' } } });
    const after = { showFirst: true, voice: 'nova', reader: { size: 'large', pace: 1 } };
    expect(await service.change({ voice: 'nova', reader: { pace: 1 } })).toEqual(after);
    expect(kept.preferences).toEqual(after);
  });

  it('can be changed where signing up could not make a profile', async () => {
    const { service, kept } = setUp({ stored: null });
    expect(await service.change({ showFirst: true })).toEqual({ ...AT_FIRST, showFirst: true });
    expect(kept.preferences?.showFirst).toBe(true);
  });

  it('say that they could not be loaded or changed', async () => {
    const { service } = setUp({ stored: AT_FIRST, isDown: true });
    await expect(service.get()).rejects.toMatchObject({ message: 'Failed to fetch user profile' });
    await expect(service.change({ showFirst: true })).rejects.toMatchObject({ message: 'Failed to update profile' });
  });
});
