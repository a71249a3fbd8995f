import { folksOf } from './folk.ts';
import { tableReader } from './kind-table.ts';

const MERFOLK = folksOf(
  { is: { legs: 'fish', ears: 'fin', hasBeard: false } },
  {
    mermaid: {
      wears: { headwear: 'tiara', garment: 'tunic', held: 'mirror' },
      is: { coat: 'dyed' },
      colour: '#e87a9a',
    },
    merman: {
      wears: { headwear: 'crown', garment: 'armour', held: 'spear' },
      is: { coat: 'dyed', hasBeard: null },
      colour: '#3a8a8a',
    },
    selkie: {
      wears: { garment: 'jersey', held: 'spark-moon' },
      is: { ears: 'round', coat: 'dyed', marks: ['cat-nose', 'whiskers', 'spots'] },
      colour: '#7c8aa0',
    },
    'reef singer': {
      wears: { headwear: 'flower-wreath', garment: 'leaf-tunic', held: 'harp', secondHeld: 'spark-note' },
      is: { skin: 'sea', mane: 'water', coat: 'dyed' },
      colour: '#e8a04a',
    },
  },
);

/** Folk with a person's arms and a fish's tail. */
export const readMerfolk = tableReader({ merfolk: MERFOLK });
