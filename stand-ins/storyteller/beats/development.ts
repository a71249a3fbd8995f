import prose from './prose/development.json' with { type: 'json' };
import { readBeat, readLines } from './read-prose.ts';
import { CUSTOM_ON_THE_WAY } from './custom.ts';
import { PLACES_ON_THE_WAY } from './places.ts';
import { oldest, say, type Beat } from './beat.ts';
import { AFTERTHOUGHTS, deedBeat, friendPowerBeat, habitLine, personLine } from './people-lines.ts';

const ROAD = readBeat(prose.road);

const TRIAL: Beat = { isMust: true, lines: ({ trials }) => [say(trials[0]), oldest(...AFTERTHOUGHTS)] };
const SECOND_TRIAL: Beat = { isMust: false, lines: ({ trials }) => [say(trials[1]), oldest(...AFTERTHOUGHTS)] };

const HERO_DEED = deedBeat('hero');
const FRIEND_DEED = deedBeat('friend');
const SECOND_FRIEND_DEED = deedBeat('second');
const ANOTHER_HERO_DEED: Beat = { ...HERO_DEED, isMust: false };
const ANOTHER_FRIEND_DEED: Beat = { ...FRIEND_DEED, isMust: false };

const POWER: Beat = {
  isMust: true,
  fits: ({ hero }) => hero.power !== null,
  lines: ({ hero }) => [personLine(hero, hero.power?.use ?? []), ...readLines(prose.power)],
};

const QUARREL = readBeat(prose.quarrel);

const FALSE_LEAD = readBeat(prose.falseLead);

const REST: Beat = { isMust: false, lines: ({ rest }) => [say(rest), ...REST_LINES] };
const REST_LINES = readLines(prose.restLines);

const CLUE = readBeat(prose.clue);

const FOE: Beat = {
  isMust: true,
  fits: ({ foe }) => foe.isNamed,
  lines: ({ foe }) => [...readLines(prose.foeOpening), habitLine(foe), ...readLines(prose.foeEnding)],
};

const COST = readBeat(prose.cost);

const STRANGER = readBeat(prose.stranger);

const FIRST_SIGHT = readBeat(prose.firstSight);

/** The beats of the second chapter, in order; its first and last lines come from the story's hooks. */
export const DEVELOPMENT: readonly Beat[] = [
  ROAD,
  HERO_DEED,
  TRIAL,
  STRANGER,
  PLACES_ON_THE_WAY,
  FRIEND_DEED,
  FALSE_LEAD,
  QUARREL,
  POWER,
  REST,
  SECOND_FRIEND_DEED,
  CUSTOM_ON_THE_WAY,
  friendPowerBeat(),
  FOE,
  ANOTHER_FRIEND_DEED,
  SECOND_TRIAL,
  ANOTHER_HERO_DEED,
  CLUE,
  COST,
  FIRST_SIGHT,
];
