import { inject } from 'vitest';
import { readEventDocument, sendEvent, type EventDocument } from '../../support/send-event.ts';
import { adminFirestore } from './cloud-access.ts';

const findDocument = async (path: string): Promise<EventDocument | undefined> =>
  (await adminFirestore().doc(path).get()).exists ? readEventDocument(inject('cloud'), path) : undefined;

/** Changes the document at `path` and sends the event of that to the trigger at `url`; resolves when it is handled. */
export async function changeAndSend(url: string, path: string, change: () => Promise<unknown>): Promise<void> {
  const before = await findDocument(path);
  await change();
  const after = await findDocument(path);
  await sendEvent(url, inject('cloud'), { type: 'written', path, before, after });
}
