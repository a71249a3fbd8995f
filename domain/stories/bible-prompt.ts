import * as z from 'zod/mini';
import type { AgeRange } from '../audience/ages.ts';
import { needsGentleWords } from '../catalogues/choice.ts';
import { LIMITS } from '../limits/limits.ts';
import { isRecord } from '../stored/read-fields.ts';
import { readBookTitle } from './book-title.ts';
import { FIRST_PHASE, isLastPhase, nextPhase, type StoryPhase } from './phases.ts';
import { readStoryBible, storyBibleSchema, type StoryBible } from './story-bible.ts';
import type { StoryBrief } from './story-brief.ts';
import { readStoryIdeas, storyIdeaSchema, type StoryIdea } from './story-ideas.ts';
import { BRIEF_RULE, JSON_RULE, toBriefInput, type StoryPrompt } from './story-prompt.ts';
import { wordTargetsFor } from './style-sheet.ts';
import { readTalkCards, TALK_KINDS, type TalkCard } from './talk-cards.ts';

/** The task of updating a story's notes after `chapter`, and of suggesting ideas. */
export interface BibleBrief extends Omit<StoryBrief, 'task'> {
  task: 'bible';
  chapter: string[];
}

/** Replaces the earlier chapters, whose notes are in `bible`, with the new chapter. */
export const buildBibleBrief = (brief: StoryBrief, chapter: readonly string[]): BibleBrief => ({
  ...brief,
  task: 'bible',
  previousParts: [],
  chapter: [...chapter],
});

/** The model's output after a chapter: the story notes (`bible`) and what is offered with the chapter. */
export interface NotesReply {
  bible: StoryBible;
  ideas: StoryIdea[];
  /** The title after the first chapter; null after later chapters. */
  bookTitle: string | null;
  /** Empty unless they were requested. */
  talkCards: TalkCard[];
}

export const STORY_NOTES_JSON_SCHEMA = z.toJSONSchema(
  z.extend(storyBibleSchema, {
    ideas: z.array(storyIdeaSchema),
    bookTitle: z.string(),
    talkCards: z.object({ ask: z.string(), wonder: z.string(), day: z.string() }),
  }),
);

/** Reads a model's output; null if it has no notes. Ideas, the title and cards may be missing. */
export function readNotesReply(value: unknown): NotesReply | null {
  const bible = readStoryBible(value);
  if (bible === null || !isRecord(value)) return null;
  const cards = isRecord(value['talkCards']) ? value['talkCards'] : {};
  return {
    bible,
    ideas: readStoryIdeas(value['ideas']),
    bookTitle: readBookTitle(value['bookTitle']),
    talkCards: readTalkCards(TALK_KINDS.map((kind) => ({ kind, text: cards[kind] }))),
  };
}

const INSTRUCTIONS = [
  'You keep the notes of a children’s story that is told in four chapters, so that nothing is forgotten.',
  BRIEF_RULE,
];

const NOTES_TASK = [
  'Take over the notes in bible, add what the new chapter settles, and correct what it changes. Name people, places and objects exactly as the chapter does.',
  'A note says in at most twenty words what later chapters must keep: looks, who has what, who knows whom, what was lost, found or broken.',
  'Promises are what somebody has said they will do and have not done yet; leave out those that were kept.',
  'At most eight entries in each list, the most important first.',
];

const IDEAS_FOR: Readonly<Record<StoryPhase, string>> = {
  introduction: 'begins',
  development: 'makes it harder, and brings something new to find out and a reason to read on',
  climax: 'has the hardest moment, and the turn that the characters bring about',
  resolution: 'brings it all to a calm end',
};

/** The same for ages 3-4, in the words of the chapter's prompt. */
const SMALL_IDEAS_FOR: typeof IDEAS_FOR = {
  introduction: 'begins',
  development: 'has two small tries, of which the second almost works',
  climax: 'has the third try, which works',
  resolution: 'brings everything back to its place and becomes quiet',
};

const MAX_IDEA_WORDS = 20;

/** An idea is as easy to read as the chapters, because the child chooses between them. */
function ideasTask(brief: BibleBrief): string {
  const task = (needsGentleWords(brief.ageRange) ? SMALL_IDEAS_FOR : IDEAS_FOR)[nextPhase(brief.phase)];
  const words = Math.min(MAX_IDEA_WORDS, wordTargetsFor(brief).sentence.max);
  return `Then think of ideas: ${LIMITS.ideas} clearly different things that could happen in the next chapter, the one that ${task}. Each follows from what was told, is kind and safe for a child of ageRange, and brings up nothing of avoid. Give it a title of two to five words, one sentence of at most ${words} words in line, in the tense of the chapter as the story would tell it, that makes the child want to know more, and of the list the picture of what it is about, or else of its place, each idea another one.`;
}

const LAST_CHAPTER_TASK =
  'The chapter is the last one, so nothing has to be noted: leave people, places, objects, promises and ideas empty.';

/** The title is requested once, with the notes of the chapter that sets the plot. */
const titleTask = (phase: StoryPhase): string =>
  phase === FIRST_PHASE
    ? 'Give the whole book a title in bookTitle, as it would stand on the cover of a picture book: two to seven words from what happens or from the thing that matters most, at most two names, no word of avoid, and it does not give the end away.'
    : 'Leave bookTitle empty.';

/** How the cards are worded for each age (docs/decisions/0160). */
const TALK_FOR: Readonly<Record<AgeRange, string>> = {
  '3-4':
    'at most twelve everyday words each; ask can be answered by naming, pointing or doing a sound or a movement of the chapter, wonder is about how somebody feels or what they would like, and day about something small like a meal, a cuddle or a puddle',
  '5-8':
    'at most twenty words each; ask begins with why, how or what, and is about what somebody did, wonder is about what could have happened instead or what one could do oneself, and day about a time when the child felt or did the same',
  '9-12':
    'at most twenty-five words each; ask is about a choice and its reasons, wonder about what was fair, brave or hard to know, and day about friends, school or family in general',
  '12-17':
    'at most thirty words each, as one speaks to somebody nearly grown up; ask is about what the chapter leaves unsaid, wonder about a question that has no single answer, and day about something in the reader’s own life, so that it can be left unanswered',
};

const talkTask = (ageRange: AgeRange): string =>
  `Last, write three cards in talkCards for the grown-up who has just read the chapter aloud, to begin a talk with the child: ask is an open question about what happened, wonder begins with “I wonder” and has no right answer, and day links the chapter to the child’s own day. Each is one sentence to say aloud, names somebody, a place or an object of the chapter exactly as the chapter does, and cannot be answered with yes or no. For ages ${ageRange}: ${TALK_FOR[ageRange]}. Never test the child, give a moral, frighten, bring up anything of avoid or ask for names, addresses or secrets.`;

const NO_TALK = 'Leave ask, wonder and day in talkCards empty.';

/** Asks for notes, ideas and the title; after the last chapter only for the cards. */
export const buildBiblePrompt = (brief: BibleBrief, { asksForCards }: { asksForCards: boolean }): StoryPrompt => ({
  instructions: [
    ...INSTRUCTIONS,
    ...(isLastPhase(brief.phase) ? [LAST_CHAPTER_TASK] : [...NOTES_TASK, ideasTask(brief)]),
    titleTask(brief.phase),
    asksForCards ? talkTask(brief.ageRange) : NO_TALK,
    JSON_RULE,
  ].join('\n'),
  input: toBriefInput(brief),
});
