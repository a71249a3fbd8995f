import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';

export const NO_TEXT_RULE = 'no text, letters, numbers or writing anywhere in the image';

export type PromptField = readonly [label: string, value: string];

/** Separators of fields and of details; never part of a value. */
const SEPARATOR = ' | ';
const DETAIL_SEPARATOR = '; ';

/** Characters that look like the separator of fields. */
const BAR_CHARACTERS = /[|¦‖ǀǁ∣│┃❘❙❚⏐︱|￨]/gu;
/** Control and bidirectional characters, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

/** `text` as the value of a field: one line, without separators. */
export const toFieldValue = (text: string): string =>
  toOneLine(text.replace(BAR_CHARACTERS, ' ').replace(INVISIBLE, ' '));

const EMPTY_VALUES = ['', 'none'];
/** Whether a field has a value: 'None' is a choice of some catalogues. */
export const isPresent = ([, value]: PromptField): boolean => !EMPTY_VALUES.includes(value.toLowerCase());

/** 'Ember; Kind: …; Gender: …': a description as the value of one field, without empty details. */
export function describeInField(name: string, details: readonly PromptField[]): string {
  const withoutSemicolons = (text: string): string => toFieldValue(text).replaceAll(';', ',');
  const presentDetails = details.map(([label, value]) => [label, withoutSemicolons(value)] as const).filter(isPresent);
  return [withoutSemicolons(name), ...presentDetails.map(([label, value]) => `${label}: ${value}`)].join(
    DETAIL_SEPARATOR,
  );
}

/** A prompt on one line, at most 4000 characters: the longest values are shortened if necessary, never the rules. */
export function buildLabeledPrompt(subject: string, fields: readonly PromptField[], rules: string): string {
  const present = fields.map(([label, value]) => [label, toFieldValue(value)] as const).filter(isPresent);
  return joinWithinLimit([subject, ...present.map(toPart), toPart(['Rules', rules])]);
}

export const withField = (prompt: string, label: string, value: string): string =>
  joinWithinLimit([...prompt.split(SEPARATOR), toPart([label, toFieldValue(value)])]);

const toPart = ([label, value]: PromptField): string => `${label}: ${value}`;

const NEVER_SHORTENED = /^(?:Rules|Never show): /;
const ELLIPSIS = '…';
/** Fraction of a part that remains after one step of shortening, so that several long parts are shortened evenly. */
const SHORTENING_FACTOR = 0.9;

function joinWithinLimit(parts: readonly string[]): string {
  const shortened = [...parts];
  for (;;) {
    const excess = shortened.join(SEPARATOR).length - LIMITS.imagePrompt;
    if (excess <= 0) return shortened.join(SEPARATOR);
    const longest = indexOfLongest(shortened);
    const part = shortened[longest];
    if (part === undefined) return cutText(shortened.join(SEPARATOR), LIMITS.imagePrompt);
    shortened[longest] = shorten(part, Math.max(part.length - excess, Math.floor(part.length * SHORTENING_FACTOR)));
  }
}

const MIN_PART_LENGTH = 40;

const indexOfLongest = (parts: readonly string[]): number =>
  parts.reduce((longest, part, index) => {
    const isLonger = part.length > Math.max(MIN_PART_LENGTH, parts[longest]?.length ?? 0);
    return isLonger && !NEVER_SHORTENED.test(part) ? index : longest;
  }, -1);

/** The whole words of `text` that fit into `length` with an ellipsis; cuts words that are too long. */
function shorten(text: string, length: number): string {
  const head = cutText(text, length - ELLIPSIS.length);
  const wholeWords = head.replace(/\s+\S*$/, '');
  return `${wholeWords.length > head.length / 2 ? wholeWords : head}${ELLIPSIS}`;
}
