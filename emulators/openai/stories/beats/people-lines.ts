import type { Person } from '../cast/person.ts';
import { findRoleLines } from '../cast/roles.ts';
import { fillTemplate } from '../fill-template.ts';
import type { Story } from '../story.ts';
import type { Relation } from '../plan/relations.ts';
import { oldest, say, type Beat, type Line } from './beat.ts';

/** Sentences from the tables of traits, powers and roles, about one person. */
export function personLine(person: Person, sentences: readonly string[]): Line {
  return say(...sentences.filter((sentence) => sentence !== '').map((sentence) => withPerson(sentence, person)));
}

/** Replaces only the person's own keys; the others are filled when the line is told. */
function withPerson(sentence: string, person: Person): string {
  return sentence.replace(/\{(x(?:he|him|his|himself|hewas|hers|hand|hands|feet)?)\}/giu, (key) =>
    fillTemplate(key, person.words),
  );
}

const MET = [
  'Then there was {x}, {xportrait}, who is important in this story, and knew it.',
  'Wherever there was something going on you would find {x}, {xportrait}.',
  'Somebody whistled outside, twice, and that meant {x}, {xportrait}.',
  'There is one more whom you have to know, and that is {x}: {xportrait}.',
  '“Wait for me,” somebody called. Round the corner came {x}, {xportrait}.',
  'Never far away was {x}, {xportrait}.',
  'And then there was {x}, {xportrait}.',
  'With {him} went {x}, {xportrait}.',
  'Then somebody pushed through to the front, and it was {x}, {xportrait}.',
  'You could not tell this story without {x}, {xportrait}.',
];

const toLines = ({ start, details }: Relation): Line[] => [
  say(...start),
  ...(details.length > 0 ? [say(...details)] : []),
];

/** How a person and the hero stand to each other, when the brief says so. */
export function relationLines({ relations }: Story, person: Person): Line[] {
  return relations.filter(({ names, isWithHero }) => isWithHero && names.includes(person.name)).flatMap(toLines);
}

/** How the others stand to each other. */
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
    say(...MET.map((sentence) => fillPortrait(sentence, person))),
    ...relationLines(story, person),
    personLine(person, person.traits[0]?.habit ?? []),
    personLine(person, person.kind.habit),
    ...description,
    personLine(person, findRoleLines(person.role)),
  ];
}

function fillPortrait(sentence: string, person: Person): string {
  return sentence.replaceAll('{xportrait}', person.portrait).replaceAll('{x}', person.name);
}

/** The paragraphs in which the hero's friends are met: one for the first, one for the second, one for all others. */
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
      lines: (story) => story.others.map((person) => say(...MET.map((sentence) => fillPortrait(sentence, person)))),
    },
  ];
}

