import { buildBibleBrief, buildBiblePrompt, type StoryNotes } from '@talelantern/domain/stories/bible-prompt';
import { isLastPhase, phaseIndex, STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { EMPTY_BIBLE, type StoryBible } from '@talelantern/domain/stories/story-bible';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import { UNSAVED_KEPT_DAYS } from '@talelantern/domain/generation/job';
import { DAY_MS } from '@talelantern/domain/time/day';
import type { StoreTx } from '../../generation/ports/ports.ts';
import type { ChapterLedger } from '../../generation/ports/records.ts';
import { describeCause, type Log } from '../../core/log.ts';
import type { AnswerOrder, StoryWriter } from '../../generation/ports/providers.ts';
import { hashOfText } from '../../narration/operations/speak-passages.ts';
import { withOffered } from './story-ideas.ts';

/** Output limit, enough for notes whose lists all have the maximum length. */
const MAX_OUTPUT_TOKENS = 4_000;

/** The notes after the nearest earlier chapter that has any. */
export const notesBefore = ({ notes }: Pick<ChapterLedger, 'notes'>, phase: StoryPhase): StoryBible =>
  nearestNotes(notes, phaseIndex(phase) - 1);

/** The notes on all chapters of a story, also those after a chapter of which a paragraph is rewritten. */
export const notesOf = (
  { notes }: Pick<ChapterLedger, 'notes'>,
  { previousParts }: Pick<Story, 'previousParts'>,
): StoryBible => nearestNotes(notes, previousParts.length - 1);

const nearestNotes = (notes: ChapterLedger['notes'], last: number): StoryBible =>
  STORY_PHASES.slice(0, last + 1)
    .map((phase) => notes[phase])
    .findLast((bible) => bible !== undefined) ?? EMPTY_BIBLE;

/**
 * The notes after `chapter`, ideas for the next one and cards for talking about it. Null after a failure, which is only
 * logged because a chapter is usable without them, and after the last chapter unless cards are wanted.
 */
export async function updateNotes(
  { storyWriter, log }: { storyWriter: StoryWriter; log: Log },
  brief: StoryBrief,
  chapter: readonly string[],
  order: Omit<AnswerOrder, 'prompt' | 'maxOutputTokens'>,
  { asksForCards }: { asksForCards: boolean },
): Promise<StoryNotes | null> {
  if (isLastPhase(brief.phase) && !asksForCards) return null;
  const prompt = buildBiblePrompt(buildBibleBrief(brief, chapter), { asksForCards });
  try {
    return await storyWriter.updateNotes({ ...order, prompt, maxOutputTokens: MAX_OUTPUT_TOKENS });
  } catch (error) {
    log('warning', 'story_notes_missing', { requestId: order.requestId, ...describeCause(error) });
    return null;
  }
}

interface ChapterNotes {
  /** The child for whom the chapter was requested. */
  childId: string | null;
  bible: StoryBible | null;
  ideas: readonly StoryIdea[];
  talkCards: TalkCard[];
  /** The chapter that the cards are about. */
  text: string;
}

/**
 * Stores the reader, notes, ideas and cards after a chapter in its ledger. Notes are per chapter, so that a regenerated chapter
 * starts from the previous ones; without new notes or cards the old ones are deleted. Whether a story will have the chapter
 * is not known: the one that it was requested for may have been deleted meanwhile.
 */
export async function recordNotes(
  tx: StoreTx,
  { uid, memoryKey, phase, now }: { uid: string; memoryKey: string; phase: StoryPhase; now: number },
  { childId, bible, ideas, talkCards, text }: ChapterNotes,
): Promise<void> {
  const ledger = await tx.chapterLedger(uid, memoryKey);
  if (!ledger) return;
  const { [phase]: _formerNotes, ...notes } = ledger.notes;
  const { [phase]: _formerCards, ...cards } = ledger.talkCards;
  const { [phase]: _formerReader, ...readers } = ledger.readers;
  tx.saveChapterLedger({
    ...ledger,
    notes: bible ? { ...notes, [phase]: bible } : notes,
    talkCards: talkCards.length > 0 ? { ...cards, [phase]: { textHash: hashOfText(text), cards: talkCards } } : cards,
    readers: childId === null ? readers : { ...readers, [phase]: childId },
    offered: withOffered(ledger.offered, phase, ideas),
    wordsUntil: now + UNSAVED_KEPT_DAYS * DAY_MS,
  });
}
