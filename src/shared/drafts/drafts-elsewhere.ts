import { attempt } from '../../services/core/attempt.ts';
import { hasUnsavedDraft } from './stored-draft.ts';

const CHANNEL = 'talelantern.drafts';
/** Time limit, because suspended tabs do not answer. */
const ANSWER_TIMEOUT_MS = 300;

const question = (uid: string): string => `unsaved? ${uid}`;
const answer = (uid: string): string => `unsaved ${uid}`;

/** Null where the browser refuses storage, and so keeps no drafts: Firefox then refuses the channel too. */
const openChannel = (): BroadcastChannel | null => attempt(() => new BroadcastChannel(CHANNEL), null);

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

export async function hasDraftElsewhere(uid: string): Promise<boolean> {
  const channel = openChannel();
  if (!channel) return false;
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => data === answer(uid) && resolve(true));
    setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    channel.postMessage(question(uid));
  }).finally(() => channel.close());
}
