import type { Choice } from '@talelantern/domain/catalogues/choice';
import { APPEARANCE_SETS } from '@talelantern/domain/characters/looks';
import { FEATURE_GROUPS } from '@talelantern/domain/characters/distinguishing-features';
import { POWERS } from '@talelantern/domain/characters/powers';
import { TRAITS } from '@talelantern/domain/characters/traits';
import { characterTypeFor } from '@talelantern/domain/characters/types/character-types';
import { EVERY_TYPE } from '@talelantern/domain/characters/types/every-type';
import { refusedCategory } from '@talelantern/domain/safety/moderation-policy';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { GENTLE_THEME_NAMES } from '@talelantern/domain/catalogues/gentle-themes';
import { THEMES } from '@talelantern/domain/catalogues/themes';
import { expect, it } from 'vitest';
import { classifyText } from './classify-text.ts';

const looks = Object.values(APPEARANCE_SETS).flatMap((set) => Object.values(set).flat());
const features: readonly Choice[] = FEATURE_GROUPS.flatMap((group): readonly Choice[] => group.features);

/** Frightening words are replaced for ages 3-4, so 5-8 is the youngest age that gets them. */
const WORDS: readonly [name: string, youngest: AgeRange, words: readonly string[]][] = [
  ['types', '5-8', EVERY_TYPE],
  ['types in gentle words', '3-4', EVERY_TYPE.map((type) => characterTypeFor(type, '3-4'))],
  [
    'traits, powers, looks and features',
    '3-4',
    [...TRAITS, ...POWERS, ...looks, ...features].map(({ label }) => label),
  ],
  ['themes', '3-4', [...THEMES.flatMap(({ name, line }) => [name, line]), ...GENTLE_THEME_NAMES.values()]],
];

it.each(WORDS)('no word of the %s is flagged', (_name, youngest, words) => {
  const flaggedWords = words.filter((text) => {
    const { flagged, scores } = classifyText(text);
    return flagged || refusedCategory({ scores, flagged: [] }, youngest) !== null;
  });
  expect(flaggedWords).toEqual([]);
});
