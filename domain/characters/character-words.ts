import { wordsForLabel } from '../catalogues/choice.ts';
import type { AgeRange } from '../audience/ages.ts';
import { featureGroupsFor } from './distinguishing-features.ts';
import { splitTraits } from './personality.ts';
import { POWERS } from './powers.ts';
import { ROLE_CHOICES } from './roles.ts';
import { TRAITS } from './traits.ts';
import { characterTypeFor } from './types/character-types.ts';

interface StoredChoices {
  readonly type: string;
  readonly personality?: string | null | undefined;
  readonly magicalPower?: string | null | undefined;
  readonly role?: string | null | undefined;
  readonly appearance: { readonly distinguishingFeature?: string | undefined };
}

export function characterWordsFor(character: StoredChoices, ageRange: AgeRange) {
  const { type, personality, magicalPower, role, appearance } = character;
  const features = featureGroupsFor(type).flatMap((group) => group.features);
  return {
    kind: characterTypeFor(type, ageRange),
    traits: splitTraits(personality ?? '').map((trait) => wordsForLabel(TRAITS, trait, ageRange)),
    power: magicalPower ? wordsForLabel(POWERS, magicalPower, ageRange) : null,
    role: role ? wordsForLabel(ROLE_CHOICES, role, ageRange) : null,
    feature: wordsForLabel(features, appearance.distinguishingFeature ?? '', ageRange),
  };
}
