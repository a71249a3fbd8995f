import { describe, expect, it } from 'vitest';
import { patchPreferences, readPreferences, type Preferences } from './preferences.ts';

const FIRST: Preferences = { showFirst: false, voice: 'fable', reader: {} };

describe('reading preferences', () => {
  it('begins with those that every family starts with', () => {
    expect(readPreferences({})).toEqual(FIRST);
  });

  it('keeps what is stored', () => {
    const stored: Preferences = { showFirst: true, voice: 'sage', reader: { size: 'large', pace: 0.9, follow: false } };
    expect(readPreferences({ preferences: stored })).toEqual(stored);
  });

  it('is not disturbed by what it cannot understand', () => {
    expect(readPreferences({ preferences: 'large' })).toEqual(FIRST);
    expect(
      readPreferences({ preferences: { showFirst: 'yes', voice: 'a robot', reader: { size: null, pace: 1, at: {} } } }),
    ).toEqual({ ...FIRST, reader: { pace: 1 } });
  });
});

it('a change leaves everything alone that it does not name', () => {
  const before: Preferences = { showFirst: true, voice: 'sage', reader: { size: 'large', follow: true } };
  expect(patchPreferences(before, { voice: 'nova', reader: { size: 'small' } })).toEqual({
    showFirst: true,
    voice: 'nova',
    reader: { size: 'small', follow: true },
  });
});
