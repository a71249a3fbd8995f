import type { ArtStyleName } from '../art-styles.ts';
import type { Mood, SceneryName } from '../picture-spec.ts';
import type { LightName } from '../scenery/lights.ts';
import { allMeanings, firstMeaning, type WordTable } from './match-words.ts';

const SCENERY: WordTable<SceneryName> = [
  [
    /library|study|hall\b|throne|\b(?:bed|class|throne)?room\b|interior|academy|school|laborator|workshop|kitchen|tavern|inside|temple/,
    'hall',
  ],
  [/castle|palace|kingdom|tower|fortress|citadel/, 'castle'],
  [/volcan|lava|magma|dragon'?s? lair/, 'volcano'],
  [/coral|reef|underwater|undersea/, 'reef'],
  [/float|cloud|islands?\b|isles|heaven|celestial realm/, 'islands'],
  [/village|town\b|market|cottage|farm|hamlet/, 'village'],
  [/crystal|gem|cave|cavern|grotto|mine\b/, 'crystals'],
  [/mushroom|fung|enchanted|fairy|mystical forest|magical forest|swamp/, 'mushrooms'],
  [/river|stream|waterfall|brook|lake|lagoon|pond/, 'river'],
  [/blossom|cherry|spring|garden|meadow|orchard|flower/, 'blossom'],
  [/pine|mountain|forest|wood\b|woods|jungle|grove/, 'pines'],
  [/snow|winter|frost|\bice\b|icy|arctic|tundra|glacier/, 'snow'],
  [/desert|dune|sand|oasis|pyramid|savanna/, 'dunes'],
  [/\bsea\b|ocean|harbou?r|beach|coast|seaside|pirate|ship|port\b/, 'sea'],
  [/city|futur|cyber|metropolis|skyline|urban|spaceship|station/, 'city'],
  [/ruin|ancient|stone circle|graveyard|battlefield|arena/, 'ruins'],
  [/space\b|starry sky|cosmos|galax|planet|starfield|nebula|moon base/, 'space'],
  [/aurora|northern lights/, 'aurora'],
];

const LIGHTS_BY_WORD: WordTable<LightName> = [
  [/golden|sunset|warm sun|amber|autumn|dusk/, 'golden'],
  [/candle|lantern|fireplace|torch|cozy|cosy|lamp/, 'candle'],
  [/neon|cyber|laser|holo/, 'neon'],
  [/aurora|northern|bioluminesc/, 'aurora'],
  [/fire|lava|ember|volcan|burning|inferno|blood/, 'ember'],
  [/storm|thunder|lightning|rain|overcast|fog|misty|gloom|harsh/, 'storm'],
  [/moon|night|star|midnight|\bdark|shadow|silhouette/, 'moonlit'],
  [/mystic|magic|dream|twilight|ethereal|enchant|glow|rainbow|prism|fairy/, 'mystic'],
  [/dawn|sunrise|morning|pastel|soft/, 'dawn'],
  [/\bday|bright|sunny|noon|natural|clear|studio/, 'day'],
  [/dramatic|cinematic|rim|spotlight/, 'golden'],
];

const MOODS: WordTable<Mood> = [
  [/cheer|happy|joy|playful|whimsical|fun|bright|festive|hopeful|lighthearted|romantic/, 'cheerful'],
  [/magic|enchant|dream|wonder|fantas/, 'magical'],
  [/peace|quiet|calm|seren|tranquil|gentle|cozy|cosy|relax|nostalg|melanchol/, 'peaceful'],
  [/myster|spook|eerie|dark|suspens|omin|tense|gloom/, 'mysterious'],
  [/epic|heroic|dramatic|adventur|majestic|power|energetic|intense|triumph/, 'epic'],
];

const STYLE_GROUPS: WordTable<ArtStyleName> = [
  [/^anime|anime|manga|chibi|kawaii/, 'Anime'],
  [/cartoon|comic|storybook bold/, 'Cartoon'],
  [/realis|photo|cinematic|portrait photograph/, 'Realistic'],
  [/digital|cyber|neon|vapor|pixel|3d/, 'Digital'],
  [/fantasy|watercolou?r|oil|fairy ?tale/, 'Fantasy'],
];

export const readScenery = (text: string): SceneryName[] => allMeanings(SCENERY, text.toLowerCase());
export const readLight = (text: string): LightName | null => firstMeaning(LIGHTS_BY_WORD, text.toLowerCase()) ?? null;
export const readMood = (text: string): Mood => firstMeaning(MOODS, text.toLowerCase()) ?? 'plain';

/** The style group: exact when the text begins with a group's name, else by its words; Fantasy when nothing is said. */
export function readArtStyle(text: string): ArtStyleName {
  const group = /^\s*(Anime|Cartoon|Realistic|Fantasy|Digital)\b/.exec(text)?.[1];
  return (group as ArtStyleName | undefined) ?? firstMeaning(STYLE_GROUPS, text.toLowerCase()) ?? 'Fantasy';
}
