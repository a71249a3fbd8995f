import { ALIEN_KINDS, alienForm, type AlienKind } from '../../figures/alien/alien-form.ts';
import { firstMeaning, longestNamed, type WordTable } from '../word-table.ts';
import type { KindReader } from './figure-kind.ts';

const OTHER_NAMES: WordTable<AlienKind> = [
  [/furry/, 'fluffball alien'],
  [/sea-world/, 'bubble alien'],
  [/plant/, 'flower alien'],
  [/insect/, 'beetle alien'],
  [/crystal/, 'quartz alien'],
  [/light/, 'starlight alien'],
  [/cloud/, 'nebula alien'],
  [/shape-shift/, 'jelly alien'],
  [/alien|martian|extraterr/, 'green alien'],
];
const ALIEN_WORDS = /alien|martian|extraterr/;

export const readAlien: KindReader = ({ level }) => {
  if (!ALIEN_WORDS.test(level)) return null;
  const kind = longestNamed(ALIEN_KINDS, level) ?? firstMeaning(OTHER_NAMES, level);
  return kind === undefined ? null : { shape: { rig: 'alien', kind }, defaultColors: alienForm(kind).colors };
};
