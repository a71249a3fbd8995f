import { allMeanings, firstMeaning, type WordTable } from '../words/word-table.ts';
import type { PropName, Shot } from './scene-spec.ts';

const PROPS: WordTable<PropName> = [
  [/(?<!\bthis )\b(?:story|picture|spell)?books?\b|\bdiary\b/, 'book'],
  [/\blanterns?\b/, 'lantern'],
  [/\b(?:treasure )?maps?\b|\bscrolls?\b/, 'map'],
  [/\bkeys?\b/, 'key'],
  [/\b(?:treasure )?chests?\b|\btreasure\b/, 'chest'],
  [/\bcampfires?\b|\bbonfires?\b/, 'campfire'],
  [/\bcrystals?\b|\bgems?\b|\bjewels?\b/, 'crystal'],
  [/\beggs?\b/, 'egg'],
  [/\bletter\b|\bletters (?:from|for|to)\b|\benvelopes?\b|\binvitations?\b/, 'letter'],
  [/\b(?:little |rowing |paper )?boats?\b/, 'boat'],
  [/\bballoons?\b/, 'balloon'],
  [/\bcakes?\b/, 'cake'],
  [/\bfeathers?\b/, 'feather'],
  [/\b(?:a|the|her|his|their|bouncy|red) ball\b/, 'ball'],
  [/\bfallen star\b|\b(?:a|the|one|little) (?:\w+ )?star\b/, 'star'],
  [/\bflowers?\b|\broses?\b/, 'flower'],
];
const MAX_PROPS = 2;
/** Objects too large for a hand. */
const LARGE: ReadonlySet<PropName> = new Set<PropName>(['chest', 'campfire', 'boat']);
export const HOLDING_WORDS =
  /\b(?:h[eo]ld(?:s|ing)?|carr(?:y|ies|ied|ying)|br(?:ings?|inging|ought)|t(?:akes?|aking|ook)|g(?:ives?|iving|ave)|offer(?:s|ed|ing)?|post(?:s|ed|ing)?|reads?|reading|lift(?:s|ed|ing)?|pick(?:s|ed|ing)?|clutch\w*|open(?:s|ed|ing)|with|found|finds?|round)\b/;

/** The objects to show, at most two, in catalogue order. */
export const readProps = (passage: string): PropName[] => allMeanings(PROPS, passage.toLowerCase()).slice(0, MAX_PROPS);

/** The object that a clause about somebody puts into their hand. */
export const readCarried = (clause: string): PropName | null =>
  HOLDING_WORDS.test(clause) ? (allMeanings(PROPS, clause).find(fitsHand) ?? null) : null;

export const fitsHand = (name: PropName): boolean => !LARGE.has(name);

const SHOTS: WordTable<Shot> = [
  [/\b(?:whisper\w*|hug(?:s|ged|ging)?|tears?|asleep|close(?:r| together| by)|held hands|eyes)\b/, 'close'],
  [/\b(?:far away|distance|horizon|vast|endless|across the (?:valley|sea|sky|land)|high above|tiny)\b/, 'wide'],
];

const CAMERA_SHOTS: WordTable<Shot> = [
  [/\bclose\b/, 'close'],
  [/\bmedium\b/, 'medium'],
  [/\bwide\b/, 'wide'],
];

/** The distance that the camera asks for, otherwise the one that fits the passage. */
export const readShot = (passage: string, camera: string): Shot =>
  firstMeaning(CAMERA_SHOTS, camera.toLowerCase()) ?? firstMeaning(SHOTS, passage.toLowerCase()) ?? 'medium';
