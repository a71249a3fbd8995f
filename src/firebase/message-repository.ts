import { collection, doc, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore/lite';
import type { MessageRepository } from '../services/ports/message-repository.ts';
import { stamp } from './rate-stamp.ts';

/** `contact_messages` and `reports` in Firestore, sent by `uid`. */
export function createMessageRepository(firestore: Firestore, uid: string): MessageRepository {
  async function send(kind: 'contact_messages' | 'reports', fields: object): Promise<void> {
    const document = doc(collection(firestore, kind));
    const batch = writeBatch(firestore);
    batch.set(document, { ...fields, createdAt: serverTimestamp() });
    stamp(batch, firestore, { uid, kind, id: document.id });
    await batch.commit();
  }
  return {
    sendMessage: (message) => send('contact_messages', { ...message, timestamp: serverTimestamp() }),
    sendReport: (report) => send('reports', report),
  };
}
