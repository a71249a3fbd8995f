import * as z from 'zod/mini';
import { adminAction, cursorSchema, nextSchema } from './admin-action.ts';
import { storedIdSchema } from './stored-id.ts';

export const AUDIT_TARGETS = ['share', 'comment', 'message', 'person', 'settings', 'admin'] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** The state before or after; never text of a private story. */
export const auditStateSchema = z.nullable(z.record(z.string(), z.json()));
export type AuditState = z.infer<typeof auditStateSchema>;

/** An entry of `audit`: written with the change, and immutable (docs/decisions/0096). */
export const auditEntrySchema = z.object({
  id: z.string(),
  adminId: z.string(),
  adminEmail: z.string(),
  action: z.string(),
  target: z.enum(AUDIT_TARGETS),
  targetId: z.string(),
  before: auditStateSchema,
  after: auditStateSchema,
  note: z.string(),
  at: z.number(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The whole log or the entries about one target, newest first, 20 a page. */
export const listAudit = adminAction(
  'listAudit',
  'settings',
  {
    about: z.optional(z.strictObject({ target: z.enum(AUDIT_TARGETS), targetId: storedIdSchema })),
    cursor: cursorSchema,
  },
  z.object({ entries: z.array(auditEntrySchema), next: nextSchema }),
);
