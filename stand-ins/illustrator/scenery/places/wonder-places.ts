import { bareHills, cloudTowers, coloredHills, deepWood, hedgeWalls, openHorizon, sweetHills } from '../backs.ts';
import { cloudBank, level, rolling } from '../grounds.ts';
import * as growths from '../growths.ts';
import * as made from '../made-growths.ts';
import { greenPlace, place, type Place } from './place.ts';

/** Lands of sweets, toys, dreams and music, and mildly spooky places. */
export const WONDER_PLACES = {
  candy: place({
    back: sweetHills,
    ground: rolling({ land: '#f6b8d0', wayColor: '#fff0d0' }),
    sides: made.candyTrees,
    groundCover: 'sweets',
  }),
  'chocolate-river': place({
    back: sweetHills,
    ground: rolling({ land: '#f2c8a0', way: 'river', wayColor: '#7a4628' }),
    sides: made.candyTrees,
    groundCover: 'sweets',
  }),
  toys: place({ back: coloredHills('#8ac0e8'), ground: level('#f0d8a8', 'tiles', '#e8b48a'), sides: made.toys }),
  dream: place({ back: cloudTowers, ground: cloudBank('#d8c4f4'), sides: made.dreamThings, weather: 'stars' }),
  music: place({
    back: coloredHills('#a8a0e0'),
    ground: level('#fffaf4', 'keys'),
    sides: made.noteFlowers,
    usual: ['music-notes'],
  }),
  'music-meadow': greenPlace({
    back: bareHills,
    ground: rolling({ wayColor: '#f0d8a0' }),
    sides: made.noteFlowers,
    usual: ['music-notes'],
  }),
  labyrinth: place({ back: hedgeWalls('#4f8a4a'), ground: level('#dcc8a0', 'cobbles'), sides: made.topiary }),
  'glass-labyrinth': place({ back: hedgeWalls('#8ac0e0'), ground: level('#cfe2f4', 'tiles'), sides: growths.crystals }),
  'card-labyrinth': place({
    back: hedgeWalls('#c85a6a'),
    ground: level('#f4ecdc', 'tiles', '#3f3a50'),
    sides: made.topiary,
  }),
  'haunted-garden': greenPlace({
    back: bareHills,
    ground: rolling({ land: '#5a6a5a' }),
    sides: growths.crookedTrees,
    weather: 'mist',
    groundCover: null,
  }),
  graveyard: greenPlace({
    back: bareHills,
    ground: rolling({ land: '#6a8068' }),
    sides: growths.crookedTrees,
    usual: ['gravestones'],
    weather: 'mist',
    groundCover: 'wildflowers',
  }),
  'shadow-forest': greenPlace({
    back: deepWood('#4a4a6e', '#3a3450'),
    ground: rolling({ land: '#56607a' }),
    sides: growths.crookedTrees,
    weather: 'mist',
    groundCover: 'toadstools',
  }),
  'night-court': place({
    back: bareHills,
    ground: level('#8a86a0', 'cobbles'),
    sides: growths.crookedTrees,
    usual: ['night-castle'],
  }),
  moor: greenPlace({
    back: openHorizon,
    ground: rolling({ land: '#7a7a68' }),
    sides: growths.mixed(growths.crookedTrees, growths.rocks('#8a8894')),
    weather: 'mist',
    groundCover: null,
  }),
} as const satisfies Readonly<Record<string, Place>>;
