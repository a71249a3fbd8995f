import { AUDIT_KEPT_YEARS } from '@talelantern/domain/accounts/account-data';
import {
  AUDIT_TARGETS,
  auditStateSchema,
  type AuditEntry,
  type AuditState,
  type AuditTarget,
} from '@talelantern/domain/contracts/admin/audit';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { readChoice, readText, readTime } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { AuditedAction, AuditedChange } from '../ports/ports.ts';
import { readPage } from './read-page.ts';
import type { AdminRequest } from '@talelantern/domain/contracts/admin/actions';

const YEAR_MS = 365 * DAY_MS;

export function appendAudit(
  firestore: Firestore,
  transaction: Pick<Transaction, 'create'>,
  act: AuditedAction,
  change: AuditedChange,
): void {
  transaction.create(firestore.collection('audit').doc(), toAuditDocument(act, change));
}

const toAuditDocument = ({ admin, action, note, now }: AuditedAction, change: AuditedChange) => ({
  adminId: admin.userId,
  adminEmail: admin.email,
  action,
  note,
  at: Timestamp.fromMillis(now),
  expiresAt: Timestamp.fromMillis(now + AUDIT_KEPT_YEARS * YEAR_MS),
  ...change,
});

/** `audit` in Firestore: append-only until the entries expire. */
export function createFirestoreAuditStore(firestore: Firestore) {
  const audit = firestore.collection('audit');
  const entriesOf = (target: AuditTarget, targetId: string) =>
    audit.where('target', '==', target).where('targetId', '==', targetId);
  return {
    /** A page of audit entries, newest first. */
    async list(subject: AdminRequest<'listAudit'>['about'], cursor: string | undefined) {
      const { documents, next } = await readPage(
        subject ? entriesOf(subject.target, subject.targetId) : audit,
        'at',
        'desc',
        cursor,
      );
      return { entries: documents.map(toEntry), next };
    },
    /** The newest 20 entries. */
    historyOf: async (target: AuditTarget, targetId: string) =>
      (await entriesOf(target, targetId).orderBy('at', 'desc').limit(PAGE_SIZE).get()).docs.map(toEntry),
    /** Logs an action that changes nothing in Firestore; every other change writes its entry in its own transaction. */
    append: async (act: AuditedAction, change: AuditedChange) => {
      await audit.add(toAuditDocument(act, change));
    },
  };
}

function toEntry(document: DocumentSnapshot): AuditEntry {
  const stateOf = (value: unknown): AuditState => auditStateSchema.safeParse(value).data ?? null;
  return {
    id: document.id,
    adminId: readText(document.get('adminId')),
    adminEmail: readText(document.get('adminEmail')),
    action: readText(document.get('action')),
    target: readChoice(document.get('target'), AUDIT_TARGETS, 'settings'),
    targetId: readText(document.get('targetId')),
    before: stateOf(document.get('before')),
    after: stateOf(document.get('after')),
    note: readText(document.get('note')),
    at: readTime(document.get('at')) ?? 0,
  };
}
