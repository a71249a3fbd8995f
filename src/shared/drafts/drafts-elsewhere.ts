import { attempt } from '../../services/core/attempt.ts';
import { hasUnsavedDraft } from './stored-draft.ts';

const CHANNEL = 'talelantern.drafts';

export const question = (uid: string): string => `unsaved? ${uid}`;
export const answer = (uid: string): string => `unsaved ${uid}`;

/** Null where the browser refuses storage, and so keeps no drafts: Firefox then refuses the channel too. */
export const openChannel = (): BroadcastChannel | null => attempt(() => new BroadcastChannel(CHANNEL), null);

/** Answers other tabs whether this one has unsaved drafts. Returns a function that stops it. */
export function answerAboutDrafts(uid: string): () => void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
  const sendAnswer = (): void => channel?.postMessage(answer(uid));
  channel?.addEventListener('message', ({ data }) => {
    if (data === question(uid) && hasUnsavedDraft(uid)) sendAnswer();
  });
  return () => channel?.close();
}
