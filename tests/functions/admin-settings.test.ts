import type { AdminRequest } from '@talelantern/domain/contracts/admin/actions';
import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import {
  AS_CONFIGURED,
  changeSettings,
  unpricedModelCopy,
  type SiteSettings,
} from '@talelantern/domain/contracts/admin/site-settings';
import { BUSY, RATE_LIMITED } from '@talelantern/domain/contracts/contract';
import { SIGN_IN_AGAIN_FIRST } from '@talelantern/domain/contracts/delete-account';
import { MINUTE_MS } from '@talelantern/domain/time/day';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '../../functions/src/config.ts';
import { siteSettingsCheck } from '../../scripts/preflight/site-settings-check.ts';
import { readEventDocument, sendEvent } from '../support/send-event.ts';
import { testCloud, setUpOwnProject } from '../support/test-cloud.ts';
import { ask, auditOf, createAdmin } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { failure, newRequestId, setUpFunctions } from './support/function-under-test.ts';
import { createFamily, type Family } from './support/family.ts';
import { PROMPT } from './support/portraits.ts';
import { PEN_NAME, storeOpenShare } from './support/shared-items.ts';
import { signedInBefore } from './support/signed-in-before.ts';

setUpOwnProject('demo-admin-settings');

const functions = setUpFunctions({
  settings: { SPEND_KNOWN_FOR_MS: '0', SPEND_CAP_FREE_MICROS: '10000000', IMAGE_MODEL: 'gpt-image-2' },
});
const underTest = { call: (family: Family | null, body?: unknown) => functions.call('admin', family, body) };
const generate = (family: Family) => functions.call('generateImage', family, { prompt: PROMPT });

let admin: Family;
beforeEach(async () => {
  admin = await createAdmin(['settings']);
  await clearSpending();
});
afterEach(clearSpending);

/** Clears the day's spending and the settings. */
async function clearSpending(): Promise<void> {
  const audit = await adminFirestore().collection('audit').where('target', '==', 'settings').get();
  const stats = await adminFirestore().collection('stats').get();
  const changed = ['settings/current', 'notices/banner'].map((path) => adminFirestore().doc(path));
  const documents = [...audit.docs, ...stats.docs].map(({ ref }) => ref);
  await Promise.all([...changed, ...documents].map((reference) => reference.delete()));
}

const bodyOf = (settings: Partial<SiteSettings>, revision: number): AdminRequest<'changeSettings'> => ({
  action: 'changeSettings',
  ...AS_CONFIGURED,
  ...settings,
  revision,
  note: '',
});
const change = (settings: Partial<SiteSettings>, revision: number) => ask(underTest, admin, bodyOf(settings, revision));

it('site settings are returned with the configuration, replaced as a whole, and logged', async () => {
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
  // Saving the same values changes nothing.
  await change(settings, 1);
  expect(await auditOf('settings', 'current')).toEqual([
    { adminId: admin.uid, action: 'changeSettings', before: AS_CONFIGURED, after: settings, note: '' },
  ]);
});

it('site settings changed concurrently are not overwritten', async () => {
  await change({ banner: 'First.' }, 0);
  expect(await underTest.call(admin, bodyOf({ banner: 'Second.' }, 0))).toMatchObject({
    status: 409,
    json: failure('in_progress', CHANGED_MEANWHILE),
  });
  expect(await storedFields('notices/banner')).toEqual({ text: 'First.' });
});

it.each([
  ['text', 'gpt-6-sol-pro', 'gpt-6-sol-2026-10-01'],
  ['text', 'gpt-5-pro', 'gpt-6.1-terra'],
  ['image', 'gpt-image-2.6-flare-max', 'gpt-image-2.6-flare'],
  ['speech', 'tts-1-ultra', 'tts-1-1106'],
] as const)(
  'as a model for %s, %s is refused because no price is listed for it, unlike %s',
  async (field, unpriced, priced) => {
    const chosen = (model: string) => ({ models: { ...AS_CONFIGURED.models, [field]: model } });
    expect(await underTest.call(admin, bodyOf(chosen(unpriced), 0))).toMatchObject({
      status: 400,
      json: failure('refused', unpricedModelCopy(unpriced), `models.${field}`),
    });
    expect(await storedFields('settings/current')).toEqual({});
    expect(await change(chosen(priced), 0)).toMatchObject({ settings: chosen(priced) });
  },
);

