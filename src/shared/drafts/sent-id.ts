import { sentIdKey } from '../../config/storage-keys.ts';
import { keep, readStored } from './stored-draft.ts';

/** The id under which the draft of a new item was sent; null if it was not sent. */
export const sentId = (draftKey: string): string | null => readStored(sentIdKey(draftKey));

/** The same id when the draft is sent again, after a lost response or a reload. */
export function idToSend(draftKey: string): string {
  const id = sentId(draftKey) ?? crypto.randomUUID();
  keep(sentIdKey(draftKey), id);
  return id;
}

export function forgetDraft(draftKey: string): void {
  keep(draftKey, null);
  keep(sentIdKey(draftKey), null);
}
