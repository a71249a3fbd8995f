import { alps, bareHills, openHorizon, rooftops, towers } from '../backs.ts';
import { level, rolling } from '../grounds.ts';
import { seaside } from '../shores.ts';
import * as growths from '../growths.ts';
import * as made from '../made-growths.ts';
import { greenPlace, place, type Place } from './place.ts';

/** Villages, towns, farms, castles and ruins. */
export const SETTLED_PLACES = {
  village: greenPlace({
    back: alps,
    ground: rolling(),
    sides: growths.leafTrees,
    usual: ['cottage', 'cottage', 'cottage'],
  }),
  town: place({ back: rooftops, ground: level('#c8b8a8', 'cobbles'), sides: made.townHouses, usual: ['fountain'] }),
  market: place({
    back: rooftops,
    ground: level('#c8b8a8', 'cobbles'),
    sides: made.townHouses,
    usual: ['fruit-stall', 'fish-stall'],
  }),
  city: place({ back: towers, ground: level('#a8a0b8', 'tiles', '#c4bcd0'), sides: made.townHouses }),
  'future-city': place({
    back: towers,
    ground: level('#5a5f90', 'metal'),
    sides: made.topiary,
    usual: ['airship'],
  }),
  rooftops: place({
    back: (view) => towers(view) + rooftops(view),
    ground: level('#b06a58', 'tiles', '#c47c66'),
    sides: null,
    usual: ['kite'],
  }),
  farm: greenPlace({ back: bareHills, ground: rolling({ land: '#a8b458' }), sides: made.harvest, usual: ['barn'] }),
  orchard: greenPlace({ back: bareHills, ground: rolling(), sides: growths.appleTrees, groundCover: 'wildflowers' }),
  harbor: place({
    back: (view) => openHorizon(view),
    ground: seaside('planks'),
    sides: made.flagPoles,
    usual: ['sailing-ship', 'birds'],
  }),
  fair: greenPlace({
    back: bareHills,
    ground: rolling({ wayColor: '#f0d098' }),
    sides: made.flagPoles,
    groundCover: 'hoops',
  }),
  castle: greenPlace({ back: alps, ground: rolling(), sides: growths.leafTrees, usual: ['castle'] }),
  courtyard: place({
    back: bareHills,
    ground: level('#cabfb4', 'cobbles'),
    sides: made.topiary,
    usual: ['castle', 'fountain'],
  }),
  palace: place({ back: bareHills, ground: level('#e8dcc8', 'tiles', '#d0bca0'), sides: made.topiary }),
  tower: greenPlace({ back: alps, ground: rolling(), sides: growths.pines }),
  ruins: greenPlace({ back: alps, ground: rolling(), sides: null, usual: ['ruins'] }),
  road: greenPlace({ back: bareHills, ground: rolling(), sides: growths.leafTrees }),
  mountainside: greenPlace({ back: alps, ground: rolling({ land: '#8aa868', way: 'none' }), sides: growths.pines }),
} as const satisfies Readonly<Record<string, Place>>;
