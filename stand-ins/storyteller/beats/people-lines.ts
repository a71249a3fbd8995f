import prose from './prose/people-lines.json' with { type: 'json' };
import { readTexts } from './read-prose.ts';
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

/** Replaces only the person's keys; the other keys are filled when the line is written. */
function withPerson(sentence: string, person: Person): string {
  return sentence.replace(/\{(x(?:he|him|his|himself|hewas|hers|hand|hands|feet)?)\}/giu, (key) =>
    fillTemplate(key, person.words),
  );
}

const INTRODUCTIONS = readTexts(prose.met);

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
    personLine(person, person.traits[0]?.habit ?? []),
    personLine(person, person.kind.habit),
    ...description,
    personLine(person, findRoleLines(person.role)),
  ];
}

function fillDescription(sentence: string, person: Person): string {
  return sentence.replaceAll('{xportrait}', person.longDescription).replaceAll('{x}', person.name);
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

/** A scene in which one trait of one person helps. */
export function traitSceneBeat(who: 'hero' | 'friend' | 'second', trait: 0 | 1, isMust: boolean): Beat {
  const personOf = ({ hero, friends }: Story): Person | undefined =>
    who === 'hero' ? hero : friends[who === 'friend' ? 0 : 1];
  return {
    isMust,
    fits: (story) => personOf(story)?.traits[trait] !== undefined,
    lines: (story) => {
      const person = personOf(story);
      return person === undefined
        ? []
        : [personLine(person, person.traits[trait]?.deed ?? []), ...praiseLine(person, trait)];
    },
  };
}

function praiseLine(person: Person, trait: 0 | 1): Line[] {
  const adjective = person.adjectives[trait];
  if (adjective === undefined) return [];
  return [
    personLine(person, [
      `You can say what you like about people who are ${adjective}; without {x} they would be sitting there still.`,
      `“That was very ${adjective},” said somebody, and {x} pretended not to have heard, and was pleased until the evening.`,
      `{X} had been called ${adjective} before, and not always as praise. This time it was.`,
      `Had {x} been one bit less ${adjective}, this story would end here.`,
      `Afterwards {x} was asked how one comes to be so ${adjective}. “You start small,” said {x}.`,
      `That was a very ${adjective} thing to do, and {x} had not even had to think about it.`,
      `Nobody had asked {x} to be ${adjective} about it. That is not a thing that you can ask for.`,
      `They looked at {x} with new eyes after that; ${adjective} was a word they used more carefully from then on.`,
      `So it was {x}, ${adjective} {x}, of all people, who had got them out of it.`,
      `If it takes somebody ${adjective}, said the others from that day on, then send for {x}.`,
      `It pays, now and then, to have somebody ${adjective} along.`,
      `That was {x} all over: ${adjective}, from beginning to end.`,
      `“Nobody in the world is as ${adjective} as you,” somebody said to {x}, and it was meant kindly.`,
      `Only somebody ${adjective} would have done it like that, and there was nobody like {x}.`,
      `There are times when ${adjective} is exactly the right thing to be, and {x} had found one.`,
    ]),
    oldest(...AFTERTHOUGHTS),
  ];
}

/** Reflections after a scene, for the oldest readers. */
export const AFTERTHOUGHTS = readTexts(prose.afterthoughts);

/** A scene that depends on the kind of the hero or of a friend. */
export function kindBeat(who: 'hero' | 'friend'): Beat {
  return {
    isMust: false,
    fits: ({ friends }) => who === 'hero' || friends.length > 0,
    lines: ({ hero, friends }) => {
      const person = who === 'hero' ? hero : friends[0];
      return person === undefined ? [] : [personLine(person, person.kind.deed), oldest(...AFTERTHOUGHTS)];
    },
  };
}

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
      return [personLine(person, person.power.turn), personLine(person, readTexts(prose.friendPowerTurn))];
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

const FRIEND_ROLL_CALL = readTexts(prose.friendRollCall);
const FOE_ROLL_CALL = readTexts(prose.foeRollCall);

/** How the relationships of the cast end: one paragraph with up to four of them. */
export function relationEndBeats(): Beat[] {
  return [
    {
      isMust: true,
      fits: ({ relations }) => relations.length > 0,
      lines: ({ relations }) => relations.slice(0, 4).map(({ end }) => say(end)),
    },
  ];
}
