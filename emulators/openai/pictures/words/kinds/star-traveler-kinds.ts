import { folksOf } from './folk.ts';
import { tableReader } from './kind-table.ts';

const STAR_TRAVELERS = folksOf(
  {
    wears: { garment: 'space-suit' },
    is: { skin: 'leaf', horns: 'feelers', mane: 'none', ears: 'pointed', hasBeard: false },
  },
  {
    'star captain': { wears: { headwear: 'captain-cap', held: 'spark-star', hasCape: true }, colour: '#3a5ac0' },
    'comet surfer': {
      wears: { headwear: 'sports-cap', held: 'staff-star', faceWear: 'goggles' },
      is: { skin: 'sky' },
      colour: '#e8823a',
    },
    'moon farmer': { wears: { headwear: 'straw-hat', held: 'basket', secondHeld: 'spark-moon' }, colour: '#7a9a5a' },
    'planet painter': {
      wears: { headwear: 'beret', held: 'brush', secondHeld: 'palette' },
      is: { skin: 'rose' },
      colour: '#b05ac8',
    },
    'galaxy mapmaker': {
      wears: { headwear: 'mortarboard', held: 'map', secondHeld: 'compass' },
      is: { skin: 'sea' },
      colour: '#2f8a9a',
    },
    'asteroid miner': { wears: { headwear: 'hard-hat', held: 'pickaxe' }, is: { skin: 'stone' }, colour: '#d8a83a' },
    'rocket mechanic': {
      wears: { headwear: 'headband', held: 'wrench', faceWear: 'goggles' },
      is: { skin: 'ember' },
      colour: '#c0503a',
    },
    'space pirate|space rascal': {
      wears: { headwear: 'tricorn', held: 'spyglass', faceWear: 'eyepatch' },
      is: { skin: 'dusk' },
      colour: '#5a4a80',
    },
  },
);

/** Travellers between the stars, with a person's shape under their suits. */
export const readStarTraveler = tableReader({ 'star traveler': STAR_TRAVELERS });
