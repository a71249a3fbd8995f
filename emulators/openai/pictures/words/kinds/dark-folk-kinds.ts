import { folksOf } from './folk.ts';

export const SHADOW_FOLK = folksOf(
  {
    wears: { headwear: 'hood', garment: 'robe', hasCape: true },
    is: { skin: 'dusk', iris: '#ffd86a', glow: '#5a4a90', hasBeard: false },
  },
  {
    'shadow walker|dusk walker': { wears: { held: 'staff-wisp' }, colour: '#4c4478' },
    'shadow dancer|dusk dancer': {
      wears: { headwear: 'star-halo', garment: 'petal-dress', held: 'ribbon', hasCape: false },
      colour: '#6a4a90',
    },
    'shadow thief|dusk borrower': {
      wears: { garment: 'rogue-leathers', held: 'key', secondHeld: 'lantern', faceWear: 'mask' },
      colour: '#3e4668',
    },
  },
);

export const DARK_MAGICIANS = folksOf(
  { wears: { headwear: 'wizard-hat', garment: 'robe', hasCape: true }, is: { skin: 'pale', iris: '#8a4ce0' } },
  {
    'night sorcerer|night magician': {
      wears: { held: 'staff-moon', secondHeld: 'spark-wisp' },
      is: { hasBeard: true },
      colour: '#443a80',
    },
    'night sorceress|moonlight magician': {
      wears: { headwear: 'circlet', held: 'staff-star', secondHeld: 'spark-moon' },
      is: { horns: 'crescent', hasBeard: false },
      colour: '#5a3a88',
    },
    'hex brewer|soup brewer': {
      wears: { garment: 'apron', held: 'ladle', secondHeld: 'flask' },
      is: { skin: 'leaf' },
      colour: '#4a7a4c',
    },
    'mirror warlock|mirror magician': {
      wears: { headwear: 'top-hat', garment: 'stage-suit', held: 'mirror', secondHeld: 'cards' },
      is: { mane: 'crystals', coat: '#a8d8f0' },
      colour: '#3e5a80',
    },
  },
);

export const BLOOD_MAGES = folksOf(
  {
    wears: { garment: 'robe', hasCape: true },
    is: { skin: 'pale', iris: '#c8344a', marks: ['runes'], hasBeard: false },
  },
  {
    'crimson blood mage|crimson mage': {
      wears: { headwear: 'hood', held: 'staff-heart', secondHeld: 'spark-heart' },
      colour: '#b02a3c',
    },
    'rose blood mage|rose mage': {
      wears: { headwear: 'bramble-crown', garment: 'petal-dress', held: 'rose', secondHeld: 'spark-heart' },
      colour: '#b83c62',
    },
    'moon blood mage|moon mage': {
      wears: { headwear: 'circlet', held: 'staff-moon', secondHeld: 'spark-drop' },
      is: { horns: 'crescent' },
      colour: '#7a3a6a',
    },
    'royal blood mage|royal mage': {
      wears: { headwear: 'crown', garment: 'royal-gown', held: 'sceptre', secondHeld: 'spark-heart' },
      colour: '#8a1e3c',
    },
  },
);

export const DARK_KNIGHTS = folksOf(
  {
    wears: { garment: 'armour', held: 'sword', secondHeld: 'shield', hasCape: true },
    is: { skin: 'dusk', iris: '#b84ae0' },
  },
  {
    'raven knight|feather knight': { wears: { headwear: 'hood' }, is: { wings: 'raven' }, colour: '#3c3e58' },
    'iron knight|rusty knight': { wears: { headwear: 'knight-helmet', held: 'axe' }, colour: '#6a6470' },
    'thorn knight|bramble knight': {
      wears: { headwear: 'bramble-crown', held: 'spear' },
      is: { marks: ['swirls'], coat: '#5a6a3c' },
      colour: '#4a5a3e',
    },
    'nightfall knight|evening knight': {
      wears: { headwear: 'viking-helmet', held: 'staff-star' },
      is: { marks: ['stars'] },
      colour: '#3a3f78',
    },
  },
);

export const DARK_ROYALS = folksOf(
  { wears: { garment: 'royal-gown', hasCape: true }, is: { skin: 'pale' } },
  {
    'ice queen|snowflake queen': {
      wears: { headwear: 'ice-crown', held: 'staff-snow' },
      is: { skin: 'snow', iris: '#3a9ae0' },
      colour: '#6ab0e0',
    },
    'thorn king|bramble king': {
      wears: { headwear: 'bramble-crown', held: 'staff' },
      is: { skin: 'leaf', hasBeard: true },
      colour: '#4a5a3a',
    },
    'raven princess|feather princess': {
      wears: { headwear: 'tiara', held: 'feather' },
      is: { wings: 'raven', iris: '#7a5ae0' },
      colour: '#4a3e6a',
    },
    'shadow prince|dusk prince': {
      wears: { headwear: 'crown', garment: 'sash-coat', held: 'sword', secondHeld: 'spark-wisp' },
      is: { skin: 'dusk', hasBeard: false, iris: '#ffd86a' },
      colour: '#3c3a68',
    },
  },
);

