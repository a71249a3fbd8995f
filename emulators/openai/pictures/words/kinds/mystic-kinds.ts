import { folksOf } from './folk.ts';
import { tableReader } from './kind-table.ts';

const MAGES = folksOf(
  { wears: { headwear: 'wizard-hat', garment: 'robe', hasCape: true } },
  {
    'fire mage': {
      wears: { held: 'staff-flame', secondHeld: 'spark-flame' },
      is: { mane: 'flames' },
      colour: '#d84a34',
    },
    'water mage': {
      wears: { headwear: 'circlet', held: 'staff-drop', secondHeld: 'spark-drop' },
      is: { mane: 'water' },
      colour: '#3a8ac8',
    },
    'wind mage': { wears: { headwear: 'hood', held: 'staff-wind', secondHeld: 'feather' }, colour: '#8ab4d8' },
    'stone mage': {
      wears: { headwear: 'headband', garment: 'kimono', held: 'hammer', secondHeld: 'stone' },
      is: { marks: ['cracks'] },
      colour: '#8a7a6a',
    },
    'light mage': {
      wears: { headwear: 'sun-rays', held: 'staff-light', secondHeld: 'spark-light' },
      is: { glow: '#fff0b0' },
      colour: '#e8c050',
    },
    'shadow mage|twilight mage': {
      wears: { headwear: 'hood', held: 'staff-wisp', secondHeld: 'spark-wisp' },
      is: { iris: '#a46af0' },
      colour: '#4c4080',
    },
    'crystal mage': {
      wears: { headwear: 'tiara', held: 'staff-crystal', secondHeld: 'gem' },
      is: { horns: 'crystal' },
      colour: '#b070d0',
    },
    'mirror mage': {
      wears: { headwear: 'top-hat', garment: 'stage-suit', held: 'mirror', secondHeld: 'mirror' },
      colour: '#7a90b0',
    },
  },
);

const ORACLES = folksOf(
  { wears: { headwear: 'circlet', garment: 'robe', faceWear: 'third-eye' }, is: { marks: ['runes'] } },
  {
    'moon oracle': {
      wears: { headwear: 'head-scarf', held: 'staff-moon', secondHeld: 'spark-moon' },
      colour: '#5a62b0',
    },
    'sea oracle': {
      wears: { held: 'staff-drop', secondHeld: 'vase' },
      is: { ears: 'fin', mane: 'water', marks: ['scales'] },
      colour: '#2f90a0',
    },
    'cave oracle': {
      wears: { headwear: 'hood', garment: 'poncho', held: 'lantern', secondHeld: 'stone' },
      colour: '#7a6a8a',
    },
    'crystal-ball oracle': {
      wears: { headwear: 'turban', held: 'crystal-ball', secondHeld: 'cards' },
      colour: '#8a4cb0',
    },
  },
);

const DRUIDS = folksOf(
  { wears: { headwear: 'flower-wreath', garment: 'leaf-tunic', hasCape: true } },
  {
    'grove druid': { wears: { held: 'staff-leaf', secondHeld: 'herbs' }, is: { horns: 'branches' }, colour: '#5a9a4c' },
    'river druid': {
      wears: { headwear: 'circlet', held: 'staff-drop', secondHeld: 'cup' },
      is: { mane: 'water' },
      colour: '#3a98a0',
    },
    'stone-circle druid': {
      wears: { headwear: 'hood', garment: 'robe', held: 'staff', secondHeld: 'stone' },
      is: { marks: ['swirls'] },
      colour: '#7a8878',
    },
    'mushroom druid': {
      wears: { headwear: 'mushroom-cap', held: 'staff', secondHeld: 'basket' },
      is: { marks: ['spots'] },
      colour: '#b0604a',
    },
  },
);

const MONKS = folksOf(
  { wears: { garment: 'kimono' }, is: { mane: 'none' } },
  {
    'mountain monk': { wears: { headwear: 'straw-hat', held: 'staff', secondHeld: 'bundle-stick' }, colour: '#d8803a' },
    'cloud monk': {
      wears: { held: 'staff-cloud', secondHeld: 'spark-cloud' },
      is: { legs: 'cloud' },
      colour: '#7aa4d4',
    },
    'bamboo monk': { wears: { headwear: 'headband', held: 'flute', secondHeld: 'herbs' }, colour: '#6a9a4a' },
    'bell monk': { wears: { headwear: 'laurel', held: 'bell', secondHeld: 'bell' }, colour: '#b8483c' },
  },
);

const ALCHEMISTS = folksOf(
  { wears: { headwear: 'headband', garment: 'apron', faceWear: 'goggles', held: 'flask' } },
  {
    'gold alchemist': { wears: { headwear: 'turban', faceWear: 'monocle', secondHeld: 'coin-bag' }, colour: '#d8a030' },
    'color alchemist': { wears: { headwear: 'beret', secondHeld: 'palette' }, colour: '#c0508a' },
    'perfume alchemist': {
      wears: { headwear: 'flower-wreath', faceWear: 'none', secondHeld: 'rose' },
      colour: '#d87a9a',
    },
    'cloud alchemist': {
      wears: { headwear: 'night-cap', faceWear: 'glasses', secondHeld: 'spark-cloud' },
      is: { mane: 'cloud' },
      colour: '#6a90c8',
    },
  },
);

