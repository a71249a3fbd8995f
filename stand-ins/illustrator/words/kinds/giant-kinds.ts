import type { GiantForm } from '../../figures/giant/giant-form.ts';
import { PERSON, type Being } from '../../figures/human/being.ts';
import type { FigureKind } from './figure-kind.ts';
import { folk } from './folk.ts';
import { tableReader } from './kind-table.ts';

type Change = Partial<Omit<GiantForm, 'head'>> & { readonly head?: Partial<Being> };

const PLAIN: GiantForm = {
  body: 'brawny',
  clothes: 'kilt',
  cloth: '#8a6440',
  foliage: 'none',
  headwear: 'none',
  held: 'nothing',
  head: { ...PERSON, skin: 'dyed', coat: 'dyed' },
};

/** A giant of `color` unless another is chosen. */
const giant = (color: string, change: Change): FigureKind => ({
  shape: { rig: 'giant', form: { ...PLAIN, ...change, head: { ...PLAIN.head, ...change.head } } },
  defaultColors: [color],
});

const GIANT_FOLK = {
  'mountain giant': giant('#9a9690', {
    body: 'brawny',
    clothes: 'moss',
    held: 'stone',
    head: { mane: 'crystals', marks: ['cracks'], coat: '#e8eef4', hasBeard: true },
  }),
  'frost giant': giant('#8cc0e4', {
    clothes: 'furs',
    cloth: '#6a7a94',
    held: 'axe',
    head: { mane: 'icicles', hasBeard: true },
  }),
  'cloud giant': giant('#b8c8ec', {
    clothes: 'cloud-shirt',
    held: 'spark-cloud',
    head: { mane: 'cloud', hasBeard: false },
  }),
  'garden giant': giant('#8cb868', {
    clothes: 'overalls',
    cloth: '#5a7ab0',
    headwear: 'straw-hat',
    held: 'staff-flower',
  }),
  cyclops: giant('#d89a6a', {
    clothes: 'vest',
    cloth: '#7a5a94',
    held: 'hammer',
    head: { eyes: 'one', horns: 'nubs', mane: 'none' },
  }),
  'bridge troll': giant('#8aa06a', {
    clothes: 'kilt',
    cloth: '#7a6048',
    held: 'key',
    head: { ears: 'long', mane: 'leaves', coat: '#5a7a44', marks: ['tusks', 'spots'], hasBeard: false },
  }),
  'ogre|grumbly giant': giant('#b0c060', {
    clothes: 'vest',
    cloth: '#8a4c3c',
    held: 'ladle',
    head: { ears: 'goat', mane: 'none', marks: ['tusks'], hasBeard: false, coat: '#b0c060' },
  }),
  yeti: giant('#eaf0f8', {
    body: 'furry',
    clothes: 'scarf',
    cloth: '#d8503c',
    held: 'cup',
    head: { ears: 'none', horns: 'goat', mane: 'lion', coat: '#f4f8fc', marks: ['fangs'], hasBeard: false },
  }),
} as const;

const HOOFED_FOLK = {
  centaur: folk({
    wears: { headwear: 'headband', garment: 'rogue-leathers', held: 'bow' },
    is: { legs: 'horse', ears: 'horse', coat: 'dyed', hasBeard: null },
    color: '#a86a3c',
  }),
  faun: folk({
    wears: { headwear: 'flower-wreath', garment: 'leaf-tunic', held: 'flute' },
    is: { legs: 'goat', ears: 'goat', horns: 'goat', coat: 'dyed' },
    color: '#b0804a',
  }),
  'minotaur|bull-headed wanderer': giant('#8a5a3c', {
    body: 'furry',
    clothes: 'kilt',
    cloth: '#4a6a9a',
    held: 'bundle-stick',
    head: { ears: 'goat', horns: 'bull', mane: 'lion', marks: ['snout'], hasBeard: false },
  }),
  'stag guardian': folk({
    wears: { headwear: 'none', garment: 'armour', held: 'staff-leaf', secondHeld: 'shield' },
    is: { legs: 'deer', ears: 'deer', horns: 'antlers', coat: 'dyed', marks: ['cat-nose', 'spots'], hasBeard: false },
    color: '#a8743e',
  }),
};

