import { folksOf } from './folk.ts';

export const FAIRIES = folksOf(
  {
    wears: { garment: 'petal-dress', held: 'wand' },
    is: { ears: 'pointed', wings: 'fairy', proportions: 'small', hasBeard: false },
  },
  {
    'flower fairy': {
      wears: { headwear: 'flower-wreath', held: 'staff-flower' },
      is: { wings: 'butterfly', marks: ['petal-cheeks'], coat: '#ff9ac0' },
      colour: '#e87aa8',
    },
    'leaf fairy': {
      wears: { garment: 'leaf-tunic', held: 'staff-leaf' },
      is: { wings: 'leaf', mane: 'leaves', coat: '#7cc05a' },
      colour: '#6aa84a',
    },
    'snow fairy': {
      wears: { headwear: 'ice-crown', held: 'staff-snow' },
      is: { wings: 'frost', skin: 'snow' },
      colour: '#8cc4ea',
    },
    'water fairy': {
      wears: { headwear: 'circlet', held: 'staff-drop' },
      is: { wings: 'dragonfly', mane: 'water', coat: '#4aa8d8' },
      colour: '#3a9ac0',
    },
    'moon fairy': {
      wears: { headwear: 'circlet', held: 'staff-moon' },
      is: { horns: 'crescent', glow: '#dcdcff' },
      colour: '#6a68c0',
    },
    'music fairy': { wears: { held: 'harp', secondHeld: 'spark-note' }, is: { wings: 'dragonfly' }, colour: '#b05ac0' },
    'tooth fairy': { wears: { headwear: 'tiara', held: 'tooth', secondHeld: 'coin-bag' }, colour: '#6ac0c8' },
    'fairy queen': {
      wears: { headwear: 'crown', garment: 'royal-gown', held: 'sceptre', hasCape: true },
      is: { wings: 'butterfly', proportions: 'slender' },
      colour: '#8a4cc0',
    },
  },
);

export const SPRITES = folksOf(
  { wears: { garment: 'leaf-tunic' }, is: { ears: 'long', proportions: 'small', hasBeard: false } },
  {
    'dewdrop sprite': {
      wears: { held: 'spark-drop' },
      is: { skin: 'sea', mane: 'water', wings: 'dragonfly', coat: '#6cc4f0' },
      colour: '#4ab0b8',
    },
    'ember sprite': {
      wears: { held: 'spark-flame' },
      is: { skin: 'ember', mane: 'flames', wings: 'flame', iris: '#d86a1e' },
      colour: '#e0642e',
    },
    'breeze sprite': {
      wears: { headwear: 'feather-cap', held: 'spark-wind' },
      is: { wings: 'feather', legs: 'cloud' },
      colour: '#8ac0d8',
    },
    'ink sprite': {
      wears: { garment: 'smock', held: 'quill', secondHeld: 'book' },
      is: { skin: 'sky', marks: ['ink'], tail: 'imp', coat: '#2e3058' },
      colour: '#3c4490',
    },
  },
);

export const ELVES = folksOf(
  { wears: { garment: 'sash-coat' }, is: { ears: 'long', proportions: 'slender', hasBeard: false } },
  {
    'forest elf': {
      wears: { headwear: 'flower-wreath', garment: 'leaf-tunic', held: 'bow', hasCape: true },
      colour: '#4a8a4c',
    },
    'moon elf': {
      wears: { headwear: 'circlet', garment: 'robe', held: 'staff-moon' },
      is: { skin: 'dusk', iris: '#8a7af0' },
      colour: '#5a5cb0',
    },
    'frost elf': {
      wears: { headwear: 'ice-crown', garment: 'poncho', held: 'staff-snow' },
      is: { skin: 'snow' },
      colour: '#6aa8d8',
    },
    'workshop elf': {
      wears: { headwear: 'gnome-cap', garment: 'apron', held: 'hammer', secondHeld: 'puppet' },
      is: { proportions: 'small' },
      colour: '#b8443c',
    },
  },
);

