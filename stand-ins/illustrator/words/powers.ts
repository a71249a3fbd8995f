import type { PowerName } from '../picture-spec.ts';
import { firstMeaning, type WordTable } from './word-table.ts';

const POWERS: WordTable<PowerName> = [
  [/fly|flight/, 'flying'],
  [/invisib/, 'invisibility'],
  [/time/, 'time'],
  [/animal/, 'animals'],
  [/grow|plant/, 'plants'],
  [/weather|storm/, 'weather'],
  [/heal/, 'healing'],
  [/shape/, 'shape-shifting'],
  [/element/, 'elements'],
  [/mind|telepath/, 'mind'],
  [/dream/, 'dreams'],
  [/teleport|portal/, 'teleportation'],
  [/shadow|dark/, 'shadow'],
  [/crystal/, 'crystals'],
  [/music|song/, 'music'],
  [/potion|brew/, 'potions'],
  [/illusion/, 'illusions'],
  [/nature/, 'nature'],
  [/beam|energy|laser/, 'beams'],
  [/light/, 'light'],
];

export const readPower = (text: string): PowerName | null => firstMeaning(POWERS, text.toLowerCase()) ?? null;
