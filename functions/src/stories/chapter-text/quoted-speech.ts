/**
 * Quoted text is always part of the story; a model's own commentary is never in quotation marks. A quotation may
 * continue in the next paragraph, and a single mark inside a word is an apostrophe.
 */
const QUOTED =
  /“[^“”]*(?:”|$)|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]|(?<![\p{L}\p{N}])‘(?:[^‘’]|’(?=\p{L})){0,2000}’(?!\p{L})|(?<![\p{L}\p{N}])'(?:[^']|'(?=\p{L})){0,2000}'(?!\p{L})/gu;

const SPEECH =
  'said|says|asked|asks|thought|wondered|whispered|cried|called|shouted|replied|answered|wrote|sang|sighed|promised';
/** Speech tags and the like: `, said the owl`, `! thought Pip`, `, Grandmother said`. Only stories contain them. */
const SPEAKER = new RegExp(
  [
    String.raw`[,!?…:]\s+(?:\p{Ll}{2,}ed|${SPEECH}|read|told|spoke|swore|began|went|rang) (?:(?:the|an?|his|her|their|its|my|our|another) \p{L}|\p{Lu})`,
    String.raw`[,!?…]\s+(?:\p{Lu}[\p{L}’']+|the \p{L}+) (?:\p{L}+ly |always |never )?(?:${SPEECH})(?!\p{L})`,
    String.raw`\p{L}(?<!\b[Yy]ou) (?:${SPEECH})(?:[,:]| that\b)`,
  ].join('|'),
  'u',
);

export const outsideQuotes = (text: string): string => text.replace(QUOTED, ' ').trim();

export const mentionsSpeaker = (line: string): boolean => SPEAKER.test(line);
