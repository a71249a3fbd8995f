import { PERSON, type Being } from '../../figures/human/being.ts';
import { PLAIN_OUTFIT, type Outfit } from '../../figures/human/outfit.ts';
import type { FigureKind, OwnColours } from './figure-kind.ts';

export const CLOTH_COLOURS: OwnColours = [
  '#4a5fc0',
  '#2f9e6a',
  '#b84a6a',
  '#c8803a',
  '#4a8fb8',
  '#7a4cba',
  '#c04a3a',
  '#2b9694',
];

/** What makes somebody shaped like a person another folk: clothes, body, and the colour when none is chosen. */
export interface FolkLook {
  readonly wears?: Partial<Outfit>;
  readonly is?: Partial<Being>;
  readonly colour?: string;
}

/** One kind of folk: what `change` says, then what its family has in common. */
export const folk = (family: FolkLook, change: FolkLook = {}): FigureKind => {
  const colour = change.colour ?? family.colour;
  return {
    shape: {
      rig: 'human',
      outfit: { ...PLAIN_OUTFIT, ...family.wears, ...change.wears },
      being: { ...PERSON, ...family.is, ...change.is },
    },
    ownColours: colour === undefined ? CLOTH_COLOURS : [colour],
  };
};

/** A family of folks, each by its name. */
export const folksOf = (family: FolkLook, folks: Readonly<Record<string, FolkLook>>): Record<string, FigureKind> =>
  Object.fromEntries(Object.entries(folks).map(([names, look]) => [names, folk(family, look)]));
