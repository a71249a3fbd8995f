import type { ContactMessageDraft } from '@talelantern/domain/accounts/contact-message';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import type { ReportDraft } from '@talelantern/domain/sharing/report';
import { readNumber, readText, readTime } from '@talelantern/domain/stored/read-fields';
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
import { stamp } from './rate-stamp.ts';
import { isDenied } from './store-failure.ts';

export function createMessageRepository(firestore: Firestore, uid: string) {
  async function findStamps() {
    const stored = (await getDoc(doc(firestore, 'rate', uid))).data() ?? {};
    return {
      id: readText(stored[RATE_STAMPS.contact_messages.id]),
      last: readTime(stored[RATE_STAMPS.contact_messages.at]),
      since: readTime(stored['messagesSince']),
      count: readNumber(stored['messages']),
    };
  }

  /** The 24 hours of the last messages, or new ones. */
  async function countMessage(now: number): Promise<object> {
    const { since } = await findStamps();
    return since === null || now >= since + DAY_MS
      ? { messagesSince: serverTimestamp(), messages: 1 }
      : { messages: increment(1) };
  }

  async function send(
    kind: 'contact_messages' | 'reports',
    fields: object,
    { id, counted }: { id?: string; counted?: object } = {},
  ): Promise<void> {
    const all = collection(firestore, kind);
    const document = id === undefined ? doc(all) : doc(all, id);
    const batch = writeBatch(firestore);
    batch.set(document, { ...fields, createdAt: serverTimestamp() });
    stamp(batch, firestore, { uid, kind, id: document.id, counted });
    await batch.commit();
  }
  return {
    /** @param now the server's time, in ms since 1970 */
    sendMessage: async (id: string, message: ContactMessageDraft, now: number) => {
      const counted = await countMessage(now);
      return send('contact_messages', { ...message, timestamp: serverTimestamp() }, { id, counted });
    },
    /**
     * Id and time of the user's last message, and the number of those in the 24 hours since `since`. Times in ms since
     * 1970; null if there are none.
     */
    findStamps,
    /**
     * Resolves to false if the rules deny the report, because the share is no longer public or the last report is too
     * recent.
     */
    async sendReport(report: ReportDraft) {
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
