import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { namesIn } from '@talelantern/domain/safety/find-real-name';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { JobStore } from '../../generation/ports/ports.ts';
import { hashOfText } from '../../core/hash-of-text.ts';
import { asSaved } from './story-memory.ts';

/**
 * Records in the ledger that a generated story was saved, and which version of its chapters. Stores the cards of the
 * newest chapter if its text is unedited. Removes the cards of the replaced chapter if none were generated for the new
 * one. An edited chapter keeps its cards. Once no chapter is unsaved, names of deleted children stay in the ledger only if
 * the story or its notes contain them.
 */
export async function recordSavedChapter(
  { store }: { store: Pick<JobStore, 'transact'> },
  { uid, storyId }: { uid: string; storyId: string },
): Promise<void> {
  try {
    await store.transact(uid, async (tx) => {
      const story = await tx.story(storyId);
      if (!story || story.userId !== uid || !ENTITY_ID_PATTERN.test(story.memoryKey)) return;
      const part = story.previousParts.length - 1;
      const phase = STORY_PHASES[part];
      const ledger = await tx.chapterLedger(uid, story.memoryKey);
      if (!ledger || !phase) return;
      const saved = asSaved(ledger, story);
      const isWaiting = ledger.unsavedPlanId !== null || ledger.wordsUntil !== null || saved !== ledger;
      // Versions that the story does not have are deleted later.
      const wordsUntil = Object.keys(saved.laterVersions).length > 0 ? ledger.wordsUntil : null;
      const isComplete = wordsUntil === null && Object.values(ledger.phases).every(({ reserved }) => reserved === 0);
      const { notes, offered, talkCards, deletedChildren: names } = saved;
      const deletedChildren = isComplete ? namesIn([story, notes, offered, talkCards], names) : names;
      if (isWaiting) tx.saveChapterLedger({ ...saved, unsavedPlanId: null, wordsUntil, deletedChildren });
      const generated = saved.talkCards[phase];
      const isSaved = generated?.textHash === hashOfText(story.previousParts[part] ?? '');
      if (isSaved) tx.saveTalkCards(story, part, generated.cards);
      else if (!generated && story.talkCards[part]) tx.saveTalkCards(story, part, []);
    });
  } catch (error) {
    // Ignores the refusal of the store when the account is being deleted.
    if (!isAppError(error)) throw error;
  }
}
