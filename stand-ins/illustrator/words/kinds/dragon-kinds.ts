import type { DragonElement } from '../../picture-spec.ts';
import { firstMeaning, type WordTable } from '../word-table.ts';
import type { KindReader, DefaultColors } from './figure-kind.ts';

const DRAGON_WORDS = /dragon|wyvern|drake|wyrm/;

const ELEMENTS: WordTable<DragonElement> = [
  [/fire|flame|lava|ember|volcan|inferno|magma/, 'fire'],
  [/ice|frost|snow|winter|glaci/, 'ice'],
  [/earth|forest|nature|wood|moss|jungle|plant|stone|rock/, 'earth'],
  [/water|sea|ocean|river|rain|coral/, 'water'],
  [/storm|thunder|lightning|wind|sky|air|cloud/, 'storm'],
  [/shadow|dark|night|void|bone|undead|twilight/, 'shadow'],
  [/gold|treasure|metal|bronze|sun/, 'gold'],
  [/crystal|gem|jewel/, 'crystal'],
  [/star|celestial|moon|cosmic|light|time|spirit|dream|fairy/, 'star'],
];

const ELEMENT_COLORS: Readonly<Record<DragonElement, DefaultColors>> = {
  fire: ['#e2503a'],
  ice: ['#8cc8ee'],
  earth: ['#5a9a4c'],
  water: ['#3a9ab8'],
  storm: ['#6a7cb8'],
  shadow: ['#5a4a86'],
  star: ['#6a6ae0'],
  crystal: ['#c884dc'],
  gold: ['#e0a83a'],
};

export const readDragon: KindReader = ({ level, all, random }) => {
  if (!DRAGON_WORDS.test(level)) return null;
  const element = firstMeaning(ELEMENTS, all) ?? random.pick(['fire', 'star', 'earth'] as const);
  return { shape: { rig: 'dragon', element }, defaultColors: ELEMENT_COLORS[element] };
};
