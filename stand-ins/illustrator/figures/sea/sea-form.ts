import type { DefaultColors } from '../../words/kinds/figure-kind.ts';
import type { Hex } from '../../svg/color.ts';

/** The parts of one kind of sea creature, and its colors when the character has none. */
export interface SeaForm {
  /** The default colors. */
  readonly colors: DefaultColors;
  readonly body: 'whale' | 'dolphin' | 'octopus' | 'seahorse' | 'crab' | 'jellyfish' | 'manta' | 'fish';
  readonly belly: Hex;
  readonly accent: Hex;
  readonly marks: 'none' | 'spots' | 'stars';
  /** A narwhal's tusk, a kraken's mantle, a whale's fountain. */
  readonly top: 'none' | 'tusk' | 'mantle' | 'fountain' | 'stardust';
}

const sea = (
  body: SeaForm['body'],
  colors: DefaultColors,
  choices: Partial<Omit<SeaForm, 'body' | 'colors'>> = {},
): SeaForm => ({ body, colors, belly: '#f4fafc', accent: '#f4c24a', marks: 'none', top: 'none', ...choices });

const SEA_CREATURES = {
  dolphin: sea('dolphin', ['#6a9ac8']),
  whale: sea('whale', ['#4a86c0'], { top: 'fountain' }),
  narwhal: sea('whale', ['#9ab0c8'], { top: 'tusk', marks: 'spots' }),
  octopus: sea('octopus', ['#e8705a', '#b06ac8'], { belly: '#ffd8c8', accent: '#ffd8c8' }),
  seahorse: sea('seahorse', ['#f0a83c'], { belly: '#fff0c8', accent: '#e8703c' }),
  crab: sea('crab', ['#e2543c'], { belly: '#ffd8b0' }),
  kraken: sea('octopus', ['#7a4a9a'], { belly: '#e0c0f0', accent: '#f0a8c8', top: 'mantle', marks: 'spots' }),
  fish: sea('fish', ['#f08a3c'], { belly: '#fff0d8', accent: '#ffd24a' }),
  shark: sea('dolphin', ['#7a8aa0']),
  jellyfish: sea('jellyfish', ['#e89ac8'], { belly: '#fff0fa', accent: '#ffd0e8' }),
  'space whale': sea('whale', ['#4a4aa0'], { top: 'stardust', marks: 'stars', belly: '#b8b0f0' }),
  'star jellyfish': sea('jellyfish', ['#7a6ae0'], {
    belly: '#e8e4ff',
    accent: '#ffe08a',
    marks: 'stars',
    top: 'stardust',
  }),
  'nebula manta': sea('manta', ['#5a4ab8'], { belly: '#f0c8f0', accent: '#f08ad0', marks: 'stars' }),
} as const satisfies Readonly<Record<string, SeaForm>>;

export type SeaKind = keyof typeof SEA_CREATURES;
export const SEA_KINDS = Object.keys(SEA_CREATURES) as SeaKind[];

export const seaForm = (kind: SeaKind): SeaForm => SEA_CREATURES[kind];
