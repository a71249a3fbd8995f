import { adminFirestore } from '../functions/support/cloud-access.ts';
import { newName } from './family-steps.ts';
import { createSharingFamily, newChapters } from './shared-steps.ts';

/** A time before all other queue entries; each new entry is earlier than the previous one. */
const LONG_AGO = Date.parse('2020-02-02T12:00:00Z');
let entryCount = 0;
const earlierThanAllOthers = (): Date => new Date(LONG_AGO - 1000 * ++entryCount);

/** Queue entries for an administrator: a reported share with two held comments, and a message. */
export async function storeQueueEntries() {
  const name = newName();
  const { family, shareId } = await createSharingFamily({ title: `The Owl and ${name}`, ...newChapters() });
  const about = { contentType: 'story', contentId: shareId };
  const firestore = adminFirestore();
  const comment = (text: string) =>
    firestore
      .collection('comments')
      .add({ ...about, userName: 'Pip', text, status: 'held', createdAt: earlierThanAllOthers() });
  await comment(`Second of ${name}`);
  await comment(`First of ${name}`);
  const details = `Seen by ${name}`;
  const report = { ...about, userId: null, commentId: null, reason: 'unkind', details, status: 'pending' };
  await firestore.collection('reports').add({ ...report, createdAt: earlierThanAllOthers() });
  const message = { userId: family.uid, message: `Hello from ${name}`, status: 'pending', notes: [] };
  const createdAt = earlierThanAllOthers();
  await firestore.collection('contact_messages').add({ ...message, createdAt, timestamp: createdAt });
  return { name, family, shareId };
}
