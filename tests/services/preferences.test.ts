import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { expect, it } from 'vitest';
import { createPreferencesService } from '../../src/services/account/profile-service.ts';
import { createProfileLoader } from '../../src/services/account/profile-loader.ts';
import { signUpFamily } from './app-family.ts';

const DEFAULTS = readPreferences({});

it("a new family's preferences are the defaults", async () => {
  const { preferences } = await signUpFamily();
  expect(await preferences.find()).toEqual(DEFAULTS);
});

it('preferences changed on two devices are all kept', async () => {
  const { preferences, profiles, user, storedProfile } = await signUpFamily();
  const service = () => createPreferencesService({ preferences, profile: createProfileLoader(profiles, user) });
  const [phone, tablet] = [service(), service()];
  await phone.change({ autoPictures: true, talkCards: false, showFirst: true, reader: { size: 'large' } });
  await tablet.change({ voice: 'sage', reader: { pace: 0.9 } });
  const all = {
    autoPictures: true,
    talkCards: false,
    showFirst: true,
    voice: 'sage',
    reader: { size: 'large', pace: 0.9 },
  };
  expect(await phone.get()).toEqual(all);
  expect(await storedProfile()).toMatchObject({ preferences: all, email: user.email, storiesThisMonth: 0 });
});
