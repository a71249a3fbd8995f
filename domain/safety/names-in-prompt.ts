import { CATALOGUE_WORDS } from './catalogue-words.ts';

/** Separators of fields and of details (domain/images/labelled-prompt.ts). */
const FIELD_SEPARATORS = /( \| |; )/;
const LABELLED_FIELD = /^([^:]*): (.*)$/s;
/** Separators of choices: 'Brave and Kind', 'Thin Ice, Deep Water'. */
const CHOICE_SEPARATORS = /, | and /;

const CHOICE_FIELDS = new Set(
  (
    'Kind Personality Role Power Height Build Colour Feature Age Type Category Subcategory Climate Magic Inhabitants ' +
    'Dangers Treasures Style Background Lighting Mood'
  ).split(' '),
);

/** Except catalogue words in fields with choices: a child called Bear is hidden, 'Animal - Forest - Bear' stays. */
export const hideNamesInPrompt = (prompt: string, hide: (text: string) => string): string =>
  prompt
    .split(FIELD_SEPARATORS)
    .map((part) => {
      const [, label = '', value = ''] = LABELLED_FIELD.exec(part) ?? [];
      return CHOICE_FIELDS.has(label) && isChoice(value) ? part : hide(part);
    })
    .join('');

const isChoice = (value: string): boolean =>
  CATALOGUE_WORDS.has(value) || value.split(CHOICE_SEPARATORS).every((choice) => CATALOGUE_WORDS.has(choice));