export const DWARVES = folksOf(
  { wears: { garment: 'apron' }, is: { proportions: 'small', hasBeard: true } },
  {
    'miner dwarf': { wears: { headwear: 'hard-hat', held: 'pickaxe', secondHeld: 'lantern' }, colour: '#a86a34' },
    'blacksmith dwarf': { wears: { headwear: 'headband', held: 'hammer', faceWear: 'goggles' }, colour: '#b04a34' },
    'gem-cutter dwarf': {
      wears: { headwear: 'beret', garment: 'merchant-vest', faceWear: 'monocle', held: 'gem', secondHeld: 'magnifier' },
      colour: '#6a4aa8',
    },
    'baker dwarf': {
      wears: { headwear: 'toque', garment: 'chef-jacket', held: 'rolling-pin', secondHeld: 'cake' },
      colour: '#4a88b0',
    },
  },
);

export const GNOMES = folksOf(
  { wears: { headwear: 'gnome-cap' }, is: { proportions: 'small', hasBeard: true, ears: 'pointed' } },
  {
    'garden gnome': {
      wears: { garment: 'striped-shirt', held: 'staff-flower', secondHeld: 'basket' },
      colour: '#d04434',
    },
    'mushroom gnome': {
      wears: { headwear: 'mushroom-cap', garment: 'leaf-tunic', held: 'staff' },
      is: { marks: ['spots'] },
      colour: '#b8604a',
    },
    'tinker gnome': {
      wears: { garment: 'apron', held: 'wrench', faceWear: 'goggles', headwear: 'none' },
      colour: '#4a7aa8',
    },
    'book gnome': { wears: { garment: 'scholar-gown', held: 'book', faceWear: 'glasses' }, colour: '#5a8a5a' },
  },
);

export const HIDDEN_FOLK = folksOf(
  { is: { proportions: 'small', ears: 'pointed' } },
  {
    leprechaun: {
      wears: { headwear: 'top-hat', garment: 'stage-suit', held: 'coin-bag', secondHeld: 'spark-leaf' },
      is: { hasBeard: true },
      colour: '#2f9a4a',
    },
    brownie: {
      wears: { headwear: 'acorn-cap', garment: 'patched-coat', held: 'broom' },
      is: { skin: 'bark', hasBeard: false },
      colour: '#9a6a3c',
    },
    kobold: {
      wears: { garment: 'rogue-leathers', held: 'pickaxe', secondHeld: 'torch' },
      is: {
        skin: 'ember',
        horns: 'nubs',
        tail: 'lizard',
        mane: 'none',
        marks: ['scales'],
        coat: '#c0603c',
        hasBeard: false,
      },
      colour: '#8a5a3c',
    },
    'hill dweller': {
      wears: { headwear: 'straw-hat', garment: 'merchant-vest', held: 'cup', secondHeld: 'bundle-stick' },
      colour: '#7a9a4a',
    },
  },
);

export const SPELLCASTERS = folksOf(
  { wears: { headwear: 'wizard-hat', garment: 'robe', hasCape: true } },
  {
    'kitchen witch': { wears: { garment: 'apron', held: 'ladle', secondHeld: 'teapot' }, colour: '#a84a7a' },
    'forest witch': { wears: { garment: 'leaf-tunic', held: 'broom', secondHeld: 'herbs' }, colour: '#4a7a44' },
    'cloud witch': { wears: { held: 'umbrella', secondHeld: 'spark-cloud' }, is: { mane: 'cloud' }, colour: '#7a9ad0' },
    'star wizard': {
      wears: { held: 'staff-star', secondHeld: 'spark-star' },
      is: { hasBeard: true, marks: ['stars'] },
      colour: '#4450a8',
    },
    'book wizard': {
      wears: { held: 'wand', secondHeld: 'book', faceWear: 'glasses' },
      is: { hasBeard: true },
      colour: '#8a5a34',
    },
    'weather wizard': {
      wears: { held: 'staff-bolt', secondHeld: 'umbrella' },
      is: { hasBeard: true },
      colour: '#5a7a9a',
    },
    enchantress: {
      wears: { headwear: 'tiara', garment: 'petal-dress', held: 'wand', secondHeld: 'rose' },
      colour: '#b04a9a',
    },
    enchanter: {
      wears: { headwear: 'circlet', garment: 'sash-coat', held: 'wand', secondHeld: 'spark-light' },
      colour: '#3a5aa8',
    },
  },
);

