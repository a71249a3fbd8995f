import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { describe, expect, it } from 'vitest';
import { createPreferencesService } from '../../src/services/create-preferences-service.ts';
import { createProfileKeeper } from '../../src/services/profile-keeper.ts';
import { signUpFamily } from './app-family.ts';

const AT_FIRST = readPreferences({});

describe('preferences of a family', () => {
  it('begin as those of every family', async () => {
    const { preferences } = await signUpFamily();
    expect(await preferences.find()).toEqual(AT_FIRST);
  });

  it('that two devices change are all kept', async () => {
    const { preferences, profiles, user, storedProfile } = await signUpFamily();
    const service = () => createPreferencesService({ preferences, profile: createProfileKeeper(profiles, user) });
    const [phone, tablet] = [service(), service()];
    await phone.change({ showFirst: true, reader: { size: 'large' } });
    await tablet.change({ voice: 'sage', reader: { pace: 0.9 } });
    const all = { showFirst: true, voice: 'sage', reader: { size: 'large', pace: 0.9 } };
    expect(await phone.get()).toEqual(all);
    expect(await storedProfile()).toMatchObject({ preferences: all, email: user.email, storiesThisMonth: 0 });
  });
});
