import { AS_CONFIGURED } from '@talelantern/domain/contracts/admin/site-settings';
import { expect, it } from 'vitest';
import { readSiteSettings } from './read-site-settings.ts';

const STOPPED = { ...AS_CONFIGURED.spendCapMicros, free: 0 };
const stored = { ...AS_CONFIGURED, spendCapMicros: STOPPED };

it.each([
  ['a field of a later version in a group', { starts: { ...AS_CONFIGURED.starts, perWeek: 7 } }, []],
  ['a group of a later version', { languages: { story: 'cy' } }, []],
  ['a group without a setting that was added since', { models: { text: null, image: null } }, []],
  ['a limit out of bounds', { starts: { ...AS_CONFIGURED.starts, perMinute: 0 } }, ['starts.perMinute']],
  ['a cap that is no number', { spendCapMicros: { ...STOPPED, pro: 'none' } }, ['spendCapMicros.pro']],
  ['a model of another kind', { models: { ...AS_CONFIGURED.models, image: 'gpt-6.1-terra' } }, ['models.image']],
  ['a group that is no map', { starts: 5 }, ['starts']],
  ['a banner that is too long', { banner: 'x'.repeat(201) }, ['banner']],
  [
    'two invalid settings',
    { starts: { ...AS_CONFIGURED.starts, perMinute: -1 }, models: { ...AS_CONFIGURED.models, text: 7 } },
    ['starts.perMinute', 'models.text'],
  ],
])('stored settings with %s keep a spend cap of 0 and ignore what is invalid', (_what, changed, ignored) => {
  const result = readSiteSettings({ ...stored, ...changed });
  expect({ ...result, ignored: new Set(result.ignored) }).toEqual({ settings: stored, ignored: new Set(ignored) });
});

it('valid settings beside an invalid one of the same group are kept', () => {
  const starts = { perMinute: 3, perDayFree: 10 ** 6, perDayPaid: 50 };
  expect(readSiteSettings({ ...stored, starts }).settings.starts).toEqual({
    ...starts,
    perDayFree: null,
    refusalsPerHour: null,
  });
});

it('a group that was added since the settings were stored is as configured', () => {
  expect(readSiteSettings({ spendCapMicros: STOPPED })).toEqual({ settings: stored, ignored: [] });
});

it('without stored settings everything is as configured', () => {
  expect(readSiteSettings(undefined)).toEqual({ settings: AS_CONFIGURED, ignored: [] });
});
