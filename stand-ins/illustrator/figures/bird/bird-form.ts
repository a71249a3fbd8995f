import type { DefaultColors } from '../../words/kinds/figure-kind.ts';
import type { Hex } from '../../svg/color.ts';

/** The parts of one kind of bird; its color comes from the character. */
export interface BirdForm {
  /** The default colors. */
  readonly colors: DefaultColors;
  readonly beak: 'small' | 'owl' | 'hooked' | 'parrot' | 'bill' | 'flamingo' | 'toucan' | 'puffin' | 'needle' | 'hen';
  readonly beakColor: Hex;
  readonly face: 'discs' | 'plain' | 'pale' | 'bare-cheeks' | 'breast' | 'penguin' | 'clown';
  readonly crest: 'none' | 'tuft' | 'ears' | 'comb' | 'fan' | 'flames' | 'icicles' | 'rays';
  readonly wings: 'folded' | 'spread' | 'flippers' | 'buzzing';
  readonly tail: 'fan' | 'long' | 'short' | 'wheel' | 'flames' | 'sickle' | 'none';
  /** How far head and body are above the ground, in figure units. */
  readonly legs: number;
  /** How far the head is above the body. */
  readonly neck: number;
  /** Relative to the head of a songbird. */
  readonly head: number;
  readonly isWebbed: boolean;
  readonly cream: Hex;
  /** The color of breast, wing tips or second feathers; null is a lighter shade of the plumage. */
  readonly accent: Hex | null;
  readonly iris: Hex | null;
  readonly isFiery: boolean;
}

const SONGBIRD: Omit<BirdForm, 'colors'> = {
  beak: 'small',
  beakColor: '#f2a83e',
  face: 'plain',
  crest: 'none',
  wings: 'folded',
  tail: 'fan',
  legs: 0,
  neck: 0,
  head: 1,
  isWebbed: false,
  cream: '#fff2de',
  accent: null,
  iris: null,
  isFiery: false,
};

const bird = (colors: DefaultColors, choices: Partial<BirdForm>): BirdForm => ({ ...SONGBIRD, ...choices, colors });

const PHOENIX = {
  beak: 'hooked',
  wings: 'spread',
  tail: 'flames',
  crest: 'flames',
  face: 'pale',
  isFiery: true,
} as const;

const BIRDS = {
  bird: bird(['#4f9ad8', '#e2604a'], { crest: 'tuft', face: 'pale' }),
  owl: bird(['#8a6a4f', '#a07a52'], { beak: 'owl', face: 'discs', crest: 'ears', tail: 'none', iris: '#f0b030' }),
  chicken: bird(['#f0e2cc', '#c8783c'], { beak: 'hen', crest: 'comb', tail: 'sickle', accent: '#8a4a30' }),
  goose: bird(['#f4f4f2'], { beak: 'bill', neck: 104, head: 0.8, tail: 'short', isWebbed: true, accent: '#c8c8cc' }),
  duck: bird(['#d8b84a', '#4a9a6a'], { beak: 'bill', neck: 26, head: 0.94, tail: 'short', isWebbed: true }),
  eagle: bird(['#7a5236'], {
    beak: 'hooked',
    face: 'pale',
    wings: 'spread',
    cream: '#fffaf0',
    iris: '#e8b020',
  }),
  parrot: bird(['#d8402f', '#35a853'], {
    beak: 'parrot',
    beakColor: '#4a4450',
    face: 'bare-cheeks',
    crest: 'tuft',
    tail: 'long',
    accent: '#3a8ae0',
  }),
  swan: bird(['#f8f8fc'], {
    beak: 'bill',
    neck: 150,
    head: 0.76,
    tail: 'short',
    isWebbed: true,
    beakColor: '#f08a3c',
    cream: '#ffffff',
    accent: '#e4e8f2',
  }),
  peacock: bird(['#2a86b4'], {
    neck: 70,
    head: 0.76,
    crest: 'fan',
    tail: 'wheel',
    face: 'bare-cheeks',
    accent: '#2f9e6a',
  }),
  flamingo: bird(['#f48aa8'], {
    beak: 'flamingo',
    beakColor: '#fbe4d8',
    legs: 130,
    neck: 100,
    head: 0.76,
    tail: 'short',
    accent: '#e85a86',
  }),
  toucan: bird(['#3a3844'], {
    beak: 'toucan',
    face: 'bare-cheeks',
    cream: '#fff6dc',
    accent: '#f4d24a',
    tail: 'long',
    iris: '#3a8ac0',
  }),
  robin: bird(['#8a7460'], { face: 'breast', beakColor: '#5a4a44', accent: '#e8623a', cream: '#f6ede0' }),
  hummingbird: bird(['#2fa88a'], {
    beak: 'needle',
    beakColor: '#3a3440',
    wings: 'buzzing',
    tail: 'short',
    face: 'breast',
    accent: '#e0407a',
    legs: 60,
  }),
  penguin: bird(['#3c4254'], {
    face: 'penguin',
    wings: 'flippers',
    tail: 'none',
    isWebbed: true,
    cream: '#ffffff',
    accent: '#f6c84a',
  }),
  puffin: bird(['#343240'], {
    beak: 'puffin',
    face: 'clown',
    wings: 'flippers',
    tail: 'short',
    isWebbed: true,
    cream: '#ffffff',
  }),
  phoenix: bird(['#ea6a30'], { ...PHOENIX, accent: '#ffc23e', cream: '#ffe6a0', iris: '#c8401e' }),
  'dawn phoenix': bird(['#f29ab0'], {
    ...PHOENIX,
    crest: 'rays',
    accent: '#ffd98a',
    cream: '#fff0dc',
    iris: '#e0803a',
  }),
  'ice phoenix': bird(['#7cc4ee'], {
    ...PHOENIX,
    crest: 'icicles',
    accent: '#e4fbff',
    cream: '#f6fdff',
    iris: '#3a7ad8',
  }),
  'rainbow phoenix': bird(['#e8609a'], {
    ...PHOENIX,
    crest: 'fan',
    accent: '#6ac8f0',
    cream: '#fff4d8',
    iris: '#7a4ce0',
  }),
} as const satisfies Readonly<Record<string, BirdForm>>;

export type BirdKind = keyof typeof BIRDS;
export const BIRD_KINDS = Object.keys(BIRDS) as BirdKind[];

export const birdForm = (kind: BirdKind): BirdForm => BIRDS[kind];
