import type { Weather } from '../scenery/setting-spec.ts';
import { firstMeaning, type WordTable } from '../words/word-table.ts';

const SPEECH = /[“"][^”"]*(?:[”"]|$)/gu;
const COMPARISON = /\b(?:as (?:if|though|one)|like (?:an?|the)|all that \w+ could hear)\b[^,.:;!?]*/giu;
/** Matches sentences about habits, or about something that did not happen. */
const UNSEEN =
  /^even\b|\b(?:never|always|often|nobody|everything|whenever|(?:would|could|should) have|had once|used to|every (?:day|night|morning))\b/;

export const withoutSpeech = (passage: string): string => passage.replaceAll(SPEECH, ' ');

/** The visible part of a passage: no speech, no comparisons, and no sentences about habits. */
export const seenIn = (passage: string): string =>
  withoutSpeech(passage)
    .replaceAll(COMPARISON, '')
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !UNSEEN.test(sentence.toLowerCase()))
    .join(' ');

/** A pattern of words for the covers that somebody lies under. */
export const UNDER_COVERS = String.raw`(?:under|beneath) (?:the|an?|his|her|their|its) (?:\p{L}+ )?(?:quilt|covers|duvet|eiderdown)\b`;

const IN_BED = new RegExp(
  String.raw`\b(?:in|into|to) (?:(?:the|an?|his|her|their|its) (?:\p{L}+ )?)?beds?\b(?! of\b)|\bbedroom\b|\btucked (?:up|in(?! the))\b|\b${UNDER_COVERS}`,
  'iu',
);

/** Whether the words mention a bed to sleep in. */
export const mentionsBed = (text: string): boolean => IN_BED.test(text);

/**
 * Matches words for the time of day or the weather. Only these may change the light: the "golden" of a golden key and
 * the "dark" of dark eyes must not.
 */
const TIME_AND_WEATHER =
  /\buntil (?:the )?morning\b|\b(?:(?:that|at|by|(?<!in )one|this|all) night|night (?:fell|came|was|sky)|(?:at|by|until|past) midnight|midnight (?:came|struck)|nightfall)\b|\bmoon(?:light|lit|rise)\b|\b(?:the|full) moon\b|\bstar(?:light|lit|ry)\b|\bstars (?:came|shone|twinkled|were)\b|\b(?:at|under|beneath|of) the stars\b|\bsun(?:set(?! orange)|down|rise|ny|light|shine)\b|\b(?:in|under|with) the sun\b|\bdusk\b|\btwilight\b|\bdawn\b|\bmorning\b|\bnoon\b|\bafternoon\b|\bevening\b|\bstorm(?:y)?\b|\bthunder\w*\b|\blightning\b|\brain(?:y|ed|ing|s)?\b(?!bow)|\bfog(?:gy)?\b|\bmist(?:y)?\b|\bcandle(?:light|lit)\b|\bfirelight\b|\bnorthern lights\b|\baurora\b(?! shimmer)|\b(?:grew|grows|getting|turned) dark\b|\bbedtime\b|\bsleep (?:well|tight)\b|\blamps were put out\b|\bblew out the (?:candle|lamp)\b|\byawns?\b|\bblankets?\b|\b(?:was|were|fell|falls|fast|half) asleep\b|\bin bed\b|\btucked (?:up|in)\b|\bslept\b/gi;

const BEDTIME =
  /until (?:the )?morning|(?:grew|grows|getting|turned) dark|bedtime|sleep (?:well|tight)|lamps were put out|blew out the (?:candle|lamp)|yawns?|blankets?|(?:was|were|fell|falls|fast|half) asleep|in bed|tucked (?:up|in)|slept/gi;

/** The matched words, joined; empty if there are none. An evening becomes a sunset, bedtime a night, an afternoon and sunlight a day. */
export const timeAndWeather = (passage: string): string =>
  (passage.match(TIME_AND_WEATHER) ?? [])
    .join(' ')
    .replaceAll(/evening/gi, 'sunset')
    .replaceAll(/afternoon|(?:in|under|with) the sun\b|sunlight/gi, 'day')
    .replaceAll(BEDTIME, 'night');

const WEATHERS_BY_WORD: WordTable<Weather> = [
  [/\bsnow(?:y|ed|ing|s|fall|flakes?)?\b(?!-white)|\bfrost(?:y)?\b|\bblizzard|\bicicles?\b|\bwinter\b/, 'snow'],
  [/\brain(?:y|ed|ing|s|drops?)?\b|\bdrizzl|\bpuddles?\b|\bthunder/, 'rain'],
  [/\bfog(?:gy)?\b|\bmist(?:y)?\b/, 'mist'],
  [/\bautumn\b|\bfall(?:ing|en) leaves\b|\bleaves (?:fell|were falling)\b/, 'leaves'],
  [/\bin blossom\b|\bblossoming\b|\bpetals\b|\bspring(?:time)? (?:came|morning|day)\b/, 'petals'],
];

/** The weather that the passage names, which overrides the weather of the place. */
export const readWeather = (passage: string): Weather | null =>
  firstMeaning(WEATHERS_BY_WORD, passage.toLowerCase()) ?? null;
