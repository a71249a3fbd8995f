import looks from './prose/looks.json' with { type: 'json' };
import prose from './prose/people-lines.json' with { type: 'json' };
import { readTextList } from './read-prose.ts';
import type { Person } from '../cast/person.ts';
import { findRoleLines } from '../cast/roles.ts';
import { fillTemplate } from '../fill-template.ts';
import type { Story } from '../story.ts';
import type { Relation } from '../plan/relations.ts';
import { oldest, say, type Beat, type Line } from './beat.ts';

/** Sentences about one person, from the tables of traits, powers and roles. */
export function personLine(person: Person, sentences: readonly string[]): Line {
  return say(...sentences.filter((sentence) => sentence !== '').map((sentence) => withPerson(sentence, person)));
}

/** Fills only the placeholders of the person, such as {x} and {xhis}; the others are filled when the line is written. */
function withPerson(sentence: string, person: Person): string {
  return sentence.replace(/\{(x(?:he|him|his|himself|hewas|hers|hand|hands|feet|color|feature)?)\}/giu, (key) =>
    fillTemplate(key, person.words),
  );
}

const HABITS = readTextList(prose.habits);
const DEEDS = readTextList(prose.deeds);
const DOUBTS = readTextList(prose.doubts);
const WISHES = readTextList(prose.wishes);

/*
 * Each of these functions chooses one of the sentences of all traits of the person, of its kind and for anybody: a single
 * trait has few sentences, so that the next story with the same hero would repeat them.
 */

/** What a person does every day. */
export const habitLine = (person: Person): Line =>
  personLine(person, [...person.traits.flatMap(({ habit }) => habit), ...person.kind.habit, ...HABITS]);

/** How a person helps on the way. */
const deedLine = (person: Person): Line =>
  personLine(person, [...person.traits.flatMap(({ deed }) => deed), ...person.kind.deed, ...DEEDS]);

/** What a person feels in a difficult moment. */
export const doubtLine = (person: Person): Line =>
  personLine(person, [...person.traits.map(({ doubt }) => doubt), ...DOUBTS]);

/** A secret wish, for older readers. */
export const wishLine = (person: Person): Line => ({
  ...personLine(person, [...person.traits.map(({ wish }) => wish), ...WISHES]),
  levels: [2, 3],
});

const COLOR_IN_ACTION = readTextList(looks.color);
const FEATURE_IN_ACTION = readTextList(looks.feature);
const SIZE_IN_ACTION = { small: readTextList(looks.small), large: readTextList(looks.large) };

/** A moment in which one can see what a person looks like. */
export const looksLine = (person: Person): Line =>
  personLine(person, [
    ...(person.looks.color === '' ? [] : COLOR_IN_ACTION),
    ...(person.looks.feature === '' ? [] : FEATURE_IN_ACTION),
    ...(person.looks.size === null ? [] : SIZE_IN_ACTION[person.looks.size]),
  ]);

const INTRODUCTIONS = readTextList(prose.met);

const toLines = ({ start, details }: Relation): Line[] => [
  say(...start),
  ...(details.length > 0 ? [say(...details)] : []),
];

/** The relationship between a person and the hero, if the brief has one. */
export function relationLines({ relations }: Story, person: Person): Line[] {
  return relations.filter(({ names, isWithHero }) => isWithHero && names.includes(person.name)).flatMap(toLines);
}

/** The relationships that do not involve the hero. */
export function otherRelationsBeat(): Beat {
  return {
    isMust: true,
    fits: ({ relations }) => relations.some(({ isWithHero }) => !isWithHero),
    lines: ({ relations }) => relations.filter(({ isWithHero }) => !isWithHero).flatMap(toLines),
  };
}

function meetingLines(story: Story, person: Person): Line[] {
  const description =
    person.description === '' ? [] : [say(`“${person.description},” was what people said about ${person.name}.`)];
  return [
    say(...INTRODUCTIONS.map((sentence) => fillDescription(sentence, person))),
    ...relationLines(story, person),
    looksLine(person),
    habitLine(person),
    ...description,
    personLine(person, findRoleLines(person.role)),
  ];
}

function fillDescription(sentence: string, person: Person): string {
  return sentence.replaceAll('{xportrait}', person.shortDescription).replaceAll('{x}', person.name);
}

/** The paragraphs that introduce the hero's friends: one for the first, one for the second, one for all others. */
export function meetingBeats(): Beat[] {
  return [
    {
      isMust: true,
      lines: (story) =>
        story.friends[0] === undefined ? [say(story.helperMeeting)] : meetingLines(story, story.friends[0]),
    },
    {
      isMust: true,
      fits: ({ friends }) => friends.length > 1,
      lines: (story) => (story.friends[1] === undefined ? [] : meetingLines(story, story.friends[1])),
    },
    {
      isMust: true,
      fits: ({ friends, foes }) => friends.length > 2 || foes.length > 1,
      lines: (story) =>
        story.others.map((person) => say(...INTRODUCTIONS.map((sentence) => fillDescription(sentence, person)))),
    },
  ];
}

/** A scene in which the nature of one person helps. */
export function deedBeat(who: 'hero' | 'friend' | 'second'): Beat {
  const personOf = ({ hero, friends }: Story): Person | undefined =>
    who === 'hero' ? hero : friends[who === 'friend' ? 0 : 1];
  return {
    isMust: true,
    fits: (story) => personOf(story) !== undefined,
    lines: (story) => {
      const person = personOf(story);
      return person === undefined ? [] : [deedLine(person), oldest(...AFTERTHOUGHTS)];
    },
  };
}

/** Reflections after a scene, for the oldest readers. */
export const AFTERTHOUGHTS = readTextList(prose.afterthoughts);

const firstFriendWithPower = ({ friends }: Story): Person | undefined => friends.find(({ power }) => power !== null);

/** A scene in which a friend's power helps. */
export function friendPowerBeat(): Beat {
  return {
    isMust: false,
    fits: (story) => firstFriendWithPower(story) !== undefined,
    lines: (story) => {
      const person = firstFriendWithPower(story);
      return person?.power ? [personLine(person, person.power.use), oldest(...AFTERTHOUGHTS)] : [];
    },
  };
}

/** What a friend's power contributes to the turning point. */
export function friendPowerTurn(): Beat {
  return {
    isMust: false,
    fits: (story) => firstFriendWithPower(story) !== undefined,
    lines: (story) => {
      const person = firstFriendWithPower(story);
      if (!person?.power) return [];
      return [personLine(person, person.power.turn), personLine(person, readTextList(prose.friendPowerTurn))];
    },
  };
}

/** Names every other character before the climax, for casts with more than two friends. */
export function castRollCall(): Beat {
  return {
    isMust: true,
    fits: ({ others }) => others.length > 0,
    lines: ({ others }) => others.map((person) => personLine(person, person.isFoe ? FOE_ROLL_CALL : FRIEND_ROLL_CALL)),
  };
}

const FRIEND_ROLL_CALL = readTextList(prose.friendRollCall);
const FOE_ROLL_CALL = readTextList(prose.foeRollCall);

/** How the relationships of the cast end: one paragraph with up to four of them. */
export function relationEndBeats(): Beat[] {
  return [
    {
      isMust: true,
      fits: ({ relations }) => relations.length > 0,
      lines: ({ relations }) => relations.slice(0, 4).map(({ end }) => say(...end)),
    },
  ];
}
