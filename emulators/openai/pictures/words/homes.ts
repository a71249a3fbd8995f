import type { DragonElement, FigureSpec } from '../picture-spec.ts';
import type { LightName } from '../scenery/lights.ts';
import type { SceneryName } from '../scenery/places/places.ts';
import type { Random } from '../svg/random.ts';
import { firstMeaning, type WordTable } from './match-words.ts';

/** Where somebody feels at home when the prompt says nothing about the place. */
export interface Home {
  readonly scenery: SceneryName;
  readonly light: LightName;
}

interface Homes {
  readonly sceneries: readonly [SceneryName, ...SceneryName[]];
  readonly lights: readonly [LightName, ...LightName[]];
}

const HOMES: Readonly<Record<FigureSpec['rig'], Homes>> = {
  human: {
    sceneries: ['castle', 'village', 'blossom', 'river', 'pines', 'islands'],
    lights: ['golden', 'day', 'mystic', 'dawn', 'moonlit'],
  },
  giant: { sceneries: ['pines', 'crystals', 'village', 'snow'], lights: ['day', 'golden', 'dawn', 'mystic'] },
  elemental: {
    sceneries: ['islands', 'crystals', 'river', 'ruins'],
    lights: ['mystic', 'aurora', 'golden', 'moonlit'],
  },
  monster: { sceneries: ['mushrooms', 'village', 'crystals'], lights: ['moonlit', 'mystic', 'golden', 'day'] },
  dragon: {
    sceneries: ['volcano', 'castle', 'islands', 'crystals', 'pines'],
    lights: ['golden', 'ember', 'mystic', 'day', 'aurora'],
  },
  critter: {
    sceneries: ['mushrooms', 'blossom', 'river', 'pines', 'village'],
    lights: ['day', 'golden', 'dawn', 'mystic'],
  },
  bird: { sceneries: ['pines', 'blossom', 'river', 'islands'], lights: ['day', 'dawn', 'golden', 'aurora'] },
  saurian: {
    sceneries: ['river', 'pines', 'volcano', 'dunes', 'mushrooms'],
    lights: ['day', 'golden', 'dawn', 'mystic'],
  },
  sea: { sceneries: ['reef', 'kelp', 'deep-sea', 'sea'], lights: ['day', 'dawn', 'mystic', 'aurora'] },
  bug: { sceneries: ['garden', 'meadow', 'clover', 'blossom'], lights: ['day', 'golden', 'dawn', 'moonlit'] },
  ghost: {
    sceneries: ['castle', 'village', 'pines', 'ruins', 'river'],
    lights: ['moonlit', 'mystic', 'dawn', 'golden'],
  },
  alien: { sceneries: ['space', 'crystals', 'islands', 'dunes'], lights: ['aurora', 'moonlit', 'mystic', 'neon'] },
  robot: { sceneries: ['city', 'crystals', 'islands', 'village'], lights: ['day', 'aurora', 'dawn', 'neon'] },
};

/** For a picture of a place alone. */
const NOBODYS: Homes = {
  sceneries: ['castle', 'islands', 'river', 'blossom', 'village'],
  lights: ['golden', 'day', 'moonlit', 'mystic', 'dawn'],
};

const DRAGON_HOMES: Readonly<Record<DragonElement, Home>> = {
  fire: { scenery: 'volcano', light: 'ember' },
  ice: { scenery: 'snow', light: 'aurora' },
  water: { scenery: 'sea', light: 'day' },
  storm: { scenery: 'ruins', light: 'storm' },
  shadow: { scenery: 'castle', light: 'moonlit' },
  star: { scenery: 'space', light: 'moonlit' },
  crystal: { scenery: 'crystals', light: 'mystic' },
  earth: { scenery: 'mushrooms', light: 'golden' },
  gold: { scenery: 'castle', light: 'golden' },
};

const homes = (...sceneries: Homes['sceneries']): Homes => ({ sceneries, lights: ['day', 'golden', 'dawn', 'mystic'] });
const STARRY: Homes = { sceneries: ['space', 'moon', 'planet'], lights: ['starlit', 'aurora', 'mystic'] };
const AT_NIGHT: Homes = { sceneries: ['forest', 'garden', 'night-court'], lights: ['moonlit', 'starlit', 'twilight'] };

/** Kinds with a home of their own, whichever rig draws them. */
const KIND_HOMES: WordTable<Homes> = [
  [/^owl$|firefly/, AT_NIGHT],
  [/^(horse|cow|sheep|goat|pig|donkey|pony|chicken|goose|duck|dog)$/, homes('farm', 'meadow', 'village')],
  [/^(cat|hamster|guinea pig|mouse)$/, homes('village', 'garden', 'parlour')],
  [/elephant|giraffe|zebra|rhino|cheetah|meerkat|gazelle|^lion$|winged lion/, homes('oasis', 'meadow', 'canyon')],
  [/hippo|crocodile|frog|platypus|beaver|otter|flamingo|dragonfly/, homes('river', 'lake', 'swamp')],
  [/tiger|monkey|gorilla|orangutan|sloth|lemur|anteater|parrot|toucan|chameleon|^snake$/, homes('jungle', 'waterfall')],
  [/panda|koala|kangaroo/, homes('forest', 'garden')],
  [/camel|fennec|armadillo|sphinx|tortoise|basilisk/, homes('dunes', 'oasis', 'canyon')],
  [/polar|arctic|snow|walrus|^seal|husky|reindeer|penguin|puffin|^ice/, homes('snow', 'ice', 'cold-sea')],
  [/sea (serpent|turtle)|lake monster|island turtle|kraken/, homes('sea', 'lake', 'rock-pools')],
  [/crab/, homes('rock-pools', 'sea')],
  [/space|star|comet|meteor|planet|asteroid|nebula/, STARRY],
  [/moon|midnight|night|shadow/, AT_NIGHT],
  [/cloud|pegasus|eagle|wind|griffin|hippogriff/, homes('clouds', 'mountains', 'islands')],
  [/river spirit/, homes('river', 'waterfall')],
  [/phoenix|flame|fire/, { sceneries: ['volcano', 'crag'], lights: ['ember', 'sunset', 'golden'] }],
  [
    /hearth|teapot|clock|attic|library|book/,
    { sceneries: ['parlour', 'library', 'kitchen'], lights: ['lantern', 'candle', 'firelit'] },
  ],
  [/lighthouse|sailor/, { sceneries: ['harbor', 'quay'], lights: ['moonlit', 'twilight', 'starlit'] }],
];

function homesOf(figure: FigureSpec): Homes {
  if (figure.rig === 'human' && figure.being.legs === 'fish') return HOMES.sea;
  const ownHomes = 'kind' in figure ? firstMeaning(KIND_HOMES, figure.kind) : undefined;
  return ownHomes ?? HOMES[figure.rig];
}

/** Chooses among the places where `figure` may live; null asks for a place alone. */
export function homeOf(figure: FigureSpec | null, chance: Random): Home {
  const { sceneries, lights } = figure === null ? NOBODYS : homesOf(figure);
  const [scenery, light] = [chance.pick(sceneries), chance.pick(lights)];
  return figure?.rig === 'dragon' ? DRAGON_HOMES[figure.element] : { scenery, light };
}
