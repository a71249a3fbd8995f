import { readOutfit } from '../../figures/human/outfits.ts';
import type { HumanSpec } from '../../picture-spec.ts';
import { firstMeaning, type WordTable } from '../match-words.ts';
import type { FigureKind, KindReader, KindWords, OwnColours } from './figure-kind.ts';

const CLOTH_COLOURS: OwnColours = [
  '#4a5fc0',
  '#2f9e6a',
  '#b84a6a',
  '#c8803a',
  '#4a8fb8',
  '#7a4cba',
  '#c04a3a',
  '#2b9694',
];

const FOLKS: WordTable<HumanSpec['folk']> = [
  [/alien|martian|extraterr/, 'alien'],
  [/ghost|spirit|angel|supernatural|spectre|phantom/, 'spirit'],
  [/dark being|twilight being|demon|vampire|undead|lich|blood mage|necromanc/, 'dark'],
  [/fairy|fae|pixie|sprite|nymph/, 'fairy'],
  [/hybrid|cat ?girl|cat ?boy|centaur|satyr|mermaid|merfolk|harpy|minotaur/, 'hybrid'],
  [/elf|elven|magical being|dryad|gnome|dwarf|goblin/, 'elf'],
];

const person = (text: string, folk: HumanSpec['folk']): FigureKind => ({
  shape: { rig: 'human', outfit: readOutfit(text), folk },
  ownColours: CLOTH_COLOURS,
});

/** Under the humans' own top level everybody is a person, whatever the calling is named after. */
export const readHuman: KindReader = ({ text }) => person(text, 'person');

/** Everybody who is shaped like a person and has no rig of their own. */
export const readFolk = ({ text, all }: KindWords): FigureKind => person(text, firstMeaning(FOLKS, all) ?? 'person');
