import type { Character, CharacterFields } from './character.ts';

/** A character that is not saved, but may be selected for a story. */
export interface TemporaryCharacter extends Character {
  tempId: string;
  isTemporary: true;
}

/** `tempText` distinguishes unsaved characters; the id starts with `temp_`. `now` in ms since 1970. */
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
