import { attempt } from '../../services/core/attempt.ts';
import { hasUnsavedDraft } from './stored-draft.ts';

const CHANNEL = 'talelantern.drafts';

export const question = (uid: string): string => `unsaved? ${uid}`;
export const answer = (uid: string): string => `unsaved ${uid}`;

/** Null if the browser refuses storage, so that there are no drafts. Firefox then refuses the channel too. */
export const openChannel = (): BroadcastChannel | null => attempt(() => new BroadcastChannel(CHANNEL), null);

/** Answers other tabs that ask whether this tab has unsaved drafts. Returns a function that stops this. */
export function answerAboutDrafts(uid: string): () => void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
  const sendAnswer = (): void => channel?.postMessage(answer(uid));
  channel?.addEventListener('message', ({ data }) => {
    if (data === question(uid) && hasUnsavedDraft(uid)) sendAnswer();
  });
  return () => channel?.close();
}
