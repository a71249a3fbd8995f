import { BIRD_KINDS, birdForm, type BirdKind } from '../../figures/bird/bird-form.ts';
import { firstMeaning, longestNamed, type WordTable } from '../word-table.ts';
import type { KindReader } from './figure-kind.ts';

const OTHER_NAMES: WordTable<BirdKind> = [
  [/firebird/, 'phoenix'],
  [/hawk|falcon|thunderbird/, 'eagle'],
  [/hen\b|rooster|cockerel/, 'chicken'],
  [/macaw|cockatoo|parakeet/, 'parrot'],
  [/crane|heron|stork/, 'flamingo'],
  [/raven|crow|sparrow|dove|finch|nightingale|swallow|pigeon|kingfisher/, 'bird'],
];

export const readBird: KindReader = ({ level }) => {
  const kind = longestNamed(BIRD_KINDS, level) ?? firstMeaning(OTHER_NAMES, level);
  return kind === undefined ? null : { shape: { rig: 'bird', kind }, defaultColors: birdForm(kind).colors };
};
