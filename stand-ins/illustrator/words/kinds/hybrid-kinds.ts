import folks from './records/hybrid.json' with { type: 'json' };
import { folk, readFolks } from './folk.ts';
import { tableReader } from './kind-table.ts';

const FURRY_FOLK = readFolks(folks.furryFolk);

const WINGED_FOLK = readFolks(folks.wingedFolk);

const SEA_FOLK = readFolks(folks.seaFolk);

const HORNED_FOLK = readFolks(folks.hornedFolk);

const HALF_DRAGONS = readFolks(folks.halfDragons);

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

const PLANT_FOLK = readFolks(folks.plantFolk);

const CYBORGS = readFolks(folks.cyborgs);

/** Hybrids: human-shaped beings with the ears, wings, horns, roots or plates of a different kind. */
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
