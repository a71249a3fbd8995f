import { folk, folksOf } from './folk.ts';
import { tableReader } from './kind-table.ts';

const FURRY_FOLK = folksOf(
  { wears: { garment: 'explorer-vest' }, is: { hasBeard: false } },
  {
    foxling: {
      wears: { held: 'map' },
      is: { ears: 'fox', tail: 'fox', coat: '#e8803a', marks: ['cat-nose', 'whiskers'] },
    },
    wolfling: {
      wears: { garment: 'rogue-leathers', held: 'torch' },
      is: { ears: 'wolf', tail: 'wolf', coat: '#8793a6', skin: 'stone', marks: ['snout', 'fangs'] },
    },
    catling: {
      wears: { garment: 'sash-coat', held: 'ball' },
      is: { ears: 'cat', tail: 'cat', coat: '#d9924a', marks: ['cat-nose', 'whiskers', 'stripes'] },
    },
    bearling: {
      wears: { garment: 'apron', held: 'cup' },
      is: { ears: 'mouse', tail: 'rabbit', coat: '#9a6a44', skin: 'bark', marks: ['snout'] },
    },
    rabbitling: {
      wears: { garment: 'smock', held: 'basket' },
      is: { ears: 'rabbit', tail: 'rabbit', coat: '#e4d8ca', marks: ['cat-nose', 'whiskers'] },
    },
    otterling: {
      wears: { garment: 'striped-shirt', held: 'spyglass' },
      is: { ears: 'round', tail: 'lizard', coat: '#8a6448', skin: 'bark', marks: ['snout', 'whiskers'] },
    },
    mouseling: {
      wears: { garment: 'patched-coat', held: 'needle' },
      is: { ears: 'mouse', tail: 'imp', coat: '#b8a8a0', proportions: 'small', marks: ['cat-nose', 'whiskers'] },
    },
    lionling: {
      wears: { garment: 'armour', held: 'banner' },
      is: { ears: 'none', tail: 'lion', mane: 'lion', coat: '#c8843a', skin: 'gold', marks: ['cat-nose', 'whiskers'] },
    },
  },
);

const WINGED_FOLK = folksOf(
  { wears: { garment: 'sash-coat' }, is: { hasBeard: false } },
  {
    'owl flyer': {
      wears: { garment: 'scholar-gown', faceWear: 'glasses', held: 'book' },
      is: { ears: 'owl', wings: 'feather', tail: 'feather', coat: '#a07a52', marks: ['beak'], iris: '#e8a83a' },
    },
    'eagle flyer': {
      wears: { garment: 'armour', held: 'spear' },
      is: { wings: 'feather', tail: 'feather', mane: 'feathers', coat: '#8a5a34', marks: ['beak'], iris: '#e8a83a' },
    },
    'swan flyer': {
      wears: { headwear: 'tiara', garment: 'royal-gown', held: 'ribbon' },
      is: { wings: 'feather', tail: 'feather', mane: 'feathers', coat: '#fbfaff', ears: 'none' },
    },
    'raven flyer': {
      wears: { headwear: 'hood', garment: 'rogue-leathers', held: 'feather' },
      is: { wings: 'raven', tail: 'feather', coat: '#4c4a68', marks: ['beak'] },
    },
    'bat flyer': {
      wears: { garment: 'stage-suit', held: 'lantern' },
      is: { wings: 'bat', ears: 'bat', coat: '#6a5a7a', marks: ['fangs'] },
    },
    'butterfly flyer': {
      wears: { garment: 'petal-dress', held: 'staff-flower' },
      is: { wings: 'butterfly', horns: 'feelers', ears: 'none' },
    },
    'dragonfly flyer': {
      wears: { garment: 'jersey', held: 'ribbon', faceWear: 'goggles' },
      is: { wings: 'dragonfly', horns: 'feelers', ears: 'none', tail: 'lizard', coat: '#3aa89a' },
    },
    'moth flyer': {
      wears: { garment: 'poncho', held: 'lantern' },
      is: { wings: 'butterfly', horns: 'feelers', mane: 'cloud', ears: 'none', skin: 'dusk' },
    },
  },
);

const SEA_FOLK = folksOf(
  { wears: { garment: 'striped-shirt' }, is: { ears: 'fin', hasBeard: false } },
  {
    'shark swimmer': {
      colour: '#6a86a8',
      wears: { held: 'spear' },
      is: { skin: 'stone', tail: 'fin', coat: 'dyed', mane: 'none', horns: 'none', marks: ['fangs', 'stripes'] },
    },
    'octopus swimmer': {
      colour: '#d8607a',
      wears: { garment: 'smock', held: 'brush', secondHeld: 'palette' },
      is: { skin: 'rose', legs: 'tentacles', mane: 'none', coat: 'dyed', marks: ['spots'] },
    },
    'seal swimmer': {
      colour: '#7a8ca0',
      wears: { garment: 'jersey', held: 'ball' },
      is: { skin: 'stone', legs: 'fish', mane: 'none', ears: 'none', coat: 'dyed', marks: ['cat-nose', 'whiskers'] },
    },
    'turtle swimmer': {
      colour: '#4a9a6c',
      wears: { garment: 'explorer-vest', held: 'map', secondHeld: 'shield' },
      is: { skin: 'leaf', tail: 'lizard', mane: 'none', ears: 'none', coat: 'dyed', marks: ['scales'] },
    },
  },
);

