import type { HeldItem } from '../human/outfit.ts';

export const MONSTER_COATS = ['shaggy', 'smooth', 'misty', 'mossy', 'spiky', 'craggy'] as const;
export type MonsterCoat = (typeof MONSTER_COATS)[number];

export const MONSTER_TOPS = ['nubs', 'bull', 'bolts', 'stalks', 'hair', 'fin', 'ears'] as const;
export type MonsterTop = (typeof MONSTER_TOPS)[number];

/** What makes one fuzzy monster another; all are of the chosen colour, and none frightens anybody. */
export interface MonsterForm {
  readonly coat: MonsterCoat;
  readonly top: MonsterTop;
  readonly eyes: 1 | 2 | 3 | 5;
  readonly pattern: 'none' | 'stripes' | 'spots';
  readonly teeth: 'two' | 'one' | 'row';
  readonly held: HeldItem;
}