const GOLEM_HEAD = { mane: 'none', ears: 'none', hasBeard: false, iris: '#4ab8e0' } as const;

const GOLEMS = {
  'stone golem': giant('#a0a0a4', {
    body: 'rocky',
    clothes: 'moss',
    head: { ...GOLEM_HEAD, marks: ['cracks', 'runes'] },
  }),
  'clay golem': giant('#c07a54', {
    body: 'clay',
    clothes: 'none',
    held: 'vase',
    head: { ...GOLEM_HEAD, marks: ['runes'], iris: '#d8a03a' },
  }),
  'crystal golem': giant('#b48ae0', {
    body: 'crystal',
    clothes: 'none',
    held: 'gem',
    head: { ...GOLEM_HEAD, mane: 'crystals', horns: 'crystal' },
  }),
  'snow golem': giant('#eef4fc', {
    body: 'snow',
    clothes: 'none',
    headwear: 'ice-crown',
    held: 'staff-snow',
    head: { ...GOLEM_HEAD, marks: ['carrot'] },
  }),
};

const TREE_HEAD = { mane: 'none', ears: 'none', marks: ['bark'] } as const;

const TREE_FOLK = {
  'oak guardian': giant('#8a6440', {
    body: 'trunk',
    clothes: 'moss',
    foliage: 'oak',
    head: { ...TREE_HEAD, coat: '#7a9a4a', hasBeard: false },
  }),
  'willow whisperer': giant('#9a8a5c', {
    body: 'trunk',
    clothes: 'none',
    foliage: 'willow',
    held: 'lantern',
    head: { ...TREE_HEAD, hasBeard: false },
  }),
  'pine walker': giant('#7a5a44', {
    body: 'trunk',
    clothes: 'scarf',
    cloth: '#c8503c',
    foliage: 'pine',
    held: 'staff',
    head: { ...TREE_HEAD, hasBeard: false },
  }),
  'apple-tree elder': giant('#946a48', {
    body: 'trunk',
    clothes: 'none',
    foliage: 'apple',
    held: 'basket',
    head: { ...TREE_HEAD, hasBeard: true },
  }),
};

const GARGOYLE = { body: 'rocky', clothes: 'none' } as const;
const GARGOYLE_HEAD = { ears: 'long', horns: 'imp', wings: 'bat', tail: 'imp', mane: 'none', hasBeard: false } as const;

export const GARGOYLES = {
  'tower gargoyle|tower stone friend': giant('#8c8e98', {
    ...GARGOYLE,
    held: 'lantern',
    head: { ...GARGOYLE_HEAD, marks: ['cracks', 'fangs'] },
  }),
  'bridge gargoyle|bridge stone friend': giant('#a09a8c', {
    ...GARGOYLE,
    clothes: 'moss',
    held: 'shield',
    head: { ...GARGOYLE_HEAD, horns: 'ram', marks: ['tusks'] },
  }),
  'fountain gargoyle|fountain stone friend': giant('#8aa4ac', {
    ...GARGOYLE,
    held: 'vase',
    head: { ...GARGOYLE_HEAD, ears: 'fin', horns: 'nubs', mane: 'water', tail: 'fin', marks: ['scales'] },
  }),
  'garden gargoyle|garden stone friend': giant('#9aa48c', {
    ...GARGOYLE,
    held: 'staff-flower',
    headwear: 'flower-wreath',
    head: {
      ...GARGOYLE_HEAD,
      ears: 'cat',
      horns: 'none',
      wings: 'feather',
      tail: 'cat',
      marks: ['cat-nose', 'whiskers'],
    },
  }),
};

/** Reads giants, golems, walking trees and hoofed beings. */
export const readGreatFolk = tableReader({
  'giant folk': GIANT_FOLK,
  'hoofed folk': HOOFED_FOLK,
  golem: GOLEMS,
  'tree folk': TREE_FOLK,
});

/** The only enchanted friend with the shape of a giant. */
export const SNOW_PERSON = giant('#f2f6fc', {
  body: 'snow',
  clothes: 'scarf',
  cloth: '#d8503c',
  headwear: 'top-hat',
  held: 'broom',
  head: { ...GOLEM_HEAD, marks: ['carrot'], iris: '#3c3a4c' },
});
