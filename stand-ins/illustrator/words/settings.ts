import { ART_STYLE_NAMES, DEFAULT_STYLES, type ArtStyleName, type StyleGroup } from '../art-styles.ts';
import type { LightName } from '../scenery/lights.ts';
import type { Mood } from '../scenery/setting-spec.ts';
import { firstMeaning, type WordTable } from './word-table.ts';

const LIGHTS_BY_WORD: WordTable<LightName> = [
  [/\bgolden (?:hour|light|autumn)|\bamber|\bautumn light/, 'golden'],
  [/\bsunset|\bafterglow|\bevening sun/, 'sunset'],
  [/\btwilight|\bdusk|\bblue hour|\bevening/, 'twilight'],
  [/\bstarlight|\bstarlit|\bstars\b|\bstarry/, 'starlit'],
  [/\bmoon(?:light|lit|s)?\b|\bnight\b|\bmidnight|\bdarkness|\bendless night/, 'moonlit'],
  [/\blanterns?\b|\blamp(?:light|s)?\b/, 'lantern'],
  [/\bcandle(?:light|lit|s)?\b|\bcozy|\bcosy/, 'candle'],
  [/\bfirelight|\bfireplace|\bcampfire|\btorch/, 'firelit'],
  [/\bneon|\bcyber|\blaser|\bholo/, 'neon'],
  [/\baurora|\bnorthern|\bbioluminesc/, 'aurora'],
  [/\blava|\bembers?\b|\bvolcan|\bburning|\binferno|\bfire\b/, 'ember'],
  [/\bstorm|\bthunder|\blightning|\brain(?:y|ed|ing|s)?\b|\brumbly/, 'storm'],
  [/\bmist(?:y)?\b|\bfog(?:gy)?\b|\bhazy|\bovercast/, 'misty'],
  [/\brainbow|\bprism/, 'rainbow'],
  [/\bdawn|\bsunrise|\bmorning|\bpastel|\bsoft light/, 'dawn'],
  [/\bday(?:light)?\b|\bbright|\bsunny|\bsunshine|\bnoon|\bnatural|\bclear\b/, 'day'],
  [/\benchanted|\bmystic|\bmagic|\bdream|\bethereal|\bglow/, 'mystic'],
  [/\bgolden\b|\bwarm\b|\bdramatic|\bcinematic/, 'golden'],
];

const MOODS: WordTable<Mood> = [
  [/\bfull of wonder|\bwonder|\bamaz|\bawe/, 'wonder'],
  [/\bfestive|\bparty|\bcelebrat|\bfeast/, 'festive'],
  [/\bplayful|\bfun(?:ny)?\b|\bsilly/, 'playful'],
  [/\bwhims|\bquirky/, 'whimsical'],
  [/\bhope/, 'hopeful'],
  [/\bcheer|\bhappy|\bjoy|\blighthearted|\bsunny/, 'cheerful'],
  [/\bdreamy|\bdream|\bsleepy/, 'dreamy'],
  [/\bcozy|\bcosy|\bhomely|\bwarm\b/, 'cozy'],
  [/\bmagic|\benchant|\bfantas/, 'magical'],
  [/\bquiet|\bsilent|\bmelanchol|\blonely|\bsad\b/, 'quiet'],
  [/\bpeace|\bcalm|\bseren|\btranquil|\bgentle|\brelax/, 'peaceful'],
  [/\bmyster|\bspook|\beerie|\bdark|\bsuspens|\bomin|\btense|\bgloom/, 'mysterious'],
  [/\badventur|\bexplor|\bdaring|\bbold\b/, 'adventurous'],
  [/\bmajestic|\bregal|\bgrand\b|\broyal/, 'majestic'],
  [/\bepic|\bhero|\bdramatic|\bpower|\bintense|\btriumph|\bbrave/, 'heroic'],
];

const STYLE_WORDS: WordTable<StyleGroup> = [
  [/\banime\b|\bmanga\b|\bchibi\b|\bkawaii\b/, 'Anime'],
  [/\bcartoon|\bcomic/, 'Cartoon'],
  [/\brealis|\bphoto|\bcinematic/, 'Realistic'],
  [/\bdigital|\bcyber|\bneon|\bvapor|\bpixel|\b3d\b/, 'Digital'],
  [/\bfantasy|\bwatercolou?r|\boil\b|\bfairy ?tale/, 'Fantasy'],
];

export const readLight = (text: string): LightName | null => firstMeaning(LIGHTS_BY_WORD, text.toLowerCase()) ?? null;
export const readMood = (text: string): Mood => firstMeaning(MOODS, text.toLowerCase()) ?? 'plain';

/**
 * The style with this label, else the default style of the group that the text mentions; Fantasy if it mentions none.
 */
export function readArtStyle(text: string): ArtStyleName {
  const lowerText = text.toLowerCase();
  const label = ART_STYLE_NAMES.find((name) => lowerText.includes(name.toLowerCase()));
  if (label !== undefined) return label;
  return DEFAULT_STYLES[firstMeaning(STYLE_WORDS, lowerText) ?? 'Fantasy'];
}
