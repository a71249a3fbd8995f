import { useEffect, useReducer, type Dispatch } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { useServices } from '../use-services.ts';
import { changeDraft, restoreDraft, storeDraft, type StoryDraft, type StoryDraftAction } from './story-choices.ts';

function read(uid: string): StoryDraft {
  try {
    return restoreDraft(sessionStorage.getItem(STORAGE_KEYS.storyChoices(uid)));
  } catch {
    // A browser that keeps nothing starts with an empty page.
    return restoreDraft(null);
  }
}

/** The choices of the generator; they survive a reload of this tab. */
export function useStoryDraft(): [StoryDraft, Dispatch<StoryDraftAction>] {
  const { uid } = useServices();
  const [draft, change] = useReducer(changeDraft, uid, read);
  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEYS.storyChoices(uid), storeDraft(draft));
    } catch {
      // The choices then last as long as the page.
    }
  }, [uid, draft]);
  return [draft, change];
}

/** Puts the choices away: the story they were made for is on the shelf. */
export function forgetStoryDraft(uid: string): void {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.storyChoices(uid));
  } catch {
    // Nothing was kept.
  }
}
