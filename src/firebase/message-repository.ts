import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { readTime } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import {
  collection,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { MessageRepository } from '../services/ports/account-repositories.ts';
import { stamp } from './rate-stamp.ts';
import { isDenied } from './store-failure.ts';

export function createMessageRepository(firestore: Firestore, uid: string): MessageRepository {
  const readStamps = async () => (await getDoc(doc(firestore, 'rate', uid))).data();

  /** The 24 hours of the last messages, or new ones. */
  async function countMessage(now: number): Promise<object> {
    const since = readTime((await readStamps())?.['messagesSince']);
    return since === null || now >= since + DAY_MS
      ? { messagesSince: serverTimestamp(), messages: 1 }
      : { messages: increment(1) };
  }

  async function send(kind: 'contact_messages' | 'reports', fields: object, counted?: object): Promise<void> {
    const document = doc(collection(firestore, kind));
    const batch = writeBatch(firestore);
    batch.set(document, { ...fields, createdAt: serverTimestamp() });
    stamp(batch, firestore, { uid, kind, id: document.id, counted });
    await batch.commit();
  }
  return {
    sendMessage: async (message, now) =>
      send('contact_messages', { ...message, timestamp: serverTimestamp() }, await countMessage(now)),
    lastMessageAt: async () => readTime((await readStamps())?.[RATE_STAMPS.contact_messages.at]),
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
