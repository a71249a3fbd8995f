import { BUG_KINDS, bugForm, type BugKind } from '../../figures/bug/bug-form.ts';
import { firstMeaning, longestNamed, type WordTable } from '../word-table.ts';
import type { KindReader } from './figure-kind.ts';

const OTHER_NAMES: WordTable<BugKind> = [
  [/\bbees?\b|bumblebee|wasp/, 'honeybee'],
  [/ladybird/, 'ladybug'],
  [/night moth/, 'nightmare moth'],
  [/\bmoth\b/, 'moon moth'],
  [/cricket|locust|mantis/, 'grasshopper'],
  [/\bworm\b|centipede/, 'caterpillar'],
  [/insect|\bbugs?\b/, 'beetle'],
];

export const readBug: KindReader = ({ level }) => {
  const kind = longestNamed(BUG_KINDS, level) ?? firstMeaning(OTHER_NAMES, level);
  return kind === undefined ? null : { shape: { rig: 'bug', kind }, defaultColors: bugForm(kind).colors };
};
