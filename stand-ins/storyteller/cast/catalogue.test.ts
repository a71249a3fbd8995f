import { POWERS } from '@talelantern/domain/characters/powers';
import { TRAITS } from '@talelantern/domain/characters/traits';
import { RELATIONSHIP_CHOICES } from '@talelantern/domain/stories/relationships';
import { expect, it } from 'vitest';
import { findPower } from './powers.ts';
import { findRelationship } from './relationships.ts';
import { findTrait } from './traits.ts';

const namesOf = (choice: { label: string; gentleLabel?: string }): string[] =>
  choice.gentleLabel === undefined ? [choice.label] : [choice.label, choice.gentleLabel];

it('every trait of the catalogue has sentences, under both of its names', () => {
  const unusual = findTrait('no such trait');
  for (const name of TRAITS.flatMap(namesOf)) expect(findTrait(name), name).not.toBe(unusual);
});

it('every power and every relationship of the catalogue has sentences', () => {
  const unknown = findPower('no such power');
  for (const { label } of POWERS) expect(findPower(label), label).not.toBe(unknown);
  for (const name of RELATIONSHIP_CHOICES.flatMap(namesOf)) expect(findRelationship(name), name).not.toBeNull();
});