const STAR_SAGES = folksOf(
  { wears: { headwear: 'star-halo', garment: 'robe', hasCape: true }, is: { marks: ['stars'] } },
  {
    'sun sage': { wears: { headwear: 'sun-rays', held: 'staff-sun', secondHeld: 'scroll' }, colour: '#e0a83a' },
    'comet reader': { wears: { held: 'telescope', secondHeld: 'book' }, colour: '#4a5ab0' },
    'zodiac keeper': {
      wears: { headwear: 'wizard-hat', held: 'staff-star', secondHeld: 'cards' },
      is: { hasBeard: true },
      colour: '#5c4aa8',
    },
    'planet listener': {
      wears: { headwear: 'headphones', held: 'crystal-ball', secondHeld: 'spark-star' },
      colour: '#3a8a9a',
    },
  },
);

const DREAM_GUIDES = folksOf(
  { wears: { headwear: 'night-cap', garment: 'robe' } },
  {
    'sleepwalker guide': { wears: { held: 'lantern', secondHeld: 'pillow' }, colour: '#7a78c0' },
    'cloud-bed guide': {
      wears: { held: 'pillow', secondHeld: 'spark-star' },
      is: { legs: 'cloud' },
      colour: '#8aa8dc',
    },
    'moonbeam guide': {
      wears: { headwear: 'circlet', held: 'staff-moon', secondHeld: 'dream-catcher' },
      is: { horns: 'crescent' },
      colour: '#5a62b0',
    },
    'memory guide': {
      wears: { headwear: 'none', faceWear: 'glasses', held: 'spark-thought', secondHeld: 'book' },
      colour: '#a86a9a',
    },
  },
);

const WHISPERERS = folksOf(
  { wears: { garment: 'poncho', held: 'staff' } },
  {
    'wolf whisperer': {
      wears: { headwear: 'hood', secondHeld: 'spark-paw' },
      is: { ears: 'wolf', coat: '#8793a6' },
      colour: '#6a7484',
    },
    'bird whisperer': { wears: { headwear: 'feather-cap', held: 'flute', secondHeld: 'feather' }, colour: '#4a90c0' },
    'whale whisperer': {
      wears: { headwear: 'sailor-cap', garment: 'striped-shirt', held: 'staff-drop', secondHeld: 'bell' },
      colour: '#3a7ab0',
    },
    'dragon whisperer': {
      wears: { headwear: 'headband', garment: 'rogue-leathers', held: 'staff-flame', secondHeld: 'spark-paw' },
      is: { horns: 'nubs', marks: ['scales'], coat: '#5a9a4c' },
      colour: '#b0503a',
    },
  },
);

const KEEPERS = folksOf(
  { wears: { garment: 'scholar-gown', headwear: 'hood' }, is: { marks: ['runes'] } },
  {
    'rune carver': {
      wears: { headwear: 'headband', garment: 'apron', held: 'hammer', secondHeld: 'stone' },
      colour: '#6a7a8a',
    },
    'scroll keeper': {
      wears: { headwear: 'mortarboard', faceWear: 'glasses', held: 'scroll', secondHeld: 'scroll' },
      is: { marks: [] },
      colour: '#a07a3a',
    },
    'riddle keeper': { wears: { faceWear: 'mask', held: 'spark-mask', secondHeld: 'cards' }, colour: '#7a4a9a' },
    'key keeper': { wears: { held: 'key', secondHeld: 'lantern' }, is: { marks: [] }, colour: '#b08a30' },
  },
);

const SINGERS = folksOf(
  { wears: { headwear: 'feather-cap', garment: 'sash-coat', hasCape: true } },
  {
    'harp enchanter': {
      wears: { headwear: 'laurel', garment: 'robe', held: 'harp', secondHeld: 'spark-note' },
      colour: '#d0a040',
    },
    'flute charmer': { wears: { held: 'flute', secondHeld: 'spark-note' }, colour: '#4a9a5a' },
    'drum caller': { wears: { headwear: 'headband', garment: 'poncho', held: 'drum' }, colour: '#b8503a' },
    'song weaver': {
      wears: { headwear: 'flower-wreath', garment: 'petal-dress', held: 'spark-note', secondHeld: 'ribbon' },
      colour: '#c05a9a',
    },
  },
);

const TIME_KEEPERS = folksOf(
  { wears: { headwear: 'top-hat', garment: 'sash-coat', faceWear: 'monocle' } },
  {
    'hourglass keeper': {
      wears: { headwear: 'hood', garment: 'robe', faceWear: 'none', held: 'hourglass', secondHeld: 'hourglass' },
      is: { hasBeard: true },
      colour: '#c09a50',
    },
    'clock-tower mystic': { wears: { held: 'staff-clock', secondHeld: 'compass' }, colour: '#5a5a80' },
    'sundial mystic': {
      wears: { headwear: 'sun-rays', garment: 'robe', faceWear: 'none', held: 'staff-sun', secondHeld: 'spark-clock' },
      colour: '#d8943a',
    },
    'season turner': {
      wears: {
        headwear: 'flower-wreath',
        garment: 'leaf-tunic',
        faceWear: 'none',
        held: 'staff-snow',
        secondHeld: 'spark-leaf',
      },
      colour: '#6a9a6a',
    },
  },
);

/** Mages, oracles and all who know more than they tell. */
export const readMystic = tableReader({
  mage: MAGES,
  oracle: ORACLES,
  druid: DRUIDS,
  'wandering monk': MONKS,
  alchemist: ALCHEMISTS,
  'star sage': STAR_SAGES,
  'dream guide': DREAM_GUIDES,
  'animal whisperer': WHISPERERS,
  'keeper of secrets': KEEPERS,
  'spell singer': SINGERS,
  'time keeper': TIME_KEEPERS,
});
