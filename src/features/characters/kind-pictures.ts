import type { Power } from '@talelantern/domain/characters/powers';
import { subcategoriesOf } from '@talelantern/domain/characters/types/character-types';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { parseCharacterType } from '@talelantern/domain/characters/types/type-text';
import { pictureOfKind } from '../../shared/characters/kind-figures.ts';

/** The bust of a specific type; null for an unknown label. */
export function bustOf(category: string, subcategory: string, specificType: string): string | null {
  const kind = TOP_LEVEL_TYPES.find(({ label }) => label === category);
  const group = subcategoriesOf(category).find(({ label }) => label === subcategory);
  const specific = group?.types.find(({ label }) => label === specificType);
  return kind && group && specific ? `/art/kinds/${kind.id}-${group.id}-${specific.id}.webp` : null;
}

/** The figure sketched while a portrait is generated: the bust of the specific type, or a person for a legacy type. */
export function sketchFor(characterType: string): { drawing: string; fills: boolean } {
  const parts = parseCharacterType(characterType);
  const bust = parts && bustOf(parts.category, parts.subcategory, parts.specificType);
  return bust === null ? { drawing: pictureOfKind('human').src, fills: false } : { drawing: bust, fills: true };
}

export const artOfPower = (id: Power['id']): string => `/art/powers/${id}.webp`;
