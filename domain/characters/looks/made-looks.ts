import type { Looks } from './looks.ts';

/** Bodies that somebody made: the color is that of metal, cloth or paint. */
export const MADE_LOOKS = {
  robot: {
    height: [
      { id: 'pocket-sized', label: 'Pocket-Sized' },
      { id: 'compact', label: 'Compact' },
      { id: 'medium', label: 'Medium' },
      { id: 'tall', label: 'Tall' },
      { id: 'towering', label: 'Towering' },
    ],
    build: [
      { id: 'slim', label: 'Slim' },
      { id: 'rounded', label: 'Rounded' },
      { id: 'boxy', label: 'Boxy' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'bulky', label: 'Bulky' },
    ],
    color: [
      { id: 'copper', label: 'Copper' },
      { id: 'brass', label: 'Brass' },
      { id: 'silver', label: 'Silver' },
      { id: 'sky-blue', label: 'Sky Blue' },
      { id: 'mint-green', label: 'Mint Green' },
    ],
    age: [
      { id: 'brand-new', label: 'Brand New' },
      { id: 'young', label: 'Young' },
      { id: 'well-tried', label: 'Well-Tried' },
      { id: 'old-timer', label: 'Old-Timer' },
      { id: 'ancient', label: 'Ancient' },
    ],
  },
  toy: {
    height: [
      { id: 'thumb-sized', label: 'Thumb-Sized' },
      { id: 'doll-sized', label: 'Doll-Sized' },
      { id: 'child-sized', label: 'Child-Sized' },
      { id: 'tall', label: 'Tall' },
      { id: 'giant-sized', label: 'Giant-Sized' },
    ],
    build: [
      { id: 'slim', label: 'Slim' },
      { id: 'floppy', label: 'Floppy' },
      { id: 'cuddly', label: 'Cuddly' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'round', label: 'Round' },
    ],
    color: [
      { id: 'poppy-red', label: 'Poppy Red' },
      { id: 'ginger-brown', label: 'Ginger Brown' },
      { id: 'snow-white', label: 'Snow White' },
      { id: 'sky-blue', label: 'Sky Blue' },
      { id: 'daisy-yellow', label: 'Daisy Yellow' },
    ],
    age: [
      { id: 'brand-new', label: 'Brand New' },
      { id: 'nearly-new', label: 'Nearly New' },
      { id: 'well-loved', label: 'Well-Loved' },
      { id: 'much-mended', label: 'Much Mended' },
      { id: 'antique', label: 'Antique' },
    ],
  },
} as const satisfies Readonly<Record<string, Looks>>;
