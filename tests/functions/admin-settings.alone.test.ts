import type { AdminRequest } from '@talelantern/domain/admin/actions';
import { CHANGED_MEANWHILE } from '@talelantern/domain/admin/admin-action';
import { AS_CONFIGURED, changeSettings, type PlaceSettings } from '@talelantern/domain/admin/place-settings';
import { BUSY, RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, auditOf, createAdmin } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { useEveryFunction } from './support/every-function.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { PROMPT } from './support/portraits.ts';

const functions = useEveryFunction({ settings: { SPEND_KNOWN_FOR_MS: '0', IMAGE_MODEL: 'gpt-image-2' } });
const underTest = { call: (family: Family | null, body?: unknown) => functions.call('admin', family, body) };
const paint = (family: Family) => functions.call('generateImage', family, { prompt: PROMPT });

let admin: Family;
beforeEach(async () => {
  admin = await createAdmin(['settings']);
  await forget();
});
afterEach(forget);

/** Also what other files have spent today. */
async function forget(): Promise<void> {
  const audit = await adminFirestore().collection('audit').where('target', '==', 'settings').get();
  const stats = await adminFirestore().collection('stats').get();
  const changed = ['settings/current', 'notices/banner'].map((path) => adminFirestore().doc(path));
  const found = [...audit.docs, ...stats.docs].map(({ ref }) => ref);
  await Promise.all([...changed, ...found].map((reference) => reference.delete()));
}

const bodyOf = (settings: Partial<PlaceSettings>, revision: number): AdminRequest<'changeSettings'> => ({
  action: 'changeSettings',
  ...AS_CONFIGURED,
  ...settings,
  revision,
  note: '',
});
const change = (settings: Partial<PlaceSettings>, revision: number) =>
  ask(underTest, admin, bodyOf(settings, revision));

describe('settings', () => {
  it('are read beside the configuration, changed whole, and noted', async () => {
    const before = await ask(underTest, admin, { action: 'readSettings' });
    expect(before).toMatchObject({
      settings: AS_CONFIGURED,
      revision: 0,
      configured: { models: { image: 'gpt-image-2' }, starts: { perMinute: 1000, perDayFree: 40 } },
    });
    const settings = { ...AS_CONFIGURED, banner: 'We are mending the lanterns tonight.' };
    expect(await change(settings, 0)).toEqual({ settings, revision: 1 });
    expect(await storedFields('notices/banner')).toEqual({ text: settings.banner });
    expect(await ask(underTest, admin, { action: 'readSettings' })).toMatchObject({ settings, revision: 1 });
    // The same again is no change.
    await change(settings, 1);
    expect(await auditOf('settings', 'current')).toEqual([
      { adminId: admin.uid, action: 'changeSettings', before: AS_CONFIGURED, after: settings, note: '' },
    ]);
  });

  it('that somebody else has changed meanwhile are not overwritten', async () => {
    await change({ banner: 'First.' }, 0);
    expect(await underTest.call(admin, bodyOf({ banner: 'Second.' }, 0))).toMatchObject({
      status: 409,
      json: failure('in_progress', CHANGED_MEANWHILE),
    });
    expect(await storedFields('notices/banner')).toEqual({ text: 'First.' });
  });

  const { spendCapMicros, starts, models, banner } = changeSettings.fieldMessages;
  it.each([
    [
      'a cap of a million dollars',
      { spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, free: 10 ** 12 } },
      spendCapMicros,
    ],
    ['a cap below nothing', { spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, pro: -1 } }, spendCapMicros],
    ['a limit that shuts everybody out', { starts: { ...AS_CONFIGURED.starts, perMinute: 0 } }, starts],
    ['no limit', { starts: { ...AS_CONFIGURED.starts, perDayFree: 10 ** 6 } }, starts],
    ['a model of other work', { models: { ...AS_CONFIGURED.models, image: 'gpt-6.1-terra' } }, models],
    ['a picture model for text', { models: { ...AS_CONFIGURED.models, text: 'gpt-image-2' } }, models],
    ['a path for a model', { models: { ...AS_CONFIGURED.models, moderation: '../moderation' } }, models],
    ['a banner without end', { banner: 'x'.repeat(201) }, banner],
  ])('refuse %s and say why', async (_what, settings, sentence) => {
    expect(await underTest.call(admin, bodyOf(settings, 0))).toMatchObject({
      status: 400,
      json: failure('invalid', sentence),
    });
    expect(await storedFields('settings/current')).toEqual({});
  });

  it('H10: of what a tier may cost are followed by the functions, and taken back', async () => {
    const [free, pro] = [await createFamily(), await createFamily({ plan: 'pro_monthly' })];
    await change({ spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, free: 0 } }, 0);
    expect(await paint(free)).toMatchObject({ status: 503, json: failure('busy', BUSY) });
    expect(await paint(pro)).toMatchObject({ status: 200 });
    await change({}, 1);
    expect(await paint(free)).toMatchObject({ status: 200 });
  });

  it('of models and limits are followed by the functions', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    await change(
      {
        models: { ...AS_CONFIGURED.models, image: 'gpt-image-2.6-flare' },
        starts: { ...AS_CONFIGURED.starts, perMinute: 2 },
      },
      0,
    );
    expect(await paint(family)).toMatchObject({ status: 200 });
    expect(await paint(family)).toMatchObject({ status: 200 });
    const [request] = await functions.standIn.requests('/v1/images/generations');
    expect(request?.body).toMatchObject({ model: 'gpt-image-2.6-flare' });
    expect(await paint(family)).toMatchObject({ status: 429, json: failure('rate_limited', RATE_LIMITED) });
  });

  it('that cannot be understood count as not set', async () => {
    await adminFirestore()
      .doc('settings/current')
      .set({ spendCapMicros: { free: 'nothing' }, revision: 4 });
    expect(await paint(await createFamily())).toMatchObject({ status: 200 });
    expect(await ask(underTest, admin, { action: 'readSettings' })).toMatchObject({
      settings: AS_CONFIGURED,
      revision: 4,
    });
  });
});