const HORNED_FOLK = folksOf(
  { wears: { garment: 'poncho' }, is: { legs: 'goat', hasBeard: null } },
  {
    ramling: { wears: { held: 'drum' }, is: { horns: 'ram', ears: 'goat', mane: 'cloud', coat: '#e8e0d4' } },
    stagling: {
      wears: { garment: 'leaf-tunic', held: 'staff-leaf' },
      is: { horns: 'antlers', ears: 'deer', legs: 'deer', coat: '#b07a48', marks: ['spots'] },
    },
    goatling: { wears: { held: 'flute' }, is: { horns: 'goat', ears: 'goat', coat: '#9a7a5c' } },
    unicornling: {
      wears: { garment: 'petal-dress', held: 'spark-star' },
      is: { horns: 'unicorn', ears: 'horse', legs: 'horse', coat: '#f4eefa', marks: ['stars'], hasBeard: false },
    },
  },
);

const HALF_DRAGONS = folksOf(
  {
    wears: { garment: 'armour' },
    is: { ears: 'dragon', wings: 'dragon', tail: 'lizard', marks: ['scales', 'fangs'], hasBeard: false },
  },
  {
    'flame half-dragon': {
      colour: '#d8502e',
      wears: { held: 'spark-flame' },
      is: { horns: 'goat', mane: 'flames', skin: 'ember', coat: 'dyed' },
    },
    'frost half-dragon': {
      colour: '#7ab8e8',
      wears: { garment: 'poncho', held: 'spark-snow' },
      is: { horns: 'crystal', mane: 'icicles', skin: 'snow', wings: 'frost', coat: 'dyed' },
    },
    'leaf half-dragon': {
      colour: '#5a9a4c',
      wears: { garment: 'leaf-tunic', held: 'staff-leaf' },
      is: { horns: 'branches', wings: 'leaf', skin: 'leaf', coat: 'dyed' },
    },
    'sky half-dragon': {
      colour: '#6a8ad8',
      wears: { garment: 'sash-coat', held: 'spark-cloud' },
      is: { horns: 'ram', wings: 'feather', skin: 'sky', coat: 'dyed' },
    },
  },
);

const HALF_MAGIC_FOLK = {
  'half-elf': folk({
    wears: { garment: 'leaf-tunic', held: 'bow', hasCape: true },
    is: { ears: 'pointed', proportions: 'slender' },
  }),
  'half-fairy': folk({
    wears: { garment: 'petal-dress', held: 'wand' },
    is: { ears: 'pointed', wings: 'fairy', hasBeard: false },
  }),
  'half-giant': folk({
    wears: { headwear: 'headband', garment: 'patched-coat', held: 'stone', secondHeld: 'lantern' },
    is: { proportions: 'broad' },
  }),
  'half-genie': folk({
    wears: { headwear: 'circlet', garment: 'sash-coat', held: 'lamp' },
    is: { legs: 'smoke', skin: 'sky', coat: 'dyed' },
  }),
};

const PLANT_FOLK = folksOf(
  {
    wears: { garment: 'leaf-tunic' },
    is: { skin: 'leaf', ears: 'none', mane: 'leaves', legs: 'roots', coat: 'dyed', hasBeard: false },
  },
  {
    roseling: {
      colour: '#d8486a',
      wears: { garment: 'petal-dress', held: 'rose' },
      is: { mane: 'petals', coat: 'dyed', marks: ['petal-cheeks'] },
    },
    fernling: { colour: '#5a9a4a', wears: { held: 'spark-drop' }, is: { horns: 'feelers' } },
    acornling: {
      colour: '#a0703c',
      wears: { headwear: 'acorn-cap', held: 'basket' },
      is: { skin: 'bark', mane: 'none', marks: ['bark'], coat: 'dyed' },
    },
    mushroomling: {
      colour: '#c8604a',
      wears: { headwear: 'mushroom-cap', garment: 'smock', held: 'lantern' },
      is: { skin: 'snow', mane: 'none', marks: ['spots'], coat: 'dyed' },
    },
  },
);

const CYBORGS = folksOf(
  { is: { marks: ['metal-plate'], ears: 'round' } },
  {
    'cyborg explorer': { wears: { headwear: 'explorer-hat', garment: 'explorer-vest', held: 'telescope' } },
    'cyborg inventor': { wears: { garment: 'apron', held: 'wrench', faceWear: 'goggles' } },
    'cyborg musician': { wears: { headwear: 'headphones', garment: 'stage-suit', held: 'lute' } },
    'cyborg athlete': { wears: { headwear: 'headband', garment: 'jersey', held: 'trophy' } },
  },
);

/** Folk of two worlds: a person's shape with another kind's ears, wings, horns, roots or plates. */
export const readHybridFolk = tableReader({
  'furry folk': FURRY_FOLK,
  'winged folk': WINGED_FOLK,
  'sea folk': SEA_FOLK,
  'horned folk': HORNED_FOLK,
  'half-dragon': HALF_DRAGONS,
  'half-magic folk': HALF_MAGIC_FOLK,
  'plant folk': PLANT_FOLK,
  cyborg: CYBORGS,
});
