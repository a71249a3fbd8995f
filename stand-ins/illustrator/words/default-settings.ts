import type { DragonElement, FigureSpec } from '../picture-spec.ts';
import type { LightName } from '../scenery/lights.ts';
import type { SceneryName } from '../scenery/places/places.ts';
import type { Random } from '../svg/random.ts';
import { firstMeaning, type WordTable } from './word-table.ts';

/** The default setting of a figure, if the prompt does not mention a place. */
export interface DefaultSetting {
  readonly scenery: SceneryName;
  readonly light: LightName;
}

interface DefaultSettings {
  readonly sceneries: readonly [SceneryName, ...SceneryName[]];
  readonly lights: readonly [LightName, ...LightName[]];
}

const DEFAULT_SETTINGS: Readonly<Record<FigureSpec['rig'], DefaultSettings>> = {
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

/** The default setting of a picture without a figure. */
const WITHOUT_FIGURE: DefaultSettings = {
  sceneries: ['castle', 'islands', 'river', 'blossom', 'village'],
  lights: ['golden', 'day', 'moonlit', 'mystic', 'dawn'],
};

const SETTINGS_BY_DRAGON_ELEMENT: Readonly<Record<DragonElement, DefaultSetting>> = {
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

const daytimeSettings = (...sceneries: DefaultSettings['sceneries']): DefaultSettings => ({
  sceneries,
  lights: ['day', 'golden', 'dawn', 'mystic'],
});
const STARRY: DefaultSettings = { sceneries: ['space', 'moon', 'planet'], lights: ['starlit', 'aurora', 'mystic'] };
const AT_NIGHT: DefaultSettings = {
  sceneries: ['forest', 'garden', 'night-court'],
  lights: ['moonlit', 'starlit', 'twilight'],
};

/** Kinds with a special default setting, whichever rig draws them. */
const SETTINGS_BY_KIND: WordTable<DefaultSettings> = [
  [/^owl$|firefly/, AT_NIGHT],
  [/^(horse|cow|sheep|goat|pig|donkey|pony|chicken|goose|duck|dog)$/, daytimeSettings('farm', 'meadow', 'village')],
  [/^(cat|hamster|guinea pig|mouse)$/, daytimeSettings('village', 'garden', 'parlour')],
  [
    /elephant|giraffe|zebra|rhino|cheetah|meerkat|gazelle|^lion$|winged lion/,
    daytimeSettings('oasis', 'meadow', 'canyon'),
  ],
  [/hippo|crocodile|frog|platypus|beaver|otter|flamingo|dragonfly/, daytimeSettings('river', 'lake', 'swamp')],
  [
    /tiger|monkey|gorilla|orangutan|sloth|lemur|anteater|parrot|toucan|chameleon|^snake$/,
    daytimeSettings('jungle', 'waterfall'),
  ],
  [/panda|koala|kangaroo/, daytimeSettings('forest', 'garden')],
  [/camel|fennec|armadillo|sphinx|tortoise|basilisk/, daytimeSettings('dunes', 'oasis', 'canyon')],
  [/polar|arctic|snow|walrus|^seal|husky|reindeer|penguin|puffin|^ice/, daytimeSettings('snow', 'ice', 'cold-sea')],
  [/sea (serpent|turtle)|lake monster|island turtle|kraken/, daytimeSettings('sea', 'lake', 'rock-pools')],
  [/crab/, daytimeSettings('rock-pools', 'sea')],
  [/space|star|comet|meteor|planet|asteroid|nebula/, STARRY],
  [/moon|midnight|night|shadow/, AT_NIGHT],
  [/cloud|pegasus|eagle|wind|griffin|hippogriff/, daytimeSettings('clouds', 'mountains', 'islands')],
  [/river spirit/, daytimeSettings('river', 'waterfall')],
  [/phoenix|flame|fire/, { sceneries: ['volcano', 'crag'], lights: ['ember', 'sunset', 'golden'] }],
  [
    /hearth|teapot|clock|attic|library|book/,
    { sceneries: ['parlour', 'library', 'kitchen'], lights: ['lantern', 'candle', 'firelit'] },
  ],
  [/lighthouse|sailor/, { sceneries: ['harbor', 'quay'], lights: ['moonlit', 'twilight', 'starlit'] }],
];

function defaultSettingsOf(figure: FigureSpec): DefaultSettings {
  if (figure.rig === 'human' && figure.being.legs === 'fish') return DEFAULT_SETTINGS.sea;
  const kindSettings = 'kind' in figure ? firstMeaning(SETTINGS_BY_KIND, figure.kind) : undefined;
  return kindSettings ?? DEFAULT_SETTINGS[figure.rig];
}

/** Chooses one of the default settings of `figure`; null asks for a place without a figure. */
export function defaultSettingOf(figure: FigureSpec | null, random: Random): DefaultSetting {
  const { sceneries, lights } = figure === null ? WITHOUT_FIGURE : defaultSettingsOf(figure);
  const [scenery, light] = [random.pick(sceneries), random.pick(lights)];
  return figure?.rig === 'dragon' ? SETTINGS_BY_DRAGON_ELEMENT[figure.element] : { scenery, light };
}