/** A scene in which one trait of one person helps. */
export function deedBeat(who: 'hero' | 'friend' | 'second', trait: 0 | 1, isMust: boolean): Beat {
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

/** For the oldest: what a scene leaves behind. */
export const AFTERTHOUGHTS = [
  'You think that the great moments will announce themselves, and then they come by like a draught and you are only aware of having shivered.',
  'There was a question in the air that nobody picked up. They walked round it, carefully, and left it lying there for another day.',
  '“I used to be bored,” said {friend} suddenly, “at home.” {Hero} knew what {fhe} meant. It seemed to be about somebody else.',
  'What is behind you gets longer every day, and what is ahead gets no shorter; one learns to live in the bit between.',
  '{Hero} had once believed that there were people who knew what to do. It was lonely to find out that there were not, and a great relief.',
  'It had cost them a day, and they had been given something for it which they could not have named.',
  'Nobody had seen it but the two of them, and so it would always be partly a secret, however often they told it.',
  'They had been lucky, and knew it. Luck is a thing that you should thank quietly, and not look in the eye.',
  'In a book it would have been the end of a chapter. Out there it was only the middle of an afternoon, and they had a stone in their shoe.',
  'How much of what we call being strong is simply not having been asked the right question yet, thought {hero}; and {he} hoped that it would not be asked that day.',
  'Something in the way they looked at each other had changed, by no more than the width of a hair, as a door does when it is no longer locked.',
  'The sky had the colour of a bruise that is getting better.',
  'Afterwards they were rather silent. You cannot see somebody do the thing they were made for and then go straight on talking about the weather.',
  '{Hero} kept turning it over, the way the tongue goes back to a chipped tooth: how near it had been, how little it had hung on.',
  'It would have made a good story to tell at home, if home had been nearer, and if they had been surer of telling it.',
  'One thinks that courage is spent in one piece, like a banknote; in truth it is mostly small change.',
  'Somewhere in there, without anyone noticing the hour, they had stopped being people who were pretending to be on a journey.',
  'The danger was past, and only then, with nothing left to be afraid of, did {his} {hands} begin to shake.',
  'There is a loneliness in being good at something, {hero} thought, and there is a cure for it, which is to be needed.',
  'It was not a victory, or not one that you could have put on a shelf. It only meant that there was a next hour, and that they would be in it.',
  'Perhaps that is what a journey is for: it shows you the person you would be if nobody who knew you were watching, and then it asks whether you can live with them.',
  'Somebody at home would have known the right thing to say; out there they had only each other, and so they said nothing, which turned out to be the right thing.',
  '{Hero} had expected to feel proud, and looked for the feeling in the places where it is usually kept, and found in its stead a great and puzzled tenderness for everybody who has ever been afraid.',
  'It is one thing to be told that you are not alone, and another to notice it, at three in the morning, by the sound of somebody else’s breathing.',
  'They would both remember it differently, and both of them correctly, as one remembers a landscape from opposite windows of the same train.',
  'What frightened {him} afterwards was not that it had been so hard but that it had been, for one bright moment, so easy.',
  'Between the deed and its meaning there is always a gap, and into that gap, as a rule, falls the evening.',
  '{Friend} looked as if {fhe} were going to say something important, thought better of it, and offered {hero} the last dry sock; it came to the same thing.',
  'One does not become somebody else all at once; one only finds, turning out one’s pockets, that a few of the old things are missing and a few of the new ones fit.',
  'It left a mark, though not one that you could have pointed to: a small firm place, like a knot in a plank, on which it was afterwards possible to stand.',
  'The others praised {him} for it, and {he} let them, and did not say how much of it had been fright that happened to be facing the right way.',
  'There had been a moment in which everything might have gone otherwise, and that moment stayed behind on the road like a person whom they had failed to invite.',
  'The land went on being beautiful all round them, as if it had not been paying attention.',
];

/** A scene that takes somebody of the hero's own kind, or of a friend's. */
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

/** A scene on the way for the power of a friend. */
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

/** What the power of a friend adds to the great turn. */
export function friendPowerTurn(): Beat {
  return {
    isMust: false,
    fits: (story) => firstFriendWithPower(story) !== undefined,
    lines: (story) => {
      const person = firstFriendWithPower(story);
      if (!person?.power) return [];
      return [
        personLine(person, person.power.turn),
        personLine(person, [
          '“So that’s what it’s for,” said {x}, quite softly.',
          '{X} looked round, as if someone else must have done it.',
          'And then {x} laughed out loud, for the first time that day.',
          'Nobody could have said any more whose doing it was, and nobody tried to.',
        ]),
      ];
    },
  };
}

/** Everybody at once, before the great moment; for casts with more than two friends. */
export function castRollCall(): Beat {
  return {
    isMust: true,
    fits: ({ others }) => others.length > 0,
    lines: ({ others }) => others.map((person) => personLine(person, person.isFoe ? FOE_ROLL_CALL : FRIEND_ROLL_CALL)),
  };
}

const FRIEND_ROLL_CALL = [
  '“I’m here,” said {x}, “in case anybody was going to ask.”',
  '{X} took a deep breath and let it out by inches.',
  '{X} was there as well, a little out of breath.',
  'To the left stood {x}, and did not move.',
  '{X} nodded once, the way you nod before jumping.',
  'Behind them {x} rolled up {xhis} sleeves.',
];
const FOE_ROLL_CALL = [
  'In the shadows {x} was waiting for a sign.',
  'From the other side came {x}, and {xhewas} in no hurry.',
];

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
