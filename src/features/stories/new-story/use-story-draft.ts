import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { keep, readKept } from '../../kept-draft.ts';
import { useServices } from '../../use-services.ts';
import {
  changeDraft,
  EMPTY_DRAFT,
  restoreDraft,
  storeDraft,
  type StoryDraft,
  type StoryDraftAction,
} from './story-choices.ts';

const read = (uid: string): StoryDraft => restoreDraft(readKept(STORAGE_KEYS.storyChoices(uid)));

/** The choices of the generator; they survive a reload of this tab. */
export function useStoryDraft(): [StoryDraft, Dispatch<StoryDraftAction>] {
  const { uid } = useServices();
  const [draft, change] = useReducer(changeDraft, uid, read);
  useForgottenTheme(draft.theme, change);
  useEffect(() => {
    keep(STORAGE_KEYS.storyChoices(uid), storeDraft(draft));
  }, [uid, draft]);
  return [draft, change];
}

/** Takes back a theme of an earlier visit that the catalogue does not have any more. */
function useForgottenTheme(theme: string | null, change: Dispatch<StoryDraftAction>): void {
  const [restored] = useState(theme);
  useEffect(() => {
    async function check(name: string): Promise<void> {
      const { findTheme } = await import('@talelantern/domain/stories/themes');
      if (!findTheme(name)) change({ type: 'theme-gone', theme: name });
    }
    if (restored !== null) check(restored).catch(() => undefined);
  }, [restored, change]);
}

/** Puts the choices away: the story they were made for is on the shelf. The next one is likely for the same child. */
export function forgetStoryDraft(uid: string): void {
  const { childId, ageRange } = read(uid);
  keep(STORAGE_KEYS.storyChoices(uid), storeDraft({ ...EMPTY_DRAFT, childId, ageRange }));
}
