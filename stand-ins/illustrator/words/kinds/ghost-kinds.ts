import { GHOST_KINDS, ghostForm, type GhostKind } from '../../figures/ghost/ghost-form.ts';
import { firstMeaning, longestNamed, type WordTable } from '../word-table.ts';
import type { KindReader } from './figure-kind.ts';

const OTHER_NAMES: WordTable<GhostKind> = [
  [/household spirit/, 'lantern spirit'],
  [/nature spirit/, 'forest spirit'],
  [/ghost|glimmer|phantom|spectre|poltergeist/, 'bedsheet ghost'],
];

/** The word that replaces "ghost" for ages 3-4. */
const GENTLE_WORD = /\bglimmer\b/;

export const readGhost: KindReader = ({ level }) => {
  const kind = longestNamed(GHOST_KINDS, level.replace(GENTLE_WORD, 'ghost')) ?? firstMeaning(OTHER_NAMES, level);
  return kind === undefined ? null : { shape: { rig: 'ghost', kind }, defaultColors: ghostForm(kind).colors };
};
