import { HOUR_MS } from '@talelantern/domain/time/day';
import { afterEach, expect, it, vi } from 'vitest';
import { parseJson, readRecord } from '@talelantern/domain/stored/read-fields';
import { themeOf, effectivePace, readChanges, readSettings, toPreferences } from './reader-settings.ts';

afterEach(() => {
  vi.useRealTimers();
});

const DEFAULTS = readSettings({});

it('by default the reader shows pictures, has the day theme and normal pace, and marks spoken words', () => {
  expect(DEFAULTS).toEqual({
    size: 'normal',
    spacing: 'normal',
    face: 'andika',
    light: 'day',
    pictures: true,
    follow: true,
    pace: 1,
    teller: 'recording',
    voice: 'sage',
    bedtime: false,
    bedtimeAt: 0,
    sleep: 'chapter',
  });
});

it('a stored pace between 0.7 and 1.3 is kept, and any other is replaced by the normal pace', () => {
  expect([0.69, 0.7, 1.3, 1.31].map((pace) => readSettings({ pace }).pace)).toEqual([1, 0.7, 1.3, 1]);
});

it.each([['no JSON'], ['null'], ['[]'], ['7']])('reader settings have defaults if %s is stored', (storedSettings) => {
  expect(readSettings(readRecord(parseJson(storedSettings)))).toEqual(DEFAULTS);
});

it('reading stored settings keeps only valid entries', () => {
  const storedSettings = { size: 'largest', light: 'neon', pace: 9, voice: 'sage', teller: 'device', extra: true };
  expect(readSettings(readRecord(parseJson(JSON.stringify(storedSettings))))).toEqual({
    ...DEFAULTS,
    size: 'largest',
    voice: 'sage',
    teller: 'device',
  });
});

it('voice and reader settings are synchronized between devices, but not the bedtime mode', () => {
  expect(toPreferences({ voice: 'sage', size: 'largest', bedtime: true })).toEqual({
    voice: 'sage',
    reader: { size: 'largest' },
  });
  expect(toPreferences({ bedtime: true, bedtimeAt: 1 })).toEqual({});
});

it.each([
  ['stays on for twelve hours', 11.9, { bedtime: true, bedtimeAt: 1 }],
  ['is forgotten after twelve hours', 12, { bedtimeAt: 1 }],
])('bedtime mode %s', (_what, hours, changes) => {
  vi.useFakeTimers({ now: 1 + hours * HOUR_MS });
  const stored = { bedtime: true, bedtimeAt: 1 };
  expect(readSettings(stored).bedtime).toBe('bedtime' in changes);
  expect(readChanges(stored)).toEqual(changes);
});

it('bedtime mode slows the voice, down to a minimum', () => {
  expect(effectivePace({ pace: 1, bedtime: false })).toBe(1);
  expect(effectivePace({ pace: 1, bedtime: true })).toBe(0.85);
  expect(effectivePace({ pace: 0.7, bedtime: true })).toBe(0.7);
});

it('bedtime mode dims the page, whatever the theme', () => {
  expect([themeOf({ bedtime: false, light: 'sepia' }), themeOf({ bedtime: true, light: 'sepia' })]).toEqual([
    'sepia',
    'bedtime',
  ]);
});
