import { wordsForLabel } from '../catalogue/choice.ts';
import type { AgeRange } from '../stories/ages.ts';
import type { CharacterLook } from './character-look.ts';
import { featureGroupsFor } from './distinguishing-features.ts';
import { joinTraits, splitTraits } from './personality.ts';
import { POWERS } from './powers.ts';
import { ROLE_CHOICES } from './roles.ts';
import { TRAITS } from './traits.ts';
import { characterTypeFor } from './types/character-types.ts';

/** The traits of a personality, the dark ones softened for ages 3-4 (architecture §6). */
export const traitsFor = (personality: string, ageRange: AgeRange): string[] =>
  splitTraits(personality).map((trait) => wordsForLabel(TRAITS, trait, ageRange));

export const powerFor = (power: string, ageRange: AgeRange): string => wordsForLabel(POWERS, power, ageRange);

/** The words for a feature that a character of the stored `type` can choose. */
export const featureFor = (feature: string, type: string, ageRange: AgeRange): string =>
  wordsForLabel(
    featureGroupsFor(type).flatMap(({ features }) => features),
    feature,
    ageRange,
  );

/** The same looks in the words for `ageRange`. */
export const characterLookFor = (look: CharacterLook, ageRange: AgeRange): CharacterLook => ({
  ...look,
  type: characterTypeFor(look.type, ageRange),
  personality: joinTraits(traitsFor(look.personality, ageRange)),
  role: look.role && wordsForLabel(ROLE_CHOICES, look.role, ageRange),
  magicalPower: look.magicalPower && powerFor(look.magicalPower, ageRange),
  appearance: {
    ...look.appearance,
    distinguishingFeature: featureFor(look.appearance.distinguishingFeature, look.type, ageRange),
  },
});
