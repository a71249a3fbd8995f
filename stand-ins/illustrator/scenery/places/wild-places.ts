import { alps, bareHills, cascade, deepWood, farRange, mesas, openHorizon, rockyRange, snowRange } from '../backs.ts';
import { cavern, caveFloor } from '../enclosed.ts';
import { level, rolling, sands } from '../grounds.ts';
import { bog, lakeside } from '../shores.ts';
import * as growths from '../growths.ts';
import * as made from '../made-growths.ts';
import { volcano } from '../landmarks.ts';
import { embers } from '../weather.ts';
import { greenPlace, place, type Place } from './place.ts';

/** Woods, mountains, deserts and fresh water. */
export const WILD_PLACES = {
  forest: greenPlace({
    back: deepWood('#4f8a4e', '#6a4c38'),
    ground: rolling(),
    sides: growths.mixed(growths.leafTrees, growths.pines),
  }),
  pines: greenPlace({ back: alps, ground: rolling(), sides: growths.pines }),
  mushrooms: greenPlace({
    back: deepWood('#4a6a8a', '#5a4668'),
    ground: rolling(),
    sides: growths.mixed(growths.toadstools, growths.toadstools, growths.leafTrees),
    groundCover: 'toadstools',
  }),
  autumn: greenPlace({
    back: deepWood('#d8843e', '#6a4636'),
    ground: rolling({ land: '#b8904a' }),
    sides: growths.autumnTrees,
    groundCover: 'fallen-leaves',
    weather: 'leaves',
  }),
  jungle: greenPlace({
    back: deepWood('#2f8a52', '#5a4834'),
    ground: rolling({ land: '#4a9a4c', way: 'river' }),
    sides: growths.mixed(growths.jungleTrees, growths.jungleTrees, growths.giantFlowers),
    usual: ['parrots'],
  }),
  meadow: greenPlace({ back: bareHills, ground: rolling(), sides: growths.leafTrees, groundCover: 'wildflowers' }),
  clover: greenPlace({ back: alps, ground: rolling({ way: 'none' }), sides: null, groundCover: 'wildflowers' }),
  blossom: greenPlace({
    back: alps,
    ground: rolling(),
    sides: growths.blossomTrees,
    weather: 'petals',
    groundCover: 'wildflowers',
  }),
  garden: greenPlace({
    back: bareHills,
    ground: rolling({ wayColor: '#d8b8a0' }),
    sides: growths.mixed(made.topiary, growths.giantFlowers),
    groundCover: 'wildflowers',
  }),
  swamp: place({ back: bareHills, ground: bog, sides: growths.willows, weather: 'mist', hasFringe: true }),
  mountains: place({
    back: snowRange,
    ground: rolling({ land: '#a8a49a' }),
    sides: growths.mixed(growths.rocks('#9a96a0'), growths.pines),
    groundCover: 'pebbles',
  }),
  crag: place({
    back: (view) => farRange(view) + rockyRange(view),
    ground: rolling({ land: '#b0a090', way: 'none' }),
    sides: growths.rocks('#a89888'),
    groundCover: 'pebbles',
    usual: ['birds'],
  }),
  crystals: place({
    sky: 'closed',
    back: cavern('#5a5490', '#b8a0ff'),
    ground: caveFloor('#6a6498', '#8ae0f8'),
    sides: growths.crystals,
  }),
  cave: place({
    sky: 'closed',
    back: cavern('#7a6a62', '#ffd8a0'),
    ground: caveFloor('#84746a', null),
    sides: growths.stalagmites,
    groundCover: 'pebbles',
  }),
  'under-lake': place({
    sky: 'closed',
    back: cavern('#4f6a80', '#8ae8f0'),
    ground: caveFloor('#5f7688', '#5ac8e0'),
    sides: growths.stalagmites,
  }),
  'glow-cave': place({
    sky: 'closed',
    back: cavern('#3f5a5a', '#8affb0'),
    ground: caveFloor('#4a6664', null),
    sides: growths.mixed(growths.stalagmites, growths.toadstools),
    usual: ['firefly-swarm'],
  }),
  dunes: place({ back: farRange, ground: sands, sides: growths.cacti }),
  canyon: place({
    back: mesas,
    ground: rolling({ land: '#d88a62', wayColor: '#f0c090' }),
    sides: growths.rocks('#c8684a'),
    groundCover: 'pebbles',
  }),
  oasis: place({
    back: openHorizon,
    ground: (view) => {
      const sand = sands(view);
      const lake = lakeside(view);
      return { back: sand.back, front: lake.back.slice(lake.back.indexOf('<ellipse')), standingY: sand.standingY };
    },
    sides: growths.palms,
  }),
  volcano: place({
    back: (view) => rockyRange(view) + volcano(view.stage, view.stage.width * (view.hasFiguresInFront ? 0.2 : 0.42)),
    ground: rolling({ land: '#5a4048', way: 'river', wayColor: '#ff8a3e' }),
    sides: growths.rocks('#54404a'),
    air: embers,
  }),
  snow: place({
    back: snowRange,
    ground: rolling({ land: '#f2f7fd', wayColor: '#dfeaf6' }),
    sides: growths.snowyPines,
    weather: 'snow',
  }),
  ice: place({
    back: snowRange,
    ground: level('#cfeafa', 'cracks'),
    sides: growths.iceSpikes,
    weather: 'snow',
  }),
  river: greenPlace({ back: alps, ground: rolling({ way: 'river' }), sides: growths.leafTrees }),
  waterfall: greenPlace({
    back: cascade,
    ground: rolling({ way: 'river' }),
    sides: growths.mixed(growths.pines, growths.leafTrees),
  }),
  lake: greenPlace({
    back: alps,
    ground: lakeside,
    sides: growths.mixed(growths.leafTrees, growths.willows),
    groundCover: null,
  }),
} as const satisfies Readonly<Record<string, Place>>;
