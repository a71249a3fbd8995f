import { readOutfit } from '../../figures/human/outfits.ts';
import { firstMeaning, type WordTable } from '../word-table.ts';
import type { FigureKind, KindReader, KindWords } from './figure-kind.ts';
import { folk, type FolkLook } from './folk.ts';

/** Kinds of people that no catalogue lists, the most specific first. */
const BODIES: WordTable<NonNullable<FolkLook['is']>> = [
  [/ghost|spirit|spectre|phantom/, { skin: 'moonlit', glow: '#dfe8ff' }],
  [/angel/, { wings: 'feather', glow: '#fff4c8' }],
  [/vampire|demon|undead|necromanc|dark being|twilight being/, { skin: 'dusk', ears: 'pointed', iris: '#c0442e' }],
  [/fairy|fae\b|pixie|sprite|nymph/, { wings: 'fairy', ears: 'pointed', hasBeard: false }],
  [/cat ?girl|cat ?boy/, { ears: 'cat', tail: 'cat' }],
  [/mermaid|merman|merfolk/, { legs: 'fish', ears: 'fin', coat: '#3aa8a0' }],
  [/harpy/, { wings: 'feather', legs: 'bird', coat: '#a07a52' }],
  [/hybrid/, { ears: 'fox', tail: 'fox', coat: '#d88a4a' }],
  [/elf|elven|magical being|goblin/, { ears: 'pointed' }],
];

/** Every type in the human category is a person, even if its occupation is named after an animal. */
export const readHuman: KindReader = ({ text }) => folk({ wears: readOutfit(text) });

/** Everything human-shaped that is in no table. */
export const readFolk = ({ text, all }: KindWords): FigureKind =>
  folk({ wears: readOutfit(text) }, { is: firstMeaning(BODIES, all) ?? {} });
