import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import {
  canChangeStatus,
  MAX_NOTES,
  MESSAGE_NOT_FOUND,
  INVALID_STATUS_CHANGE,
  TOO_MANY_NOTES,
  type ContactMessage,
} from '@talelantern/domain/contracts/admin/messages';
import { CONTACT_MESSAGE, type MessageStatus } from '@talelantern/domain/accounts/contact-message';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readFields } from '@talelantern/domain/stored/define-document';
import { readText, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { appendAudit } from './firestore-audit-store.ts';
import { readPage } from './read-page.ts';
import type { AuditedAction } from '../ports/ports.ts';

/** `contact_messages` in Firestore, with the notes of administrators in `notes`. */
export function createFirestoreMessageStore(firestore: Firestore) {
  const messages = firestore.collection('contact_messages');
  return {
    async list(status: MessageStatus, cursor: string | undefined) {
      const direction = status === 'resolved' ? 'desc' : 'asc';
      const { documents, next } = await readPage(
        messages.where('status', '==', status),
        'createdAt',
        direction,
        cursor,
      );
      const senders = await readSenders(firestore, documents);
      return { messages: documents.map((document) => toMessage(document, senders)), next };
    },
    /** @throws AppError `not_found`; `in_progress` unless the status is `from`; `refused` for an invalid step or note. */
    update: (
      messageId: string,
      { from, to, note }: { from: MessageStatus; to: MessageStatus; note: string | null },
      act: AuditedAction,
    ) =>
      firestore.runTransaction(async (transaction) => {
        const document = await transaction.get(messages.doc(messageId));
        if (!document.exists) throw new AppError('not_found', MESSAGE_NOT_FOUND);
        const { status, notes } = fieldsOf(document);
        if (status !== from) throw new AppError('in_progress', CHANGED_MEANWHILE, { field: 'from' });
        if (to !== from && !canChangeStatus(from, to))
          throw new AppError('refused', INVALID_STATUS_CHANGE, { field: 'to' });
        if (to === from && note === null) return { status, notes };
        if (note !== null && notes.length >= MAX_NOTES)
          throw new AppError('refused', TOO_MANY_NOTES, { field: 'note' });
        const { admin, now } = act;
        const change = { adminId: admin.userId, adminEmail: admin.email, at: now };
        const added = note === null ? [] : [{ ...change, text: note }];
        const after = [...notes, ...added];
        transaction.update(document.ref, {
          status: to,
          notes: after.map(toStored),
          ...(to !== from && { statusChange: toStored(change) }),
        });
        appendAudit(firestore, transaction, act, {
          target: 'message',
          targetId: messageId,
          before: { status: from, notes: notes.length },
          after: { status: to, notes: after.length },
        });
        return { status: to, notes: after };
      }),
  };
}

const toStored = <Change extends { at: number }>(change: Change) => ({
  ...change,
  at: Timestamp.fromMillis(change.at),
});

interface Sender {
  email: string | null;
  displayName: string;
}

const fieldsOf = (document: DocumentSnapshot) => readFields(CONTACT_MESSAGE.fields, document.data() ?? {});

async function readSenders(firestore: Firestore, documents: readonly DocumentSnapshot[]): Promise<Map<string, Sender>> {
  const uids = new Set(documents.map(senderOf).filter((uid) => uid !== ''));
  if (uids.size === 0) return new Map();
  const profiles = await firestore.getAll(...[...uids].map((uid) => firestore.collection('users').doc(uid)));
  return new Map(
    profiles.map((profile) => [
      profile.id,
      { email: readTextOrNull(profile.get('email')), displayName: readText(profile.get('displayName')) },
    ]),
  );
}

const senderOf = (document: DocumentSnapshot): string => {
  const { userId } = fieldsOf(document);
  return userId.includes('/') ? '' : userId;
};

function toMessage(document: DocumentSnapshot, senders: ReadonlyMap<string, Sender>): ContactMessage {
  const userId = senderOf(document);
  const sender = senders.get(userId) ?? { email: null, displayName: '' };
  return { ...fieldsOf(document), id: document.id, userId, ...sender };
}
