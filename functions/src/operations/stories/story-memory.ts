import { buildBibleBrief, buildBiblePrompt, type StoryNotes } from '@talelantern/domain/stories/bible-prompt';
import { isLastPhase, phaseIndex, STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { EMPTY_BIBLE, type StoryBible } from '@talelantern/domain/stories/story-bible';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { BooksPage, ChapterLedger } from '../ports/books.ts';
import { describeCause, type Log } from '../ports/log.ts';
import type { NotesOrder, StoryWriter } from '../ports/providers.ts';
import { withOffered } from './story-ideas.ts';

/** Room for every list at its longest. */
const MAX_OUTPUT_TOKENS = 4_000;

/** The notes with which a chapter is told: those after the nearest earlier one that has any. */
export const notesBefore = ({ notes }: Pick<ChapterLedger, 'notes'>, phase: StoryPhase): StoryBible =>
  nearestNotes(notes, phaseIndex(phase) - 1);

/** The notes with which a paragraph of a chapter is told anew. */
export const notesUpTo = ({ notes }: Pick<ChapterLedger, 'notes'>, phase: StoryPhase): StoryBible =>
  nearestNotes(notes, phaseIndex(phase));

const nearestNotes = (notes: ChapterLedger['notes'], last: number): StoryBible =>
  STORY_PHASES.slice(0, last + 1)
    .map((phase) => notes[phase])
    .findLast((bible) => bible !== undefined) ?? EMPTY_BIBLE;

/**
 * The notes after `chapter` and the model's ideas for the next one, or null: the last chapter needs none, and a chapter
 * is worth having without them, so that a failure is only logged.
 */
export async function takeNotes(
  { storyWriter, log }: { storyWriter: StoryWriter; log: Log },
  brief: StoryBrief,
  chapter: readonly string[],
  order: Omit<NotesOrder, 'prompt' | 'maxOutputTokens'>,
): Promise<StoryNotes | null> {
  if (isLastPhase(brief.phase)) return null;
  const prompt = buildBiblePrompt(buildBibleBrief(brief, chapter));
  try {
    return await storyWriter.takeNotes({ ...order, prompt, maxOutputTokens: MAX_OUTPUT_TOKENS });
  } catch (error) {
    log('warning', 'story_notes_missing', { requestId: order.requestId, ...describeCause(error) });
    return null;
  }
}

/**
 * Puts the notes after a chapter into its ledger, and the ideas that were offered for the next one. Notes stand by
 * chapter, so that one told anew starts from what came before it; without new notes the ones on its former telling go.
 */
export async function recordNotes(
  page: BooksPage,
  { uid, memoryKey, phase }: { uid: string; memoryKey: string; phase: StoryPhase },
  { bible, ideas }: { bible: StoryBible | null; ideas: readonly StoryIdea[] },
): Promise<void> {
  const ledger = await page.chapterLedger(uid, memoryKey);
  if (!ledger) return;
  const { [phase]: _former, ...others } = ledger.notes;
  page.saveChapterLedger({
    ...ledger,
    notes: bible ? { ...others, [phase]: bible } : others,
    offered: withOffered(ledger.offered, phase, ideas),
  });
}
