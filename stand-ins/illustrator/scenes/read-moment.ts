import type { Weather } from '../scenery/setting-spec.ts';
import { firstMeaning, type WordTable } from '../words/word-table.ts';

/**
 * Matches words for the time of day or the weather. Only these may change the light: the "golden" of a golden key and
 * the "dark" of dark eyes must not.
 */
const TIME_AND_WEATHER =
  /\b(?:(?:that|at|by|one|this|all) night|night (?:fell|came|was|sky)|midnight|nightfall)\b|\bmoon(?:light|lit|rise)?\b|\bstar(?:light|lit|ry)\b|\bstars (?:came|shone|twinkled|were)\b|\bsun(?:set|down|rise|ny|light|shine)\b|\bdusk\b|\btwilight\b|\bdawn\b|\bmorning\b|\bnoon\b|\bafternoon\b|\bevening\b|\bstorm(?:y)?\b|\bthunder\w*\b|\blightning\b|\brain(?:y|ed|ing|s)?\b(?!bow)|\bfog(?:gy)?\b|\bmist(?:y)?\b|\bcandle(?:light|lit)\b|\bfirelight\b|\bnorthern lights\b|\baurora\b/gi;

/** The matched words, joined; empty if there are none. An evening becomes a sunset. */
export const timeAndWeather = (passage: string): string =>
  (passage.match(TIME_AND_WEATHER) ?? []).join(' ').replace(/evening/gi, 'sunset');

const WEATHERS_BY_WORD: WordTable<Weather> = [
  [/\bsnow(?:y|ed|ing|s|fall|flakes?)?\b(?!-white)|\bfrost(?:y)?\b|\bblizzard/, 'snow'],
  [/\brain(?:y|ed|ing|s|drops?)?\b|\bdrizzl|\bpuddles?\b|\bthunder/, 'rain'],
  [/\bfog(?:gy)?\b|\bmist(?:y)?\b/, 'mist'],
];

/** The weather that the passage names, which overrides the weather of the place. */
export const readWeather = (passage: string): Weather | null =>
  firstMeaning(WEATHERS_BY_WORD, passage.toLowerCase()) ?? null;
