import type { Character, CharacterFields } from './character.ts';

/**
 * A character that is not saved yet, as it may stand in the selection of a story (specification §3). Nothing is made
 * of it before it is saved.
 */
export interface TemporaryCharacter extends Character {
  tempId: string;
  isTemporary: true;
}

/** `tempText`: what tells it from other unsaved ones; its id starts with `temp_`. `now` in ms since 1970. */
export function toTemporaryCharacter(
  fields: CharacterFields,
  { uid, tempText, now }: { uid: string; tempText: string; now: number },
): TemporaryCharacter {
  const tempId = `temp_${tempText}`;
  return {
    ...fields,
    id: tempId,
    tempId,
    isTemporary: true,
    userId: uid,
    imageUrl: null,
    imagePath: null,
    cloudStorage: false,
    mainImage: null,
    imageHistory: [],
    generatedPrompt: null,
    sharing: null,
    createdAt: now,
    updatedAt: now,
  };
}
