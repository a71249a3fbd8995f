import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { keep } from '../../kept-draft.ts';

/** Puts away what was chosen for a chapter that is told. */
export function forgetNextIdea(uid: string, storyId: string): void {
  keep(STORAGE_KEYS.ideaChoice(uid, storyId), null);
  keep(STORAGE_KEYS.ownIdea(uid, storyId), null);
}
