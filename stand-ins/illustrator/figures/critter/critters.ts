import { ANIMALS } from './animals.ts';
import type { CritterForm } from './critter-form.ts';
import { LEGENDS } from './legends.ts';

const CRITTERS = { ...ANIMALS, ...LEGENDS };

export type CritterKind = keyof typeof CRITTERS;
export const CRITTER_KINDS = Object.keys(CRITTERS) as CritterKind[];

export const critterForm = (kind: CritterKind): CritterForm => CRITTERS[kind];
