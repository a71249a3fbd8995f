import prose from './prose/development.json' with { type: 'json' };
import { readBeat, readLines } from './read-prose.ts';
import { CUSTOM_ON_THE_WAY } from './custom.ts';
import { PLACES_ON_THE_WAY } from './places.ts';
import { oldest, say, type Beat } from './beat.ts';
import { AFTERTHOUGHTS, traitSceneBeat, friendPowerBeat, kindBeat, personLine } from './people-lines.ts';

const ROAD = readBeat(prose.road);

const TRIAL: Beat = { isMust: true, lines: ({ trials }) => [say(trials[0]), oldest(...AFTERTHOUGHTS)] };
const SECOND_TRIAL: Beat = { isMust: false, lines: ({ trials }) => [say(trials[1]), oldest(...AFTERTHOUGHTS)] };

const HERO_TRAIT_SCENE = traitSceneBeat('hero', 0, true);
const FRIEND_TRAIT_SCENE = traitSceneBeat('friend', 0, true);
const SECOND_FRIEND_TRAIT_SCENE = traitSceneBeat('second', 0, true);
const HERO_SECOND_TRAIT_SCENE = traitSceneBeat('hero', 1, false);

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
  lines: ({ foe }) => [
    ...readLines(prose.foeOpening),
    personLine(foe, foe.traits[0]?.habit ?? []),
    ...readLines(prose.foeEnding),
  ],
};

const COST = readBeat(prose.cost);

const STRANGER = readBeat(prose.stranger);

const FIRST_SIGHT = readBeat(prose.firstSight);

/** The beats of the second chapter, in order; its first and last lines come from the story's hooks. */
export const DEVELOPMENT: readonly Beat[] = [
  ROAD,
  HERO_TRAIT_SCENE,
  TRIAL,
  STRANGER,
  kindBeat('hero'),
  PLACES_ON_THE_WAY,
  FRIEND_TRAIT_SCENE,
  FALSE_LEAD,
  QUARREL,
  POWER,
  REST,
  SECOND_FRIEND_TRAIT_SCENE,
  CUSTOM_ON_THE_WAY,
  friendPowerBeat(),
  kindBeat('friend'),
  FOE,
  SECOND_TRIAL,
  HERO_SECOND_TRAIT_SCENE,
  CLUE,
  COST,
  FIRST_SIGHT,
];
