import { type PromptField, buildLabeledPrompt, NO_TEXT_RULE } from '../images/labeled-prompt.ts';
import type { CharacterFields } from './character.ts';
import type { AdvancedFeatures } from '../images/advanced-features.ts';
import { styleFields } from '../images/style-fields.ts';

/** The fields of a character that a picture depends on; the caller adds the name. */
export interface CharacterLook extends Pick<
  CharacterFields,
  'type' | 'gender' | 'personality' | 'magicalPower' | 'appearance' | 'customDescription'
> {
  /** A role, or its gentle words. */
  role: string | null;
}

/** Choices that say nothing about how a character looks. */
const PLAIN_CHOICES: ReadonlySet<string> = new Set(['average', 'natural', 'normal']);

const unlessPlain = (choice: string): string => (PLAIN_CHOICES.has(choice.toLowerCase()) ? '' : choice);

export const characterLookFields = (character: CharacterLook): PromptField[] => {
  const { appearance } = character;
  return [
    ['Kind', character.type],
    ['Gender', character.gender],
    ['Personality', character.personality],
    ['Role', character.role ?? ''],
    ['Power', character.magicalPower ?? ''],
    ['Height', unlessPlain(appearance.height)],
    ['Build', unlessPlain(appearance.build)],
    ['Colour', unlessPlain(appearance.color)],
    ['Feature', appearance.distinguishingFeature],
    ['Age', appearance.customAge || (appearance.age ?? '')],
    ['Description', character.customDescription],
  ];
};

const FIGURE_RULE =
  'one character only, whole figure from head to feet, head in the upper third, nothing in front of it';
const PLAIN_GROUND_RULE = 'plain soft ground of one light color behind the figure unless Details or Wish names a place';

/** A portrait is also the reference picture for every scene, which would copy its background and colored light. */
const portraitRules = ({ background, lighting }: AdvancedFeatures): string =>
  [
    FIGURE_RULE,
    ...(background === '' ? [PLAIN_GROUND_RULE] : []),
    `${lighting === '' ? 'neutral ' : ''}even light on the figure`,
    NO_TEXT_RULE,
  ].join(', ');

/** The prompt of a portrait (docs/specification.md#7). `wish` is what should be different this time. */
export const buildPortraitPrompt = (character: CharacterFields, wish = ''): string =>
  buildLabeledPrompt(
    'Portrait for a children’s picture book',
    [
      ['Name', character.realChild ? '' : character.name],
      ...characterLookFields(character),
      ...styleFields(character.advancedFeatures, wish),
    ],
    portraitRules(character.advancedFeatures),
  );
