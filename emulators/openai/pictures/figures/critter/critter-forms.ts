import type { CritterKind } from '../../picture-spec.ts';
import type { Hex } from '../../svg/colour.ts';

/** The build of one kind of animal; colour comes from the character. */
export interface CritterForm {
  readonly body: 'beast' | 'bird';
  readonly ears: 'pointed' | 'long' | 'round' | 'floppy' | 'leaf' | 'tufts' | 'crest' | 'big-round';
  readonly muzzle: 'mask' | 'round' | 'soft';
  readonly tail: 'bushy' | 'thin' | 'puff' | 'tuft' | 'mane' | 'fan' | 'flame' | 'wag' | 'none';
  readonly markings: 'none' | 'stripes' | 'dapples' | 'panda' | 'blaze';
  readonly cream: Hex;
  /** Dark ears and socks, where the kind has them. */
  readonly points: Hex | null;
  readonly iris: Hex | null;
  readonly hasMane: boolean;
  readonly hasHorn: boolean;
  readonly hasAntlers: boolean;
  readonly hasWhiskers: boolean;
  readonly cheekTufts: boolean;
}

const BEAST: CritterForm = {
  body: 'beast',
  ears: 'pointed',
  muzzle: 'mask',
  tail: 'bushy',
  markings: 'none',
  cream: '#fff2de',
  points: null,
  iris: null,
  hasMane: false,
  hasHorn: false,
  hasAntlers: false,
  hasWhiskers: false,
  cheekTufts: false,
};

const form = (choices: Partial<CritterForm>): CritterForm => ({ ...BEAST, ...choices });

export const CRITTER_FORMS: Readonly<Record<CritterKind, CritterForm>> = {
  fox: form({ points: '#4a2a24', cheekTufts: true }),
  owl: form({ body: 'bird', ears: 'tufts', tail: 'none', iris: '#f0b030' }),
  rabbit: form({ ears: 'long', muzzle: 'soft', tail: 'puff', hasWhiskers: true }),
  lion: form({ ears: 'round', muzzle: 'round', tail: 'tuft', hasMane: true }),
  cat: form({ muzzle: 'soft', tail: 'thin', hasWhiskers: true }),
  wolf: form({ cream: '#eef0f4', points: '#3e4450', cheekTufts: true, iris: '#d8a020' }),
  dog: form({ ears: 'floppy', muzzle: 'round', tail: 'wag' }),
  bear: form({ ears: 'round', muzzle: 'round', tail: 'none' }),
  panda: form({ ears: 'round', muzzle: 'round', tail: 'none', markings: 'panda', points: '#34323c' }),
  deer: form({ ears: 'leaf', muzzle: 'soft', tail: 'puff', markings: 'dapples', hasAntlers: true, points: '#5a3a2a' }),
  unicorn: form({ ears: 'leaf', muzzle: 'soft', tail: 'mane', markings: 'none', cream: '#fff4fa', hasHorn: true }),
  mouse: form({ ears: 'big-round', muzzle: 'soft', tail: 'thin', hasWhiskers: true }),
  tiger: form({ ears: 'round', muzzle: 'round', tail: 'thin', markings: 'stripes', hasWhiskers: true }),
  bird: form({ body: 'bird', ears: 'crest', tail: 'fan' }),
  phoenix: form({ body: 'bird', ears: 'crest', tail: 'flame', cream: '#ffe6a0', iris: '#c8401e' }),
};