it('a model that is already configured but has no price does not block other changes', async () => {
  const models = { ...AS_CONFIGURED.models, text: 'gpt-7' };
  await adminFirestore()
    .doc('settings/current')
    .set({ ...AS_CONFIGURED, models, revision: 1 });
  const spendCapMicros = { ...AS_CONFIGURED.spendCapMicros, free: 0 };
  expect(await change({ models, spendCapMicros }, 1)).toMatchObject({ settings: { models, spendCapMicros } });
});

const messages = changeSettings.fieldMessages;
it.each([
  [
    'a cap of a million dollars',
    { spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, free: 10 ** 12 } },
    messages.spendCapMicros,
  ],
  ['a negative cap', { spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, pro: -1 } }, messages.spendCapMicros],
  ['a rate limit of zero', { starts: { ...AS_CONFIGURED.starts, perMinute: 0 } }, messages.starts],
  ['a rate limit that is too high', { starts: { ...AS_CONFIGURED.starts, perDayFree: 10 ** 6 } }, messages.starts],
  ['a text model for pictures', { models: { ...AS_CONFIGURED.models, image: 'gpt-6.1-terra' } }, messages.models],
  ['a picture model for text', { models: { ...AS_CONFIGURED.models, text: 'gpt-image-2' } }, messages.models],
  ['a path as a model', { models: { ...AS_CONFIGURED.models, moderation: '../moderation' } }, messages.models],
  ['a banner that is too long', { banner: 'x'.repeat(201) }, messages.banner],
])('site settings with %s are refused with the reason', async (_what, settings, sentence) => {
  expect(await underTest.call(admin, bodyOf(settings, 0))).toMatchObject({
    status: 400,
    json: failure('invalid', sentence),
  });
  expect(await storedFields('settings/current')).toEqual({});
});

it.each([
  ['a spend cap', { spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, free: 10_000_001 } }],
  ['a limit of starts', { starts: { ...AS_CONFIGURED.starts, perDayFree: 41 } }],
])('%s above the configured one requires a sign-in within five minutes; lowering does not', async (_what, raised) => {
  const [older, recent] = [await signedInBefore(admin, 6 * MINUTE_MS), await signedInBefore(admin, 4 * MINUTE_MS)];
  expect(await underTest.call(older, bodyOf(raised, 0))).toMatchObject({
    status: 403,
    json: failure('forbidden', SIGN_IN_AGAIN_FIRST),
  });
  expect(await storedFields('settings/current')).toEqual({});
  expect(await underTest.call(recent, bodyOf(raised, 0))).toMatchObject({ status: 200 });
  const lowered = {
    spendCapMicros: { free: 10_000_000, pro: 0, unlimited: null },
    starts: { ...AS_CONFIGURED.starts, perDayFree: 40, refusalsPerHour: 1 },
  };
  expect(await underTest.call(older, bodyOf(lowered, 1))).toMatchObject({ status: 200 });
});

it.each([
  ['a model', { models: { ...AS_CONFIGURED.models, text: 'gpt-6-luna' } }],
  ['the banner', { banner: 'Sign in at another address.' }],
])('changing or removing %s requires a sign-in within five minutes', async (_what, changed) => {
  const older = await signedInBefore(admin, 6 * MINUTE_MS);
  const refusal = { status: 403, json: failure('forbidden', SIGN_IN_AGAIN_FIRST) };
  expect(await underTest.call(older, bodyOf(changed, 0))).toMatchObject(refusal);
  await change(changed, 0);
  expect(await underTest.call(older, bodyOf({}, 1))).toMatchObject(refusal);
  const spendCapMicros = { ...AS_CONFIGURED.spendCapMicros, free: 0 };
  expect(await underTest.call(older, bodyOf({ ...changed, spendCapMicros }, 1))).toMatchObject({ status: 200 });
});

