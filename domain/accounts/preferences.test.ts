import { describe, expect, it } from 'vitest';
import { patchPreferences, readPreferences, type Preferences } from './preferences.ts';

const FIRST: Preferences = { showFirst: false, autoPictures: true, talkCards: true, voice: 'sage', reader: {} };

describe('readPreferences', () => {
  it('the preferences of a new profile are the defaults', () => {
    expect(readPreferences({})).toEqual(FIRST);
  });

  it('stored preferences are read', () => {
    const stored: Preferences = {
      showFirst: true,
      autoPictures: true,
      talkCards: true,
      voice: 'sage',
      reader: { size: 'large', pace: 0.9, follow: false },
    };
    expect(readPreferences({ preferences: stored })).toEqual(stored);
  });

  it.each(['autoPictures', 'talkCards'] as const)('%s can be switched off', (key) => {
    expect(readPreferences({ preferences: { [key]: false } })).toEqual({ ...FIRST, [key]: false });
  });

  it('invalid stored preferences are ignored', () => {
    expect(readPreferences({ preferences: 'large' })).toEqual(FIRST);
    expect(
      readPreferences({ preferences: { showFirst: 'yes', voice: 'a robot', reader: { size: null, pace: 1, at: {} } } }),
    ).toEqual({ ...FIRST, reader: { pace: 1 } });
  });
});

it('patchPreferences changes only the given keys', () => {
  const before: Preferences = {
    showFirst: true,
    autoPictures: true,
    talkCards: true,
    voice: 'sage',
    reader: { size: 'large', follow: true },
  };
  expect(patchPreferences(before, { voice: 'nova', reader: { size: 'small' } })).toEqual({
    showFirst: true,
    autoPictures: true,
    talkCards: true,
    voice: 'nova',
    reader: { size: 'small', follow: true },
  });
});
