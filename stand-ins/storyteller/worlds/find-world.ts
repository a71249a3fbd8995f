import action from './records/action.json' with { type: 'json' };
import adventure from './records/adventure.json' with { type: 'json' };
import comedy from './records/comedy.json' with { type: 'json' };
import exploration from './records/exploration.json' with { type: 'json' };
import fantasy from './records/fantasy.json' with { type: 'json' };
import friendship from './records/friendship.json' with { type: 'json' };
import growth from './records/growth.json' with { type: 'json' };
import mystery from './records/mystery.json' with { type: 'json' };
import nature from './records/nature.json' with { type: 'json' };
import schoolLife from './records/school-life.json' with { type: 'json' };
import sciFi from './records/sci-fi.json' with { type: 'json' };
import spooky from './records/spooky.json' with { type: 'json' };
import * as z from 'zod';
import { worldSchema, type World } from './world-record.ts';

const ADVENTURE = worldSchema.parse(adventure);

const WORLDS = z.record(z.string(), worldSchema).parse({
  adventure,
  fantasy,
  'sci-fi': sciFi,
  action,
  mystery,
  'school life': schoolLife,
  nature,
  friendship,
  growth,
  comedy,
  spooky,
  exploration,
});

export const ALL_WORLDS: readonly World[] = Object.values(WORLDS);

/** The world of a theme category; an unknown category gets the adventure world. */
export function findWorld(category: string): World {
  return WORLDS[category.trim().toLowerCase()] ?? ADVENTURE;
}
