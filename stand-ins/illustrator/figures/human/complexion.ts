import type { HumanSpec } from '../../picture-spec.ts';
import { shade, type Hex } from '../../svg/color.ts';
import { createRandom, type Random } from '../../svg/random.ts';
import type { SkinName } from './being.ts';

const HAIR_CUTS = ['fringe', 'swept', 'curly', 'spiky', 'parted', 'afro'] as const;
export type HairCut = (typeof HAIR_CUTS)[number];
const HAIR_BACKS = ['short', 'bob', 'long', 'braids', 'buns', 'ponytail'] as const;
export type HairBack = (typeof HAIR_BACKS)[number];

export interface Complexion {
  readonly skin: Hex;
  readonly skinShade: Hex;
  readonly hair: Hex;
  readonly iris: Hex;
  readonly cut: HairCut;
  readonly back: HairBack;
  readonly hasBeard: boolean;
}

/** Skin colors with matching hair and eye colors. */
const TYPES = [
  { skin: '#f8dcc4', hairs: ['#c8602e', '#e8c46a', '#8a5a34', '#4a342a'], irises: ['#4a8fd0', '#3aa87a', '#6a8a9a'] },
  { skin: '#f3c9a6', hairs: ['#6a4028', '#3a2620', '#c86a3a', '#d8a858'], irises: ['#4a8fd0', '#3aa87a', '#8a5a2a'] },
  { skin: '#e8b68a', hairs: ['#2c211f', '#4a2e22', '#22202c'], irises: ['#6a4a2a', '#3a8a6a', '#4a3a2a'] },
  { skin: '#d49c6c', hairs: ['#2a1e1c', '#3a2620', '#22202c'], irises: ['#5a3a20', '#6a7a3a', '#4a3024'] },
  { skin: '#b4784c', hairs: ['#221a1c', '#3a241c', '#1e1c26'], irises: ['#5a3a20', '#8a5a2a', '#4a3024'] },
  { skin: '#8f5a38', hairs: ['#1e181a', '#2e1e1a', '#4a2a1e'], irises: ['#4a2e1a', '#6a4420', '#3a2a20'] },
  { skin: '#6e4329', hairs: ['#191519', '#2a1c1a'], irises: ['#3e2818', '#5a3a1c'] },
] as const;

const GRAY_HAIR = ['#e6e2ea', '#cfccd6', '#b9b6c2'] as const;

const FEMALE_CUTS = ['fringe', 'swept', 'parted', 'curly'] as const;
const FEMALE_BACKS = ['long', 'bob', 'braids', 'buns', 'ponytail'] as const;
const MALE_CUTS = ['swept', 'spiky', 'fringe', 'curly', 'afro', 'parted'] as const;
const BEARD_CHANCE = { child: 0, adult: 0.24, elder: 0.75 } as const;

/** Skin colors of human-like beings, such as elves or vampires. */
const SKINS: Readonly<Record<Exclude<SkinName, 'person' | 'dyed'>, readonly [Hex, ...Hex[]]>> = {
  pale: ['#f6e6e0', '#efe0e4'],
  moonlit: ['#e4ecfa', '#d8e8f4'],
  dusk: ['#b6b0cc', '#a8a4c4', '#c4bcd0'],
  leaf: ['#a8cc84', '#92c07a', '#b8d490'],
  bark: ['#b89068', '#a47e58'],
  stone: ['#b4b2b8', '#a8acb2'],
  sea: ['#8cd0cc', '#7cc4d6'],
  sky: ['#8ab8ee', '#9ac4f0'],
  rose: ['#f4b8c4', '#f0acc0'],
  gold: ['#f2d890', '#eccc80'],
  snow: ['#f0f5fc', '#e6eefa'],
  ember: ['#f0a070', '#e88c64'],
};

const DYED_SKIN_LIGHTNESS = 0.05;

/** The complexion of a character: the same in every picture, because it is seeded by its identity. */
export function complexionOf(spec: HumanSpec): Complexion {
  const random = createRandom(`${spec.identity}|complexion`);
  const type = random.pick(TYPES);
  const { being } = spec;
  const skin = skinOf(being.skin, type.skin, spec.color, random);
  const female = spec.gender === 'female';
  const youthfulHair = random.pick(type.hairs);
  return {
    skin,
    skinShade: shade(skin, -0.08),
    hair: spec.age === 'elder' ? random.pick(GRAY_HAIR) : youthfulHair,
    iris: being.iris ?? random.pick(type.irises),
    cut: spec.features.includes('curls') ? 'curly' : random.pick(female ? FEMALE_CUTS : MALE_CUTS),
    back: female ? random.pick(FEMALE_BACKS) : 'short',
    hasBeard: !female && (being.hasBeard ?? random.chance(BEARD_CHANCE[spec.age])),
  };
}

function skinOf(name: SkinName, own: Hex, dye: Hex, random: Random): Hex {
  if (name === 'person') return own;
  return name === 'dyed' ? shade(dye, DYED_SKIN_LIGHTNESS) : random.pick(SKINS[name]);
}
