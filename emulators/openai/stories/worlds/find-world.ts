import { ACTION_WORLD, ADVENTURE_WORLD, EXPLORATION_WORLD, NATURE_WORLD } from './adventure-worlds.ts';
import { COMEDY_WORLD, FRIENDSHIP_WORLD, GROWTH_WORLD, SCHOOL_LIFE_WORLD } from './everyday-worlds.ts';
import { FANTASY_WORLD, MYSTERY_WORLD, SCI_FI_WORLD, SPOOKY_WORLD } from './wonder-worlds.ts';
import type { World } from './world-record.ts';

const WORLDS: Readonly<Record<string, World>> = {
  adventure: ADVENTURE_WORLD,
  fantasy: FANTASY_WORLD,
  'sci-fi': SCI_FI_WORLD,
  action: ACTION_WORLD,
  mystery: MYSTERY_WORLD,
  'school life': SCHOOL_LIFE_WORLD,
  nature: NATURE_WORLD,
  friendship: FRIENDSHIP_WORLD,
  growth: GROWTH_WORLD,
  comedy: COMEDY_WORLD,
  spooky: SPOOKY_WORLD,
  exploration: EXPLORATION_WORLD,
};

export const ALL_WORLDS: readonly World[] = Object.values(WORLDS);

/** The world of a theme category; an unknown category is an adventure. */
export function findWorld(category: string): World {
  return WORLDS[category.trim().toLowerCase()] ?? ADVENTURE_WORLD;
}