export const GENIES = folksOf(
  {
    wears: { headwear: 'turban', garment: 'sash-coat' },
    is: { skin: 'dyed', legs: 'smoke', ears: 'pointed', coat: 'dyed' },
  },
  {
    'lamp genie': { wears: { held: 'lamp', secondHeld: 'spark-star' }, colour: '#3a6ac8' },
    'bottle genie': {
      wears: { headwear: 'circlet', held: 'flask', secondHeld: 'spark-heart' },
      is: { skin: 'dyed' },
      colour: '#c04a9a',
    },
    'sand genie': { wears: { held: 'hourglass', secondHeld: 'spark-sun' }, is: { skin: 'dyed' }, colour: '#d8a04a' },
    'cloud genie': {
      wears: { headwear: 'none', held: 'spark-cloud', secondHeld: 'umbrella' },
      is: { skin: 'dyed', mane: 'cloud', legs: 'cloud' },
      colour: '#7aa8d8',
    },
  },
);

export const DRYADS = folksOf(
  {
    wears: { garment: 'leaf-tunic' },
    is: { skin: 'bark', ears: 'long', mane: 'leaves', legs: 'roots', marks: ['bark'], hasBeard: false },
  },
  {
    'oak dryad': {
      wears: { headwear: 'acorn-cap', held: 'staff-leaf' },
      is: { coat: 'dyed', horns: 'branches' },
      colour: '#6a8a3c',
    },
    'birch dryad': {
      wears: { held: 'spark-leaf' },
      is: { skin: 'snow', coat: 'dyed', horns: 'branches' },
      colour: '#9ab85a',
    },
    'rose dryad': {
      wears: { garment: 'petal-dress', held: 'rose' },
      is: { skin: 'leaf', mane: 'petals', coat: 'dyed', marks: ['petal-cheeks'] },
      colour: '#c83e60',
    },
    'cherry-blossom dryad': {
      wears: { headwear: 'flower-wreath', garment: 'petal-dress', held: 'staff-flower' },
      is: { skin: 'rose', coat: 'dyed', mane: 'cloud' },
      colour: '#e890b4',
    },
  },
);

export const ENCHANTED_FOLK = folksOf(
  { is: { ears: 'none', hasBeard: false } },
  {
    scarecrow: {
      wears: { headwear: 'straw-hat', garment: 'patched-coat', held: 'staff', secondHeld: 'feather' },
      is: { skin: 'gold', marks: ['stitches', 'button-cheeks'], coat: '#e8c86a', mane: 'none' },
      colour: '#a8703c',
    },
    'gingerbread person': {
      wears: { garment: 'striped-shirt', held: 'lollipop' },
      is: { skin: 'dyed', mane: 'none', marks: ['icing'], proportions: 'small' },
      colour: '#b0703c',
    },
    'wooden puppet': {
      wears: { headwear: 'feather-cap', garment: 'stage-suit', held: 'puppet' },
      is: { skin: 'bark', marks: ['hinge'] },
      colour: '#c0483c',
    },
    'rag doll': {
      wears: { garment: 'patched-coat', held: 'spark-heart' },
      is: { skin: 'rose', marks: ['button-cheeks', 'stitches'], mane: 'petals', coat: '#d8603c' },
      colour: '#4a78b8',
    },
    'toy soldier': {
      wears: { headwear: 'captain-cap', garment: 'sash-coat', held: 'drum' },
      is: { marks: ['hinge'] },
      colour: '#c83a34',
    },
  },
);
