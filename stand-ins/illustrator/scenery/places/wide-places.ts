import { cloudTowers, openHorizon, farRange } from '../backs.ts';
import { seabed, seaLife, underwater } from '../enclosed.ts';
import { cloudBank, level, rolling } from '../grounds.ts';
import { seaside } from '../shores.ts';
import * as growths from '../growths.ts';
import * as made from '../made-growths.ts';
import { floatingIslands } from '../landmarks.ts';
import { corals } from '../reef.ts';
import { greenPlace, place, type Place } from './place.ts';

/** Sea, sky and space. */
export const WIDE_PLACES = {
  sea: place({ back: openHorizon, ground: seaside(), sides: growths.palms, groundCover: 'shells', usual: ['birds'] }),
  'rock-pools': place({
    back: openHorizon,
    ground: seaside(),
    sides: growths.rocks('#8f98a8'),
    groundCover: 'shells',
    usual: ['birds'],
  }),
  'cold-sea': place({ back: farRange, ground: seaside('snow'), sides: growths.iceSpikes, weather: 'snow' }),
  quay: place({ back: openHorizon, ground: seaside('planks'), sides: made.flagPoles, usual: ['birds'] }),
  reef: place({
    sky: 'closed',
    back: underwater(false),
    ground: seabed,
    sides: corals,
    groundCover: 'shells',
    air: seaLife,
  }),
  kelp: place({
    sky: 'closed',
    back: underwater(false),
    ground: seabed,
    sides: growths.kelp,
    groundCover: 'shells',
    air: seaLife,
  }),
  'deep-sea': place({ sky: 'closed', back: underwater(true), ground: seabed, sides: corals, air: seaLife }),
  clouds: place({ back: cloudTowers, ground: cloudBank(), sides: null }),
  'storm-clouds': place({ back: cloudTowers, ground: cloudBank('#8a90b0'), sides: null, weather: 'rain' }),
  islands: greenPlace({
    back: (view) => cloudTowers(view) + floatingIslands(view.stage),
    ground: rolling({ way: 'path' }),
    sides: growths.leafTrees,
  }),
  'blossom-islands': greenPlace({
    back: (view) => cloudTowers(view) + floatingIslands(view.stage),
    ground: rolling(),
    sides: growths.blossomTrees,
    weather: 'petals',
  }),
  moon: place({ sky: 'starry', back: farRange, ground: level('#d8d4e0', 'craters'), sides: growths.rocks('#c8c4d4') }),
  planet: place({
    sky: 'starry',
    back: farRange,
    ground: rolling({ land: '#c87a8a', wayColor: '#f0b8a0' }),
    sides: growths.crystals,
  }),
  'bubble-planet': place({
    sky: 'starry',
    back: farRange,
    ground: rolling({ land: '#8a9ae0', wayColor: '#c8d4ff' }),
    sides: growths.giantFlowers,
  }),
  'mushroom-planet': place({
    sky: 'starry',
    back: farRange,
    ground: rolling({ land: '#7ab088', wayColor: '#d8e8b8' }),
    sides: growths.toadstools,
    groundCover: 'toadstools',
  }),
  'warm-planet': place({
    sky: 'starry',
    back: farRange,
    ground: rolling({ land: '#d89a5a', wayColor: '#f6d8a0' }),
    sides: growths.rocks('#b8744e'),
  }),
  space: place({
    sky: 'starry',
    back: () => '',
    ground: rolling({ land: '#8a7ab8', way: 'none' }),
    sides: growths.crystals,
    weather: 'stars',
  }),
} as const satisfies Readonly<Record<string, Place>>;
