import folks from './records/star-traveler.json' with { type: 'json' };
import { readFolks } from './folk.ts';
import { tableReader } from './kind-table.ts';

const STAR_TRAVELERS = readFolks(folks.starTravelers);

/** Finds the figure for a type of human-shaped space traveler. */
export const readStarTraveler = tableReader({ 'star traveler': STAR_TRAVELERS });
