import { expect, it } from 'vitest';
import { moodOf, paceNow, parseSettings, readSettings, toPreferences } from './reader-settings.ts';

const FIRST = readSettings({});

it('begins with paper by day, at the pace of the voice', () => {
  expect(FIRST).toMatchObject({ size: 'normal', light: 'day', pace: 1, bedtime: false, sleep: 'chapter' });
});

it.each([['no JSON'], ['null'], ['[]'], ['7']])('begins anew where %s is kept', (kept) => {
  expect(readSettings(parseSettings(kept))).toEqual(FIRST);
});

it('keeps what it understands and lets the rest go', () => {
  const kept = { size: 'largest', light: 'neon', pace: 9, voice: 'sage', teller: 'device', extra: true };
  expect(readSettings(parseSettings(JSON.stringify(kept)))).toEqual({
    ...FIRST,
    size: 'largest',
    voice: 'sage',
    teller: 'device',
  });
});

it('takes the voice and the way of reading to other devices, but not the hour', () => {
  expect(toPreferences({ voice: 'sage', size: 'largest', bedtime: true })).toEqual({
    voice: 'sage',
    reader: { size: 'largest' },
  });
  expect(toPreferences({ bedtime: true })).toEqual({});
});

it('slows the voice at bedtime, never below what can be understood', () => {
  expect(paceNow({ pace: 1, bedtime: false })).toBe(1);
  expect(paceNow({ pace: 1, bedtime: true })).toBe(0.85);
  expect(paceNow({ pace: 0.7, bedtime: true })).toBe(0.7);
});

it('dims the page at bedtime, whatever its light by day', () => {
  expect([moodOf({ bedtime: false, light: 'sepia' }), moodOf({ bedtime: true, light: 'sepia' })]).toEqual([
    'sepia',
    'bedtime',
  ]);
});