export const DARK_FAIRIES = folksOf(
  { wears: { garment: 'petal-dress' }, is: { ears: 'long', proportions: 'small', skin: 'dusk', hasBeard: false } },
  {
    'thorn fairy|prickly fairy': {
      wears: { headwear: 'bramble-crown', garment: 'leaf-tunic', held: 'staff' },
      is: { wings: 'leaf' },
      colour: '#5a6a3e',
    },
    'raven fairy|feather fairy': {
      wears: { held: 'feather' },
      is: { wings: 'raven', mane: 'feathers', coat: '#4c4a68' },
      colour: '#46406a',
    },
    'toadstool fairy|spotty fairy': {
      wears: { headwear: 'mushroom-cap', held: 'staff-flower' },
      is: { wings: 'ladybird', skin: 'snow', marks: ['spots'] },
      colour: '#b03a4a',
    },
    'nightshade fairy|evening fairy': {
      wears: { headwear: 'petal-cap', held: 'staff-moon' },
      is: { wings: 'butterfly', marks: ['stars'] },
      colour: '#5c3a8a',
    },
  },
);

export const IMPS = folksOf(
  {
    is: {
      ears: 'long',
      horns: 'imp',
      tail: 'imp',
      wings: 'bat',
      proportions: 'small',
      marks: ['fangs'],
      hasBeard: false,
    },
  },
  {
    'fire imp|spark rascal': {
      wears: { garment: 'leaf-tunic', held: 'spark-flame' },
      is: { skin: 'dyed', mane: 'flames', coat: '#c83c2a' },
      colour: '#d8502e',
    },
    'cellar imp|cellar rascal': {
      wears: { garment: 'patched-coat', held: 'lantern', secondHeld: 'key' },
      is: { skin: 'dyed', coat: '#6a5a6a' },
      colour: '#7a5a4a',
    },
    'ink imp|ink rascal': {
      wears: { garment: 'smock', held: 'quill', secondHeld: 'scroll' },
      is: { skin: 'dyed', marks: ['fangs', 'ink'], coat: '#2e3058' },
      colour: '#343a7a',
    },
    'thunder imp|rumble rascal': {
      wears: { garment: 'poncho', held: 'drum', secondHeld: 'spark-bolt' },
      is: { skin: 'dyed', mane: 'cloud', coat: '#6a5ab0' },
      colour: '#5a5a98',
    },
  },
);

export const GOBLINS = folksOf(
  {
    is: {
      skin: 'leaf',
      ears: 'long',
      proportions: 'small',
      marks: ['tusks'],
      mane: 'none',
      hasBeard: false,
      iris: '#d89a1e',
    },
  },
  {
    'market goblin|market grumbler': {
      wears: { headwear: 'turban', garment: 'merchant-vest', held: 'scales', secondHeld: 'coin-bag' },
      colour: '#a85a34',
    },
    'tunnel goblin|tunnel grumbler': {
      wears: { headwear: 'hard-hat', garment: 'rogue-leathers', held: 'pickaxe', secondHeld: 'torch' },
      colour: '#7a6a4a',
    },
    'swamp goblin|puddle grumbler': {
      wears: { headwear: 'mushroom-cap', garment: 'leaf-tunic', held: 'rope' },
      is: { marks: ['tusks', 'spots'] },
      colour: '#5a7a44',
    },
    'junkyard goblin|tinker grumbler': {
      wears: { headwear: 'headband', garment: 'patched-coat', faceWear: 'goggles', held: 'wrench' },
      colour: '#8a6a50',
    },
  },
);

export const NIGHTMARE_FOLK = folksOf(
  { is: { skin: 'dusk', iris: '#b06af0', hasBeard: false } },
  {
    'nightmare weaver|blanket weaver': {
      wears: { headwear: 'night-cap', garment: 'robe', held: 'needle', secondHeld: 'dream-catcher' },
      colour: '#5a4a88',
    },
    'nightmare jester|tumble jester': {
      wears: { headwear: 'jester-cap', garment: 'stage-suit', held: 'juggling-balls', secondHeld: 'puppet' },
      is: { marks: ['tear'] },
      colour: '#6a3a7a',
    },
  },
);
