/** What the catalogue's colours look like, by label: dots to choose from, and the washes of a waiting portrait. */
const COLOURS: Readonly<Record<string, string>> = {
  'Ruby Red': '#b3243b',
  'Sunny Yellow': '#f2c230',
  'Forest Green': '#2e6b3e',
  'Ocean Blue': '#2374ab',
  'Royal Purple': '#6a3fa0',
  'Rusty Red': '#b4532a',
  'Honey Gold': '#d9992b',
  'Snow White': '#f7f4ee',
  'Chestnut Brown': '#7a4526',
  'Silver Gray': '#a7adb8',
  Copper: '#b8693a',
  Brass: '#c2a13c',
  Silver: '#bcc3cd',
  'Sky Blue': '#74b9e6',
  'Mint Green': '#8fd3b3',
  Crimson: '#c8322f',
  Emerald: '#1f7a52',
  Sapphire: '#2b4fb0',
  Golden: '#b9820f',
  Obsidian: '#2a2433',
};

const LIGHTS: Readonly<Record<string, string>> = {
  'Golden Hour': '#f2a32b',
  Moonlight: '#8fa0dc',
  Starlight: '#7c8be0',
  'Lantern Light': '#f5b84a',
  Candlelight: '#f0a95c',
  Firelight: '#e8722c',
  'Morning Light': '#f7c98b',
  'Bright Daylight': '#8cc7f0',
  'Sunset Glow': '#ef7f6a',
  Twilight: '#7a6bc4',
  'Aurora Light': '#58c4a4',
  'Rainbow Light': '#d97bc0',
  'Misty Light': '#a9bcc9',
  'Stormy Light': '#6d7f9b',
  'Enchanted Glow': '#b98be6',
};

const EVENING_GOLD = '#f2a32b';
const NIGHT_VIOLET = '#7a2a48';

/** The CSS colour of a catalogue label; undefined for one that the catalogue does not know. */
export const colourOf = (label: string): string | undefined => COLOURS[label];

/** The washes of a portrait: the character's colour, the light on it, and a shade that goes with both. */
export function washesFor(color: string, lighting: string): string[] {
  return [colourOf(color) ?? '#e2503a', LIGHTS[lighting] ?? EVENING_GOLD, NIGHT_VIOLET];
}
