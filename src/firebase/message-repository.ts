import type { ContactMessageDraft } from '@talelantern/domain/accounts/contact-message';
import type { ReportDraft } from '@talelantern/domain/sharing/report';
import { collection, doc, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore/lite';
import { createRateStamps } from './rate-stamps.ts';
import { isDenied } from './store-failure.ts';

type Kind = 'contact_messages' | 'reports';

export function createMessageRepository(firestore: Firestore, uid: string) {
  const stamps = createRateStamps(firestore, uid);

  /** Resolves to false if the rules deny it, for example because the last one is too recent, or there were too many. */
  async function send(kind: Kind, fields: object, id?: string): Promise<boolean> {
    const all = collection(firestore, kind);
    const document = id === undefined ? doc(all) : doc(all, id);
    const batch = writeBatch(firestore);
    batch.set(document, { ...fields, createdAt: serverTimestamp() });
    try {
      await stamps.add(batch, kind, document.id);
      await batch.commit();
      return true;
    } catch (error) {
      if (isDenied(error)) return false;
      throw error;
    }
  }
  return {
    /** Also resolves to false if the id is taken. */
    sendMessage: (id: string, message: ContactMessageDraft) =>
      send('contact_messages', { ...message, timestamp: serverTimestamp() }, id),
    findStamps: (kind: Kind) => stamps.find(kind),
    /** Also resolves to false if the share is no longer public. */
    sendReport: (report: ReportDraft) => send('reports', report),
  };
}
