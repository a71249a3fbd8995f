import type { Person } from './cast/person.ts';
import { fillTemplate } from './fill-template.ts';
import type { DraftParagraph } from './paragraph-count.ts';
import type { Story } from './story.ts';
import type { Phase } from './story-brief.ts';

const FRIENDS_ARE_THERE: Readonly<Record<Phase, string>> = {
  introduction: 'Nobody had to call {names}; they were already there.',
  development: 'A few steps behind came {names}, and that was good to know.',
  climax: 'There, shoulder to shoulder, stood {names}.',
  resolution: 'And the ones who got the longest hugs of all were {names}.',
};
const FRIEND_IS_THERE: Readonly<Record<Phase, string>> = {
  introduction: 'Nobody had to call {names}, who was already there.',
  development: 'A few steps behind came {names}, and that was good to know.',
  climax: 'There, shoulder to shoulder with the others, stood {names}.',
  resolution: 'And the one who got the longest hug of all was {names}.',
};
const FOES_ARE_NEAR: Readonly<Record<Phase, string>> = {
  introduction: 'And in the shade of a wall {names} listened to every word.',
  development: 'Somewhere on another road, at the same hour, walked {names}.',
  climax: 'From the far side, in no hurry, came {names}.',
  resolution: 'At the end of the bench, a little stiffly, sat {names}, with a full plate.',
};
const POWER_IS_THERE = [
  '“If all else fails,” said {hero}, “there is always {power}.”',
  'And {hero} still had {power}, which is a comfort to have about one.',
  'Where would they have been without {power}? {Hero} did not like to think of it.',
  '“Is it true about the {power}?” somebody asked {hero}, and was told that it was.',
  'There are worse companions on a road than {hero} and {power}.',
  'It was good to know that {hero} had {power}.',
];
const TRAIT_IS_THERE = [
  '{Hero} was {adjective}, then as ever, and everybody knew it.',
  'That was {hero} for you, {adjective} as ever.',
  'One might have known it, with {hero}, who was {adjective} even in {his} sleep.',
  'They had always said that {hero} was {adjective}, and they had not known the half of it.',
  'Some things do not change, and {hero} was as {adjective} as on the first day.',
  '“You are as {adjective} as ever,” said somebody to {hero}.',
];

/** Chooses one of the wordings and fills it. */
type Tell = (wordings: readonly string[]) => string;

function listOf(people: readonly Person[]): string {
  const names = people.map(({ name }) => name);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function missingSentences(text: string, story: Story, phase: Phase, tell: Tell): string[] {
  const sentences: string[] = [];
  const isMissing = ({ name }: Person): boolean => !text.includes(name);
  const friends = story.friends.filter(isMissing);
  const foes = story.foes.filter(isMissing);
  if (friends.length > 0) {
    const wording = (friends.length > 1 ? FRIENDS_ARE_THERE : FRIEND_IS_THERE)[phase];
    sentences.push(wording.replace('{names}', listOf(friends)));
  }
  if (foes.length > 0) sentences.push(FOES_ARE_NEAR[phase].replace('{names}', listOf(foes)));
  const lower = text.toLowerCase();
  const { adjectives, powerName } = story.hero;
  if (adjectives.length > 0 && !adjectives.some((adjective) => lower.includes(adjective))) {
    const words = { ...story.words, adjective: adjectives[0] ?? '' };
    sentences.push(tell(TRAIT_IS_THERE.map((wording) => fillTemplate(wording, words))));
  }
  if (powerName !== '' && !lower.includes(powerName)) {
    sentences.push(tell(POWER_IS_THERE));
  }
  return sentences;
}

/** Sees to it that a chapter names the whole cast, and a trait and the power of its hero; adds to the middle what is missing. */
export function nameEverybody(
  drafts: readonly DraftParagraph[],
  story: Story,
  phase: Phase,
  tell: Tell,
): DraftParagraph[] {
  const missing = missingSentences(drafts.map(({ text }) => text).join(' '), story, phase, tell);
  if (missing.length === 0) return [...drafts];
  const middle = Math.floor(drafts.length / 2);
  return drafts.map((draft, index) =>
    index === middle ? { ...draft, text: [draft.text, ...missing].join(' ') } : draft,
  );
}
