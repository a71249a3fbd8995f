import type { Choice } from '../../catalogues/choice.ts';

/** The categories of character types, in the specified order; separate, so that forms can load the rest on demand. */
export const TOP_LEVEL_TYPES = [
  { id: 'human', label: 'Human' },
  { id: 'animal', label: 'Animal' },
  { id: 'supernatural-being', label: 'Supernatural Being' },
  { id: 'robot-artificial-intelligence', label: 'Robot/Artificial Intelligence' },
  { id: 'mythical-creature', label: 'Mythical Creature' },
  { id: 'alien', label: 'Alien' },
  { id: 'magical-being', label: 'Magical Being' },
  { id: 'mystic', label: 'Mystic' },
  { id: 'hybrid', label: 'Hybrid' },
  { id: 'dark-being', label: 'Dark Being', dark: true, gentleLabel: 'Twilight Being' },
] as const satisfies readonly Choice[];

export type TopLevelType = (typeof TOP_LEVEL_TYPES)[number];
