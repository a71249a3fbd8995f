import { folksOf } from './folk.ts';
import { tableReader } from './kind-table.ts';

const ANGELS = folksOf(
  { wears: { headwear: 'star-halo', garment: 'robe' }, is: { wings: 'feather', glow: '#fff4c8', hasBeard: false } },
  {
    'guardian angel': { wears: { garment: 'armour', held: 'shield', secondHeld: 'spark-heart' }, colour: '#e8d8a8' },
    'dawn angel': { wears: { headwear: 'sun-rays', held: 'lantern' }, colour: '#f0a878' },
    'snow angel': {
      wears: { headwear: 'ice-crown', garment: 'poncho', held: 'staff-snow' },
      is: { skin: 'snow' },
      colour: '#a8d0f0',
    },
    'song angel': { wears: { held: 'harp', secondHeld: 'spark-note' }, colour: '#d0b0e8' },
  },
);

const CELESTIALS = folksOf(
  { wears: { garment: 'robe' }, is: { marks: ['stars'], glow: '#cfd8ff', hasBeard: false } },
  {
    'star child': {
      wears: { headwear: 'star-halo', held: 'spark-star' },
      is: { skin: 'gold', proportions: 'small' },
      colour: '#5a5cc0',
    },
    'moon maiden': {
      wears: { headwear: 'circlet', held: 'staff-moon' },
      is: { horns: 'crescent', skin: 'moonlit' },
      colour: '#7a80c8',
    },
    'sun prince': {
      wears: { headwear: 'sun-rays', garment: 'sash-coat', held: 'staff-sun', hasCape: true },
      is: { skin: 'gold', glow: '#ffe08a' },
      colour: '#e89a2e',
    },
    'comet rider': {
      wears: { garment: 'space-suit', held: 'ribbon', faceWear: 'goggles', hasCape: true },
      is: { mane: 'flames' },
      colour: '#3a78c0',
    },
    'aurora dancer': {
      wears: { headwear: 'tiara', garment: 'petal-dress', held: 'ribbon', secondHeld: 'ribbon' },
      is: { skin: 'sea', glow: '#8af0c8' },
      colour: '#3ab08a',
    },
    'cloud shepherd': {
      wears: { headwear: 'straw-hat', garment: 'poncho', held: 'staff-cloud' },
      is: { mane: 'cloud', legs: 'cloud' },
      colour: '#8ab4e0',
    },
    'constellation keeper': {
      wears: { headwear: 'wizard-hat', held: 'telescope', secondHeld: 'spark-star' },
      is: { skin: 'dusk', hasBeard: null },
      colour: '#3c3f88',
    },
    'rainbow painter': {
      wears: { headwear: 'beret', garment: 'smock', held: 'brush', secondHeld: 'palette' },
      colour: '#d8609a',
    },
  },
);

const DREAM_BEINGS = folksOf(
  { wears: { headwear: 'night-cap', garment: 'robe' }, is: { skin: 'moonlit', glow: '#d8d0ff', hasBeard: false } },
  {
    'dream weaver': { wears: { held: 'dream-catcher', secondHeld: 'needle' }, colour: '#7a6ac0' },
    'lullaby singer': {
      wears: { headwear: 'flower-wreath', held: 'lute', secondHeld: 'spark-note' },
      colour: '#6a90c8',
    },
    'pillow guardian': { wears: { garment: 'armour', held: 'pillow', secondHeld: 'shield' }, colour: '#9a80c0' },
    'daydream drifter': {
      wears: { headwear: 'none', held: 'umbrella' },
      is: { mane: 'cloud', legs: 'cloud' },
      colour: '#7ac0d0',
    },
  },
);

const SEASON_BRINGERS = folksOf(
  { is: { ears: 'pointed', proportions: 'slender', hasBeard: false } },
  {
    'spring bringer': {
      wears: { headwear: 'flower-wreath', garment: 'petal-dress', held: 'staff-flower' },
      is: { wings: 'butterfly' },
      colour: '#8ac864',
    },
    'summer bringer': {
      wears: { headwear: 'sun-rays', garment: 'leaf-tunic', held: 'staff-sun' },
      is: { skin: 'gold' },
      colour: '#f0b83a',
    },
    'autumn bringer': {
      wears: { headwear: 'acorn-cap', garment: 'patched-coat', held: 'basket', secondHeld: 'spark-leaf' },
      is: { mane: 'leaves', coat: '#d87a2e' },
      colour: '#c0602e',
    },
    'winter bringer': {
      wears: { headwear: 'ice-crown', garment: 'poncho', held: 'staff-snow' },
      is: { skin: 'snow', mane: 'icicles', hasBeard: null },
      colour: '#7ab4e0',
    },
  },
);

