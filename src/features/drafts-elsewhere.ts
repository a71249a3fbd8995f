import { hasUnsavedDraft } from './kept-draft.ts';

/** Between the tabs of one browser; what it carries is kept nowhere. */
const CHANNEL = 'talelantern.drafts';
/** Tabs that sleep do not answer. */
const ANSWER_MS = 300;

const question = (uid: string): string => `unsaved? ${uid}`;
const answer = (uid: string): string => `unsaved ${uid}`;

/** Tells the family's other tabs, when they ask, that this one keeps something unsaved. Returns what stops it. */
export function answerAboutDrafts(uid: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
  const tell = (): void => channel.postMessage(answer(uid));
  channel.addEventListener('message', ({ data }) => {
    if (data === question(uid) && hasUnsavedDraft(uid)) tell();
  });
  return () => channel.close();
}

/** Whether another tab keeps something that the family has not saved. */
export function hasDraftElsewhere(uid: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => data === answer(uid) && resolve(true));
    setTimeout(() => resolve(false), ANSWER_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    channel.postMessage(question(uid));
  }).finally(() => channel.close());
}
