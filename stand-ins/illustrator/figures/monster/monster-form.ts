import type { HeldItem } from '../human/outfit.ts';

export type MonsterCoat = 'shaggy' | 'smooth' | 'misty' | 'mossy' | 'spiky' | 'craggy';

export type MonsterTop = 'nubs' | 'bull' | 'bolts' | 'stalks' | 'hair' | 'fin' | 'ears';

/** The parts of one monster; all have the chosen color, and none is frightening. */
export interface MonsterForm {
  readonly coat: MonsterCoat;
  readonly top: MonsterTop;
  readonly eyes: 1 | 2 | 3 | 5;
  readonly pattern: 'none' | 'stripes' | 'spots';
  readonly teeth: 'two' | 'one' | 'row';
  readonly held: HeldItem;
}
