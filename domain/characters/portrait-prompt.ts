import { buildLabelledPrompt, NO_TEXT_RULE } from '../images/labelled-prompt.ts';
import { paintingFields } from '../images/painting-fields.ts';
import type { CharacterFields } from './character.ts';
import { characterLookFields } from './character-look.ts';

const PORTRAIT_RULES = `one character only, whole figure, head in the upper third, ${NO_TEXT_RULE}`;

/**
 * The description of a portrait as labelled fields on one line, with the rule of no text in images (specification §7).
 * Fields without a value are left out; `wish` says what a parent wants different this time.
 */
export const buildPortraitPrompt = (character: CharacterFields, wish = ''): string =>
  buildLabelledPrompt(
    'Portrait for a children’s picture book',
    [
      ['Name', character.realChild ? '' : character.name],
      ...characterLookFields(character),
      ...paintingFields(character.advancedFeatures, wish),
    ],
    PORTRAIT_RULES,
  );
