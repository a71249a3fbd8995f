import { findPortraitStyle } from './portrait-styles.ts';
import type { CharacterFields } from './character.ts';
import { toOneLine } from '../text/lists.ts';

const NO_TEXT_RULE = 'no text, letters, numbers or writing anywhere in the image';
const PORTRAIT_RULES = `one character only, whole figure, head in the upper third, ${NO_TEXT_RULE}`;

/** The mark between fields: never part of a value, so that free text cannot pose as a field. */
const SEPARATOR = ' | ';
const withoutSeparator = (text: string): string => toOneLine(text.replaceAll('|', ' '));

const ABSENT = ['', 'none'];

/**
 * The description of a portrait as labelled fields on one line, with the rule of no text in images (specification §7).
 * Fields without a value are left out; `wish` says what a parent wants different this time.
 */
export function buildPortraitPrompt(character: CharacterFields, wish = ''): string {
  const { appearance, advancedFeatures } = character;
  const style = findPortraitStyle(advancedFeatures.imageStyle);
  const fields: [label: string, value: string][] = [
    ['Name', character.realChild ? '' : character.name],
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
    ['Style', style ? `${style.group} - ${style.label}` : ''],
    ['Background', advancedFeatures.background],
    ['Lighting', advancedFeatures.lighting],
    ['Mood', advancedFeatures.mood],
    ['Details', advancedFeatures.details],
    ['Wish', wish],
  ];
  const present = fields
    .map(([label, value]) => [label, withoutSeparator(value)] as const)
    .filter(([, value]) => !ABSENT.includes(value.toLowerCase()));
  return [
    'Portrait for a children’s picture book',
    ...present.map(([label, value]) => `${label}: ${value}`),
    `Rules: ${PORTRAIT_RULES}`,
  ].join(SEPARATOR);
}
