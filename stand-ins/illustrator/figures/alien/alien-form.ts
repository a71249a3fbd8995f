import type { DefaultColors } from '../../words/kinds/figure-kind.ts';
import type { Hex } from '../../svg/color.ts';

export type AlienOutline =
  | 'pear'
  | 'tuft'
  | 'ball'
  | 'pod'
  | 'cactus'
  | 'column'
  | 'stalk'
  | 'shard'
  | 'rock'
  | 'star'
  | 'bolt'
  | 'cloud'
  | 'raincloud'
  | 'wisp'
  | 'blob'
  | 'mirror'
  | 'balloon'
  | 'ribbon'
  | 'arch';

export type AlienTop =
  | 'none'
  | 'feelers'
  | 'bulbs'
  | 'long-ears'
  | 'bubble'
  | 'fins'
  | 'petals'
  | 'cactus-flower'
  | 'cap'
  | 'sprout'
  | 'beetle-horn'
  | 'long-feelers'
  | 'knobbed-feelers'
  | 'shards'
  | 'rays'
  | 'sparkles'
  | 'tendrils';

/** The parts of one kind of alien; its color comes from the character. */
export interface AlienForm {
  /** The default colors. */
  readonly colors: DefaultColors;
  readonly outline: AlienOutline;
  readonly top: AlienTop;
  readonly back: 'none' | 'glow' | 'wings' | 'cases' | 'shell' | 'tail' | 'crystals' | 'rings';
  readonly eyes: 1 | 2 | 3;
  readonly pattern:
    | 'none'
    | 'spots'
    | 'stripes'
    | 'stars'
    | 'facets'
    | 'spines'
    | 'shine'
    | 'lamp'
    | 'geode'
    | 'swirl'
    | 'ribs';
  readonly legs: 'feet' | 'six' | 'tentacles' | 'hopping' | 'none';
  readonly accent: Hex;
}

const LITTLE_ALIEN: Omit<AlienForm, 'colors'> = {
  outline: 'pear',
  top: 'none',
  back: 'none',
  eyes: 2,
  pattern: 'none',
  legs: 'feet',
  accent: '#f4d24a',
};

const alien = (colors: DefaultColors, choices: Partial<AlienForm>): AlienForm => ({
  ...LITTLE_ALIEN,
  ...choices,
  colors,
});

const SOFT = { outline: 'tuft' } as const;
const GLOWING = { back: 'glow', legs: 'none' } as const;

