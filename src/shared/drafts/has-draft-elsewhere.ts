import { answer, openChannel, question } from './drafts-elsewhere.ts';

/** Time limit, because suspended tabs do not respond. */
const ANSWER_TIMEOUT_MS = 300;

/** Whether another tab has unsaved drafts. In its own file: visitors of a shared page do not need it. */
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
