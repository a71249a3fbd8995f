import type { AdminRequest } from '@talelantern/domain/contracts/admin/actions';

export type AuditSubject = NonNullable<AdminRequest<'listAudit'>['about']>;

export const adminKeys = {
  record: ['admin', 'record'],
  queueLists: ['admin', 'moderation', 'queue'],
  queue: (name: string) => ['admin', 'moderation', 'queue', name],
  sharedItems: ['admin', 'moderation', 'item'],
  sharedItem: (shareId: string) => ['admin', 'moderation', 'item', shareId],
  messages: ['admin', 'messages'],
  messageList: (status: string) => ['admin', 'messages', status],
  people: ['admin', 'people'],
  peopleFound: (query: string) => ['admin', 'people', query],
  person: (uid: string) => ['admin', 'person', uid],
  queues: ['admin', 'queues'],
  queuesSeen: ['admin', 'queues', 'seen'],
  overview: (days: number) => ['admin', 'overview', days],
  settings: ['admin', 'settings'],
  log: (about: AuditSubject | null) => ['admin', 'log', about],
} as const;