const VAMPIRES = folksOf(
  {
    wears: { garment: 'stage-suit', hasCape: true },
    is: { skin: 'pale', ears: 'pointed', marks: ['fangs'], iris: '#c8503e', hasBeard: false },
  },
  {
    'castle vampire|castle night owl': { wears: { headwear: 'crown', held: 'lantern' }, colour: '#7a2a3c' },
    'moonlight vampire|moonlight night owl': { wears: { held: 'staff-moon' }, is: { wings: 'bat' }, colour: '#3e3e78' },
    'opera vampire|opera night owl': {
      wears: { headwear: 'top-hat', faceWear: 'mask', held: 'rose' },
      colour: '#5a2a5a',
    },
    'tomato vampire|tomato taster': {
      wears: { headwear: 'toque', garment: 'apron', held: 'tomato', secondHeld: 'tomato' },
      colour: '#c0392e',
    },
  },
);

const WEREFOLK = folksOf(
  {
    wears: { garment: 'patched-coat' },
    is: { marks: ['snout', 'fangs', 'whiskers'], legs: 'goat', hasBeard: false, iris: '#e8b02e' },
  },
  {
    'werewolf|moon wolf': {
      wears: { held: 'spark-moon' },
      is: { ears: 'wolf', tail: 'wolf', skin: 'stone', mane: 'lion', coat: '#6a7488' },
      colour: '#4a5a80',
    },
    'werecat|moon cat': {
      wears: { garment: 'sash-coat', held: 'ribbon' },
      is: { ears: 'cat', tail: 'cat', skin: 'dusk', coat: '#4a4656', marks: ['cat-nose', 'whiskers', 'stripes'] },
      colour: '#7a4a90',
    },
    'werebear|moon bear': {
      wears: { garment: 'poncho', held: 'teapot' },
      is: { ears: 'mouse', tail: 'rabbit', skin: 'bark', coat: '#6a4a34', proportions: 'broad', marks: ['snout'] },
      colour: '#8a5a3c',
    },
    'werefox|moon fox': {
      wears: { garment: 'explorer-vest', held: 'spark-star' },
      is: { ears: 'fox', tail: 'many-fox', skin: 'ember', coat: '#d8702e' },
      colour: '#3a7a70',
    },
  },
);

const UNDEAD = folksOf(
  { is: { hasBeard: false, ears: 'none' } },
  {
    'skeleton|rattle dancer': {
      wears: { headwear: 'top-hat', garment: 'bones', held: 'drum' },
      is: { skin: 'dyed', mane: 'none', marks: ['skull'] },
      colour: '#e8e4f0',
    },
    'mummy|bandage friend': {
      wears: { garment: 'bandages', held: 'scroll' },
      is: { skin: 'dyed', mane: 'none', marks: ['bandages'] },
      colour: '#e0d0a8',
    },
    'zombie|sleepy shuffler': {
      wears: { headwear: 'night-cap', garment: 'patched-coat', held: 'pillow' },
      is: { skin: 'dyed', ears: 'round', marks: ['stitches'] },
      colour: '#9ab87a',
    },
    'pumpkin-head|pumpkin friend': {
      wears: { garment: 'patched-coat', held: 'lantern', hasCape: true },
      is: { skin: 'dyed', mane: 'none', marks: ['pumpkin'] },
      colour: '#e88a3a',
    },
  },
);

/** Angels, dreamers and friendly night folk: supernatural beings with a person's shape. */
export const readSpiritFolk = tableReader({
  angel: ANGELS,
  'celestial being': CELESTIALS,
  'dream being': DREAM_BEINGS,
  'season bringer': SEASON_BRINGERS,
  vampire: VAMPIRES,
  werefolk: WEREFOLK,
  undead: UNDEAD,
});
