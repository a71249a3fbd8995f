import type { Aliases } from './aliases.ts';
import { CATALOGUE_WORDS } from './catalogue-words.ts';

/** Separators of fields and of details (domain/images/labeled-prompt.ts). */
const FIELD_SEPARATOR = ' | ';
const DETAIL_SEPARATOR = '; ';
const LABELED_FIELD = /^([^:]*): (.*)$/s;
/** Separators of choices: 'Brave and Kind', 'Thin Ice, Deep Water'. */
const CHOICE_SEPARATORS = /, | and /;

const CHOICE_FIELDS = new Set(
  (
    'Kind Personality Role Power Height Build Colour Feature Age Type Category Subcategory Climate Magic Inhabitants ' +
    'Dangers Treasures Style Background Lighting Mood'
  ).split(' '),
);

/** What a scene shows, in words of the family or of a model. */
const SCENE_FIELDS = new Set(['Passage', 'Moment', 'Where', 'Camera', 'Light', 'Mood']);

/**
 * Hides real names, except where they are other words, which would be drawn: a child called Bear is hidden, 'Animal -
 * Forest - Bear' stays, and so does 'a bear' in a scene. `ownValues` are values of fields that the family did not write.
 */
export const hideNamesInPrompt = (
  prompt: string,
  { hide, hideInScene }: Pick<Aliases, 'hide' | 'hideInScene'>,
  ownValues: ReadonlySet<string> = NONE,
): string =>
  prompt
    .split(FIELD_SEPARATOR)
    .map((field) => {
      const hideInField = SCENE_FIELDS.has(labelOf(field)) ? hideInScene : hide;
      return field
        .split(DETAIL_SEPARATOR)
        .map((detail) => {
          const [, label = '', value = ''] = LABELED_FIELD.exec(detail) ?? [];
          return ownValues.has(value) || (CHOICE_FIELDS.has(label) && isChoice(value)) ? detail : hideInField(detail);
        })
        .join(DETAIL_SEPARATOR);
    })
    .join(FIELD_SEPARATOR);

const NONE: ReadonlySet<string> = new Set();

const labelOf = (field: string): string => LABELED_FIELD.exec(field)?.[1] ?? '';

const isChoice = (value: string): boolean =>
  CATALOGUE_WORDS.has(value) || value.split(CHOICE_SEPARATORS).every((choice) => CATALOGUE_WORDS.has(choice));
