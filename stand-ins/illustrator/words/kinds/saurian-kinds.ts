import { SAURIAN_KINDS, saurianForm, type SaurianKind } from '../../figures/saurian/saurian-form.ts';
import { firstMeaning, longestNamed, type WordTable } from '../word-table.ts';
import type { KindReader } from './figure-kind.ts';

const OTHER_NAMES: WordTable<SaurianKind> = [
  [/sleepy-eyed serpent/, 'basilisk'],
  [/lake longneck/, 'lake monster'],
  [/leviathan/, 'sea serpent'],
  [/serpent|viper|cobra|python/, 'snake'],
  [/turtle/, 'tortoise'],
  [/toad|newt|salamander/, 'frog'],
  [/alligator|caiman/, 'crocodile'],
  [/t-rex|tyrannosaur|dinosaur/, 'tyrannosaurus'],
  [/raptor/, 'velociraptor'],
  [/lizard|gecko|iguana|reptil/, 'chameleon'],
];

export const readSaurian: KindReader = ({ level }) => {
  const kind = longestNamed(SAURIAN_KINDS, level) ?? firstMeaning(OTHER_NAMES, level);
  return kind === undefined ? null : { shape: { rig: 'saurian', kind }, defaultColors: saurianForm(kind).colors };
};
