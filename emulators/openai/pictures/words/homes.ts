import type { DragonElement, FigureSpec } from '../picture-spec.ts';
import type { LightName } from '../scenery/lights.ts';
import type { SceneryName } from '../scenery/places/places.ts';
import type { Random } from '../svg/random.ts';

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
  sea: { sceneries: ['reef', 'sea', 'river'], lights: ['day', 'dawn', 'mystic', 'aurora'] },
  bug: { sceneries: ['blossom', 'mushrooms', 'river'], lights: ['day', 'golden', 'dawn', 'moonlit'] },
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

export function homeOf(figure: FigureSpec | null, chance: Random): Home {
  const { sceneries, lights } = figure === null ? NOBODYS : HOMES[figure.rig];
  const [scenery, light] = [chance.pick(sceneries), chance.pick(lights)];
  return figure?.rig === 'dragon' ? DRAGON_HOMES[figure.element] : { scenery, light };
}
