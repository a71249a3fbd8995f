import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { readTime } from '@talelantern/domain/stored/read-fields';
import { collection, doc, getDoc, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore/lite';
import type { MessageRepository } from '../services/ports/account-repositories.ts';
import { stamp } from './rate-stamp.ts';
import { isDenied } from './store-failure.ts';

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
    lastMessageAt: async () => {
      const stamps = await getDoc(doc(firestore, 'rate', uid));
      return readTime(stamps.data()?.[RATE_STAMPS.contact_messages.at]);
    },
    async sendReport(report) {
      try {
        await send('reports', report);
        return true;
      } catch (error) {
        if (isDenied(error)) return false;
        throw error;
      }
    },
  };
}