it('spend caps in the site settings apply, and stop applying when removed', async () => {
  const [free, pro] = [await createFamily(), await createFamily({ plan: 'pro_monthly' })];
  await change({ spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, free: 0 } }, 0);
  expect(await generate(free)).toMatchObject({ status: 503, json: failure('busy', BUSY) });
  expect(await generate(pro)).toMatchObject({ status: 200 });
  await change({}, 1);
  expect(await generate(free)).toMatchObject({ status: 200 });
});

it('models and limits in the site settings apply', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  await change(
    {
      models: { ...AS_CONFIGURED.models, image: 'gpt-image-2.6-flare' },
      starts: { ...AS_CONFIGURED.starts, perMinute: 2 },
    },
    0,
  );
  expect(await generate(family)).toMatchObject({ status: 200 });
  expect(await generate(family)).toMatchObject({ status: 200 });
  const [request] = await functions.standIn.requests('/v1/images/generations');
  expect(request?.body).toMatchObject({ model: 'gpt-image-2.6-flare' });
  expect(await generate(family)).toMatchObject({ status: 429, json: failure('rate_limited', RATE_LIMITED) });
});

it('the model for moderation in the site settings applies to the first comment that a process moderates', async () => {
  await change({ models: { ...AS_CONFIGURED.models, moderation: 'omni-moderation-2024-09-26' } }, 0);
  const path = `comments/${newRequestId()}`;
  await adminFirestore()
    .doc(path)
    .set({
      contentType: 'story',
      contentId: await storeOpenShare(),
      userName: PEN_NAME,
      text: 'What a brave dragon!',
      status: 'held',
      createdAt: new Date(),
    });
  await sendEvent(functions.url('events/commentCreated'), testCloud(), {
    type: 'created',
    path,
    after: await readEventDocument(testCloud(), path),
  });
  expect(await storedFields(path)).toMatchObject({ status: 'visible' });
  const requests = await functions.standIn.requests('/v1/moderations');
  expect(requests.map(({ body }) => body)).toMatchObject([{ model: 'omni-moderation-2024-09-26' }]);
});

it('the preflight asks the models that are chosen in the site settings', async () => {
  const environment = { OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef', TEXT_MODEL: 'gpt-5' };
  let read = {};
  const check = siteSettingsCheck(testCloud().projectId, (chosen) => (read = chosen));
  const modelsInUse = async () => {
    const found = await check.run();
    const { text, image, moderation, speech } = parseConfig({ ...environment, ...read });
    return { found, models: [text.model, image.model, moderation.model, speech.model] };
  };
  const configured = await modelsInUse();
  expect(configured).toMatchObject({
    found: 'no model is chosen there',
    models: ['gpt-5', /image/, /moderation/, /realtime/].map((shape) => expect.stringMatching(shape)),
  });
  const models = { text: 'gpt-7', image: 'gpt-image-9', moderation: 'omni-moderation-9', speech: 'gpt-realtime-9' };
  await adminFirestore()
    .doc('settings/current')
    .set({ ...AS_CONFIGURED, models });
  expect(await modelsInUse()).toEqual({
    found:
      'TEXT_MODEL=gpt-7, IMAGE_MODEL=gpt-image-9, SPEECH_MODEL=gpt-realtime-9, MODERATION_MODEL=omni-moderation-9 in place of .env',
    models: ['gpt-7', 'gpt-image-9', 'omni-moderation-9', 'gpt-realtime-9'],
  });
});

it('an invalid site setting is as configured; a spend cap of 0 beside it still stops all generations', async () => {
  const settings = adminFirestore().doc('settings/current');
  await settings.set({ spendCapMicros: { free: 'nothing' }, revision: 4 });
  expect(await generate(await createFamily())).toMatchObject({ status: 200 });
  await settings.set({ spendCapMicros: { free: 0 }, starts: { perMinute: 'many' }, revision: 4 });
  expect(await generate(await createFamily())).toMatchObject({ status: 503, json: failure('busy', BUSY) });
  expect(await ask(underTest, admin, { action: 'readSettings' })).toMatchObject({
    settings: { ...AS_CONFIGURED, spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, free: 0 } },
    revision: 4,
  });
  // Saving what the administrator sees removes the invalid value.
  await change({ spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, free: 0 } }, 4);
  expect((await settings.get()).get('starts.perMinute')).toBeNull();
});
