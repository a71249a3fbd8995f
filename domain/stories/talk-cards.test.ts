import { expect, it } from 'vitest';
import { buildBibleBrief, buildBiblePrompt, readNotesReply } from './bible-prompt.ts';
import { STORY_PHASES } from './phases.ts';
import { EMPTY_BIBLE } from './story-bible.ts';
import { readStoryTalkCards, readTalkCards } from './talk-cards.ts';
import { buildStoryBrief } from './story-brief.ts';
import { checkStoryRequest } from '../contracts/story-request.ts';
import { generateStoryContract } from '../contracts/generate-story.ts';
import { AGE_RANGES, type AgeRange } from '../audience/ages.ts';

const ASK = { kind: 'ask', text: 'Why did Ember stop?' };

it('cards are read in order, one of each kind, on one line and cut to their size cap', () => {
  const long = { kind: 'wonder', text: `I wonder\n${'x'.repeat(999)}` };
  expect(readTalkCards([long, ASK, { ...ASK, text: 'Twice' }])).toEqual([
    ASK,
    { kind: 'wonder', text: `I wonder ${'x'.repeat(191)}` },
  ]);
});

it.each([
  ['of an unknown kind', { kind: 'quiz', text: 'What?' }],
  ['without text', { kind: 'day', text: ' \n' }],
  ['that is no map', 'Why?'],
])('a card %s is left out', (_case, card) => {
  expect(readTalkCards([card, ASK])).toEqual([ASK]);
});

it('the cards of a story are read by chapter, without other keys and empty lists', () => {
  expect(readStoryTalkCards({ 0: [ASK], 1: [], 4: [ASK], first: [ASK] })).toEqual({ 0: [ASK] });
  expect(readStoryTalkCards(undefined)).toEqual({});
});

const promptFor = (ageRange: AgeRange, storyPhase: (typeof STORY_PHASES)[number], asksForCards: boolean) => {
  const characters = [
    {
      id: 'ember',
      name: 'Ember',
      type: 'Animal - Forest - Fox',
      gender: 'female',
      personality: 'Brave',
      appearance: {},
    },
  ];
  const request = generateStoryContract.request.parse({ characters, theme: 'Treasure Hunt', ageRange, storyPhase });
  const brief = buildStoryBrief(checkStoryRequest(request), [], { bible: EMPTY_BIBLE, avoid: [] });
  return buildBiblePrompt(buildBibleBrief(brief, ['Ember stopped.']), { asksForCards }).instructions;
};

it.each(AGE_RANGES)('the prompt for the notes of every chapter asks for cards, in the words of the age (%s)', (age) => {
  for (const phase of STORY_PHASES) {
    expect(promptFor(age, phase, true)).toContain(`For ages ${age}: at most`);
    expect(promptFor(age, phase, false)).not.toContain('For ages');
  }
});

it('no notes and ideas are requested after the last chapter', () => {
  expect(promptFor('5-8', 'climax', true)).toContain('think of ideas');
  expect(promptFor('5-8', 'resolution', true)).not.toContain('think of ideas');
  expect(promptFor('5-8', 'resolution', true)).toContain('nothing has to be noted');
});

it('the cards of a model’s output are read, and output without them is valid', () => {
  const cards = { ask: 'Why did Ember stop?', wonder: '', day: 7 };
  expect(readNotesReply({ ...EMPTY_BIBLE, talkCards: cards })?.talkCards).toEqual([ASK]);
  expect(readNotesReply(EMPTY_BIBLE)?.talkCards).toEqual([]);
});