const ALIENS = {
  'green alien': alien(['#7ac85a'], { top: 'feelers', pattern: 'spots' }),
  'one-eyed alien': alien(['#5ab0d8'], { eyes: 1, top: 'sprout', outline: 'ball', accent: '#f08ab0' }),
  'three-eyed alien': alien(['#b07ad8'], { eyes: 3, top: 'none', pattern: 'spots', accent: '#f4d24a' }),
  'antenna alien': alien(['#f0a04a'], { top: 'bulbs', accent: '#8af0d0' }),
  'fluffball alien': alien(['#f4b0d0'], { ...SOFT, top: 'feelers' }),
  'long-eared alien': alien(['#8ac8e8'], { ...SOFT, top: 'long-ears' }),
  'striped alien': alien(['#f0b44a'], {
    ...SOFT,
    top: 'tendrils',
    pattern: 'stripes',
    back: 'tail',
    accent: '#7a4ab0',
  }),
  'six-legged alien': alien(['#7a9ae0'], { ...SOFT, legs: 'six', top: 'bulbs', accent: '#f4d24a' }),
  'bubble alien': alien(['#5ac8c8'], { outline: 'ball', top: 'bubble', pattern: 'spots' }),
  'tentacle alien': alien(['#e07a9a'], { outline: 'column', legs: 'tentacles', top: 'tendrils', pattern: 'spots' }),
  'finned alien': alien(['#4a9ad8'], { top: 'fins', back: 'tail', pattern: 'ribs', accent: '#8af0d8' }),
  'shell alien': alien(['#e8a080'], { outline: 'ball', back: 'shell', top: 'knobbed-feelers', accent: '#c87ab0' }),
  'flower alien': alien(['#f08ab8'], { outline: 'ball', top: 'petals', accent: '#6ab85a' }),
  'cactus alien': alien(['#5aa864'], { outline: 'cactus', top: 'cactus-flower', pattern: 'spines', accent: '#f06a9a' }),
  'mushroom alien': alien(['#d86a5a'], { outline: 'stalk', top: 'cap', accent: '#fff2dc' }),
  'seedpod alien': alien(['#a8c45a'], { outline: 'pod', top: 'sprout', pattern: 'ribs', accent: '#7ab84a' }),
  'beetle alien': alien(['#3a9a8a'], {
    outline: 'ball',
    back: 'cases',
    top: 'beetle-horn',
    pattern: 'ribs',
    accent: '#2a5a7a',
  }),
  'butterfly alien': alien(['#b88af0'], { back: 'wings', top: 'knobbed-feelers', accent: '#f4a0d0' }),
  'firefly alien': alien(['#6a6a8a'], { top: 'long-feelers', pattern: 'lamp', back: 'glow', accent: '#f4f06a' }),
  'cricket alien': alien(['#8abf4a'], { legs: 'hopping', top: 'long-feelers', pattern: 'ribs', accent: '#d8e88a' }),
  'quartz alien': alien(['#e4d0e0'], { outline: 'shard', pattern: 'facets', back: 'crystals', accent: '#f4f0ff' }),
  'amethyst alien': alien(['#9a5ad0'], { outline: 'shard', pattern: 'facets', top: 'shards', accent: '#c89af0' }),
  'ice alien': alien(['#8ad0f4'], {
    outline: 'shard',
    pattern: 'facets',
    back: 'crystals',
    top: 'shards',
    accent: '#e4faff',
  }),
  'geode alien': alien(['#8a8490'], { outline: 'rock', pattern: 'geode', accent: '#b06ae0' }),
  'sunbeam alien': alien(['#f8c83a'], { ...GLOWING, outline: 'ball', top: 'rays', accent: '#f8a03a' }),
  'starlight alien': alien(['#f4e08a'], { ...GLOWING, outline: 'star', top: 'sparkles', accent: '#fff6c8' }),
  'rainbow alien': alien(['#f06a8a'], { outline: 'arch', back: 'glow', top: 'sparkles' }),
  'lightning alien': alien(['#f4d83a'], { ...GLOWING, outline: 'bolt', top: 'sparkles', accent: '#8ae0ff' }),
  'nebula alien': alien(['#7a5ac8'], {
    ...GLOWING,
    outline: 'cloud',
    pattern: 'stars',
    back: 'rings',
    accent: '#f08ad0',
  }),
  'mist alien': alien(['#c4d8e0'], { ...GLOWING, outline: 'wisp', pattern: 'swirl', accent: '#f4fcff' }),
  'raincloud alien': alien(['#7a8ab0'], { outline: 'raincloud', legs: 'none' }),
  'cotton-cloud alien': alien(['#f8d0e4'], { outline: 'cloud', top: 'tendrils', pattern: 'swirl', accent: '#ffffff' }),
  'jelly alien': alien(['#6ad88a'], { outline: 'blob', legs: 'none', pattern: 'shine', accent: '#e4ffe8' }),
  'mirror alien': alien(['#b8c8d8'], { outline: 'mirror', pattern: 'shine', accent: '#8a6ac0' }),
  'ribbon alien': alien(['#f07a5a'], { outline: 'ribbon', legs: 'none', top: 'tendrils', accent: '#f8d24a' }),
  'balloon alien': alien(['#e85a6a'], { outline: 'balloon', legs: 'none', pattern: 'shine', accent: '#ffffff' }),
} as const satisfies Readonly<Record<string, AlienForm>>;

export type AlienKind = keyof typeof ALIENS;
export const ALIEN_KINDS = Object.keys(ALIENS) as AlienKind[];

export const alienForm = (kind: AlienKind): AlienForm => ALIENS[kind];
