import type { DefaultColors } from '../../words/kinds/figure-kind.ts';
import type { Hex } from '../../svg/color.ts';

/** The parts of one kind of reptile, frog or dinosaur, and its colors when the character has none. */
export interface SaurianForm {
  /** The default colors. */
  readonly colors: DefaultColors;
  readonly body: 'upright' | 'coils' | 'shell' | 'squat' | 'afloat';
  readonly head: 'blunt' | 'jaw' | 'beak' | 'wide';
  readonly crest:
    | 'none'
    | 'frill'
    | 'tube'
    | 'feathers'
    | 'casque'
    | 'armour'
    | 'crown'
    | 'fins'
    | 'plume'
    | 'knobs'
    | 'little-horns';
  readonly back: 'none' | 'plates' | 'sail' | 'spikes' | 'ridge' | 'feather-wings' | 'island' | 'planet';
  readonly tail: 'thick' | 'club' | 'spiked' | 'spiral' | 'none';
  readonly hands: 'arms' | 'tiny-arms' | 'flippers' | 'none';
  readonly marks: 'none' | 'stripes' | 'spots' | 'bands' | 'stars' | 'diamonds';
  /** How far the head is above the body, in figure units. */
  readonly neck: number;
  /** Relative to the head of a turtle. */
  readonly headSize: number;
  readonly heads: 1 | 3;
  readonly belly: Hex;
  /** The color of plates, frill and shell; null is a darker shade of the hide. */
  readonly accent: Hex | null;
  readonly iris: Hex | null;
}

const REPTILE: Omit<SaurianForm, 'colors'> = {
  body: 'upright',
  head: 'blunt',
  crest: 'none',
  back: 'none',
  tail: 'thick',
  hands: 'arms',
  marks: 'none',
  neck: 0,
  headSize: 1,
  heads: 1,
  belly: '#fdf0c8',
  accent: null,
  iris: null,
};

const saurian = (colors: DefaultColors, choices: Partial<SaurianForm>): SaurianForm => ({
  ...REPTILE,
  ...choices,
  colors,
});

const SERPENT = { body: 'coils', tail: 'none', hands: 'none' } as const;
const TURTLE = { body: 'shell', tail: 'none', headSize: 0.86 } as const;

const SAURIANS = {
  snake: saurian(['#7cae4a'], { ...SERPENT, marks: 'diamonds', accent: '#d8a83a' }),
  chameleon: saurian(['#5cb46a'], {
    crest: 'casque',
    tail: 'spiral',
    marks: 'bands',
    accent: '#3aa8b4',
    iris: '#e0803a',
  }),
  tortoise: saurian(['#9aa860'], { ...TURTLE, accent: '#8a6640' }),
  'sea turtle': saurian(['#4aa88c'], { ...TURTLE, hands: 'flippers', accent: '#2f7a78', marks: 'spots' }),
  frog: saurian(['#6abf4a'], { body: 'squat', head: 'wide', tail: 'none', belly: '#f4f6c4', marks: 'spots' }),
  crocodile: saurian(['#5c8a4a'], { head: 'jaw', back: 'ridge', marks: 'spots', iris: '#d8b020' }),
  tyrannosaurus: saurian(['#8a9a4a', '#b4603c'], { head: 'jaw', hands: 'tiny-arms', marks: 'stripes', headSize: 1.06 }),
  triceratops: saurian(['#5a98b8'], { head: 'beak', crest: 'frill', accent: '#e8965a' }),
  stegosaurus: saurian(['#7aa85a'], { back: 'plates', tail: 'spiked', headSize: 0.84, accent: '#e8843c' }),
  brachiosaurus: saurian(['#8a90c0'], { neck: 190, headSize: 0.72, crest: 'knobs', marks: 'spots' }),
  ankylosaurus: saurian(['#b4905c'], {
    crest: 'armour',
    back: 'spikes',
    tail: 'club',
    headSize: 0.94,
    accent: '#7a5a3c',
  }),
  velociraptor: saurian(['#c8803c'], {
    head: 'jaw',
    crest: 'feathers',
    headSize: 0.86,
    marks: 'stripes',
    accent: '#2f98a8',
  }),
  spinosaurus: saurian(['#a85a5a'], { head: 'jaw', back: 'sail', marks: 'bands', accent: '#f0a848' }),
  parasaurolophus: saurian(['#6ab09a'], {
    head: 'beak',
    crest: 'tube',
    headSize: 0.9,
    accent: '#e8705a',
    marks: 'stripes',
  }),
  hydra: saurian(['#4a9a86'], { heads: 3, crest: 'fins', neck: 40, headSize: 0.78, accent: '#e0a84a' }),
  basilisk: saurian(['#7a9a3c'], { ...SERPENT, crest: 'crown', marks: 'bands', accent: '#e0b83a', iris: '#e8b020' }),
  'feathered serpent': saurian(['#2fa06a'], {
    ...SERPENT,
    crest: 'plume',
    back: 'feather-wings',
    marks: 'diamonds',
    accent: '#e8523c',
  }),
  'sea serpent': saurian(['#3a8ab8'], {
    body: 'afloat',
    neck: 90,
    headSize: 0.82,
    crest: 'fins',
    hands: 'none',
    tail: 'none',
    accent: '#8ae0d0',
  }),
  'lake monster': saurian(['#6a9a7a'], {
    body: 'afloat',
    neck: 150,
    headSize: 0.72,
    crest: 'little-horns',
    hands: 'none',
    tail: 'none',
    marks: 'spots',
  }),
  'island turtle': saurian(['#5aa08a'], { ...TURTLE, hands: 'flippers', back: 'island', accent: '#8a7048' }),
  'planet turtle': saurian(['#6a78c8'], {
    ...TURTLE,
    hands: 'flippers',
    back: 'planet',
    marks: 'stars',
    accent: '#3a3f86',
  }),
} as const satisfies Readonly<Record<string, SaurianForm>>;

export type SaurianKind = keyof typeof SAURIANS;
export const SAURIAN_KINDS = Object.keys(SAURIANS) as SaurianKind[];

export const saurianForm = (kind: SaurianKind): SaurianForm => SAURIANS[kind];
