import type { AdminRequest } from '@talelantern/domain/admin/actions';

/** One thing that the log is asked about. */
export type AuditSubject = NonNullable<AdminRequest<'listAudit'>['about']>;

/** Keys of what the admin area keeps of the functions' answers; whatever was changed is asked for anew by its area. */
export const adminKeys = {
  record: ['admin', 'record'],
  moderation: ['admin', 'moderation'],
  queue: (name: string) => ['admin', 'moderation', 'queue', name],
  sharedItem: (shareId: string) => ['admin', 'moderation', 'item', shareId],
  messages: ['admin', 'messages'],
  messageList: (status: string) => ['admin', 'messages', status],
  /** All searches begin with it. */
  people: ['admin', 'people'],
  peopleFound: (query: string) => ['admin', 'people', query],
  person: (uid: string) => ['admin', 'person', uid],
  /** How much waits, as it is kept, and as it was seen here since. */
  queues: ['admin', 'queues'],
  queuesSeen: ['admin', 'queues', 'seen'],
  overview: (days: number) => ['admin', 'overview', days],
  settings: ['admin', 'settings'],
  log: (about: AuditSubject | null) => ['admin', 'log', about],
} as const;
