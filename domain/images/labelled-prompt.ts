import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';

/** What every picture keeps to (specification §7). */
export const NO_TEXT_RULE = 'no text, letters, numbers or writing anywhere in the image';

export type PromptField = readonly [label: string, value: string];

/** The marks between fields, and within a field that describes somebody: never part of a value. */
const SEPARATOR = ' | ';
const DETAIL_SEPARATOR = '; ';

/** Bars of every script that a reader could take for the mark between fields. */
const BARS = /[|¦‖ǀǁ∣│┃❘❙❚⏐︱|￨]/gu;
/** Control and text-direction characters, and halves of broken characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

/** `text` on one line as the value of a field: it cannot begin a field of its own. */
export const toFieldValue = (text: string): string => toOneLine(text.replace(BARS, ' ').replace(UNSEEN, ' '));

const ABSENT = ['', 'none'];
const isPresent = ([, value]: PromptField): boolean => !ABSENT.includes(value.toLowerCase());

/** 'Ember; Kind: …; Gender: …': somebody or something as the value of one field; details without a value are left out. */
export function describeInField(name: string, details: readonly PromptField[]): string {
  const withoutMark = (text: string): string => toFieldValue(text).replaceAll(';', ',');
  const said = details.map(([label, value]) => [label, withoutMark(value)] as const).filter(isPresent);
  return [withoutMark(name), ...said.map(([label, value]) => `${label}: ${value}`)].join(DETAIL_SEPARATOR);
}

/**
 * A picture's description as labelled fields on one line: what it is, `fields` (those without a value are left out),
 * and the rules at the end. At most 4000 characters: the longest values give way, the rules never do.
 */
export function buildLabelledPrompt(subject: string, fields: readonly PromptField[], rules: string): string {
  const present = fields.map(([label, value]) => [label, toFieldValue(value)] as const).filter(isPresent);
  return joinFitting([subject, ...present.map(toPart), toPart(['Rules', rules])]);
}

/** `prompt` with one more field at its end, shortened as `buildLabelledPrompt` does. */
export const withField = (prompt: string, label: string, value: string): string =>
  joinFitting([...prompt.split(SEPARATOR), toPart([label, toFieldValue(value)])]);

const toPart = ([label, value]: PromptField): string => `${label}: ${value}`;

const NEVER_SHORTENED = /^(?:Rules|Never show): /;
const ELLIPSIS = '…';
/** How much of a part is kept when it is shortened once more: several long ones give way alike. */
const KEPT_SHARE = 0.9;

function joinFitting(parts: readonly string[]): string {
  const fitting = [...parts];
  for (;;) {
    const excess = fitting.join(SEPARATOR).length - LIMITS.imagePrompt;
    if (excess <= 0) return fitting.join(SEPARATOR);
    const longest = indexOfLongest(fitting);
    const part = fitting[longest];
    if (part === undefined) return fitting.join(SEPARATOR).slice(0, LIMITS.imagePrompt);
    fitting[longest] = shorten(part, Math.max(part.length - excess, Math.floor(part.length * KEPT_SHARE)));
  }
}

const LEAST_KEPT = 40;

/** The part that gives way next, or -1 when none is left that may. */
const indexOfLongest = (parts: readonly string[]): number =>
  parts.reduce((longest, part, index) => {
    const isLonger = part.length > Math.max(LEAST_KEPT, parts[longest]?.length ?? 0);
    return isLonger && !NEVER_SHORTENED.test(part) ? index : longest;
  }, -1);

/** The whole words of `text` that fit into `length` with an ellipsis; its first characters where the words are too long. */
function shorten(text: string, length: number): string {
  const room = text.slice(0, length - ELLIPSIS.length).replace(/[\uD800-\uDBFF]$/, '');
  const words = room.replace(/\s+\S*$/, '');
  return `${words.length > room.length / 2 ? words : room}${ELLIPSIS}`;
}
