import { folksOf } from './folk.ts';
import { tableReader } from './kind-table.ts';

const MERFOLK = folksOf(
  { is: { legs: 'fish', ears: 'fin', hasBeard: false } },
  {
    mermaid: {
      wears: { headwear: 'tiara', garment: 'tunic', held: 'mirror' },
      is: { coat: '#3aa8a0' },
      colour: '#e87a9a',
    },
    merman: {
      wears: { headwear: 'crown', garment: 'armour', held: 'spear' },
      is: { coat: '#2f78b8', hasBeard: null },
      colour: '#3a8a8a',
    },
    selkie: {
      wears: { garment: 'jersey', held: 'spark-moon' },
      is: { ears: 'round', coat: '#7c8698', marks: ['cat-nose', 'whiskers', 'spots'] },
      colour: '#7c8aa0',
    },
    'reef singer': {
      wears: { headwear: 'flower-wreath', garment: 'leaf-tunic', held: 'harp', secondHeld: 'spark-note' },
      is: { skin: 'sea', mane: 'water', coat: '#e88a4a' },
      colour: '#e8a04a',
    },
  },
);

/** Folk with a person's arms and a fish's tail. */
export const readMerfolk = tableReader({ merfolk: MERFOLK });
