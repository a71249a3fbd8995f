import { SEA_KINDS, seaForm, type SeaKind } from '../../figures/sea/sea-form.ts';
import { firstMeaning, longestNamed, type WordTable } from '../word-table.ts';
import type { KindReader } from './figure-kind.ts';

const OTHER_NAMES: WordTable<SeaKind> = [
  [/giant octopus/, 'kraken'],
  [/goldfish|clownfish|\bcarp\b/, 'fish'],
  [/squid/, 'octopus'],
  [/orca|beluga/, 'whale'],
  [/lobster|shrimp/, 'crab'],
  [/stingray|\bray\b|manta/, 'nebula manta'],
];

export const readSea: KindReader = ({ level }) => {
  const kind = firstMeaning(OTHER_NAMES, level) ?? longestNamed(SEA_KINDS, level);
  return kind === undefined ? null : { shape: { rig: 'sea', kind }, defaultColors: seaForm(kind).colors };
};
