import type { PromptField } from '../images/labelled-prompt.ts';
import type { CharacterFields } from './character.ts';

/** What a picture has to know about a character; its name is left to the caller. */
export interface CharacterLook extends Pick<
  CharacterFields,
  'type' | 'gender' | 'personality' | 'magicalPower' | 'appearance' | 'customDescription'
> {
  /** One of the roles, or its gentle words. */
  role: string | null;
}

/** A character's looks as the fields of an image prompt. */
export const characterLookFields = (character: CharacterLook): PromptField[] => {
  const { appearance } = character;
  return [
    ['Kind', character.type],
    ['Gender', character.gender],
    ['Personality', character.personality],
    ['Role', character.role ?? ''],
    ['Power', character.magicalPower ?? ''],
    ['Height', appearance.height],
    ['Build', appearance.build],
    ['Colour', appearance.color],
    ['Feature', appearance.distinguishingFeature],
    ['Age', appearance.customAge || (appearance.age ?? '')],
    ['Description', character.customDescription],
  ];
};
