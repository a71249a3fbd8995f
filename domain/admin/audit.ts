import * as z from 'zod/mini';
import { adminAction, cursorSchema, nextSchema } from './admin-action.ts';

/** What an entry of the audit log is about. */
export const AUDIT_TARGETS = ['share', 'comment', 'message', 'person', 'settings', 'admin'] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** Whatever is told of a state before and after: never words of a family's private stories. */
export const auditStateSchema = z.nullable(z.record(z.string(), z.json()));
export type AuditState = z.infer<typeof auditStateSchema>;

/** One entry of `audit`: written with the change itself, and changed by nobody (docs/decisions/0078, 0083). */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** Who did it: a uid, and the address at that time. */
  adminId: z.string(),
  adminEmail: z.string(),
  /** Name of the action, e.g. 'decideShare'. */
  action: z.string(),
  target: z.enum(AUDIT_TARGETS),
  targetId: z.string(),
  before: auditStateSchema,
  after: auditStateSchema,
  note: z.string(),
  /** Ms since 1970. */
  at: z.number(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The whole log, newest first, 20 a page; or of one target. */
export const listAudit = adminAction(
  'listAudit',
  'settings',
  {
    about: z.optional(z.strictObject({ target: z.enum(AUDIT_TARGETS), targetId: z.string().check(z.maxLength(200)) })),
    cursor: cursorSchema,
  },
  z.object({ entries: z.array(auditEntrySchema), next: nextSchema }),
);
