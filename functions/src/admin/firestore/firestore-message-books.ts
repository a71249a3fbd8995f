import { CHANGED_MEANWHILE } from '@talelantern/domain/admin/admin-action';
import {
  canMoveMessage,
  MAX_NOTES,
  MESSAGE_NOT_FOUND,
  MESSAGE_STATUSES,
  NO_SUCH_STEP,
  TOO_MANY_NOTES,
  type ContactMessage,
  type MessageNote,
} from '@talelantern/domain/admin/messages';
import { FIRST_MESSAGE_STATUS } from '@talelantern/domain/contact/contact-message';
import { AppError } from '@talelantern/domain/errors/app-error';
import {
  isRecord,
  readChoice,
  readList,
  readText,
  readTextOrNull,
  readTime,
} from '@talelantern/domain/stored/read-fields';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { MessageBooks } from '../ports.ts';
import { appendAudit } from './firestore-audit-books.ts';
import { readPage } from './read-page.ts';

/** `contact_messages` in Firestore, with the notes of administrators in `notes`. */
export function createFirestoreMessageBooks(firestore: Firestore): MessageBooks {
  const messages = firestore.collection('contact_messages');
  return {
    async list(status, cursor) {
      const direction = status === 'resolved' ? 'desc' : 'asc';
      const { documents, next } = await readPage(
        messages.where('status', '==', status),
        'createdAt',
        direction,
        cursor,
      );
      const senders = await readSenders(firestore, documents);
      return { entries: documents.map((document) => toMessage(document, senders)), next };
    },
    update: (messageId, { from, to, note }, act) =>
      firestore.runTransaction(async (transaction) => {
        const document = await transaction.get(messages.doc(messageId));
        if (!document.exists) throw new AppError('not_found', MESSAGE_NOT_FOUND);
        const status = statusOf(document);
        if (status !== from) throw new AppError('in_progress', CHANGED_MEANWHILE, { field: 'from' });
        if (to !== from && !canMoveMessage(from, to)) throw new AppError('refused', NO_SUCH_STEP, { field: 'to' });
        const notes = notesOf(document);
        if (to === from && note === null) return { status, notes };
        if (note !== null && notes.length >= MAX_NOTES)
          throw new AppError('refused', TOO_MANY_NOTES, { field: 'note' });
        const { admin, now } = act;
        const added = note === null ? [] : [{ text: note, adminId: admin.userId, adminEmail: admin.email, at: now }];
        const after = [...notes, ...added];
        transaction.update(document.ref, {
          status: to,
          notes: after.map((entry) => ({ ...entry, at: Timestamp.fromMillis(entry.at) })),
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

interface Sender {
  email: string | null;
  displayName: string;
}

const statusOf = (document: DocumentSnapshot) =>
  readChoice(document.get('status'), MESSAGE_STATUSES, FIRST_MESSAGE_STATUS);

/** At most as many reads as there are messages. */
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
  const uid = readText(document.get('userId'));
  return uid.includes('/') ? '' : uid;
};

function toMessage(document: DocumentSnapshot, senders: ReadonlyMap<string, Sender>): ContactMessage {
  const userId = senderOf(document);
  return {
    id: document.id,
    message: readText(document.get('message')),
    status: statusOf(document),
    createdAt: readTime(document.get('createdAt')),
    userId,
    ...(senders.get(userId) ?? { email: null, displayName: '' }),
    notes: notesOf(document),
  };
}

const notesOf = (document: DocumentSnapshot): MessageNote[] =>
  readList(document.get('notes'))
    .filter(isRecord)
    .map((note) => ({
      text: readText(note['text']),
      adminId: readText(note['adminId']),
      adminEmail: readText(note['adminEmail']),
      at: readTime(note['at']) ?? 0,
    }));
