import * as z from 'zod/mini';
import type { FunctionContract } from '../contract.ts';
import { requestFields, plainContract } from '../contract-parts.ts';
import { LIMITS } from '../../limits/limits.ts';
import type { AdminPermission } from '../../admin/permissions.ts';
import { MAX_STORED_ID } from './stored-id.ts';

/** Default message, when the function does not send one. */
export const ADMIN_FAILED = 'This did not work. Please try again.';
export const ADMINS_ONLY = 'You don’t have permission to do this';
export const CHANGED_MEANWHILE = 'Someone else has changed this. Please check it again.';
/** The message for a page of an earlier version, which does not say what its administrator saw. */
export const OUTDATED_PAGE = 'This page is outdated. Please reload it and decide again.';
export const REASON_REQUIRED = 'Please say why first';

export const ADMIN_FUNCTION = 'admin';

const common = { ...plainContract(ADMIN_FAILED), name: ADMIN_FUNCTION, timeoutSeconds: 540 };

/** The contract of an action of the function `admin`; with `permission` null, any permission is enough. */
export const adminAction = <
  Name extends string,
  Permission extends AdminPermission | null,
  Fields extends z.core.$ZodShape,
  Response extends z.ZodMiniType,
>(
  action: Name,
  permission: Permission,
  fields: Fields,
  response: Response,
) => ({
  ...common,
  action,
  permission,
  request: z.strictObject({ action: z.literal(action), ...fields, ...requestFields }),
  response,
});

/** The envelope of requests to `admin`; each action has its own contract. */
export const adminContract = {
  ...common,
  request: z.looseObject({ action: z.string() }),
  response: z.unknown(),
} satisfies FunctionContract;

/** Opaque `next` of the previous page: a time in up to 23 characters and an id. Left out for the first page. */
export const cursorSchema = z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_STORED_ID + 23)));

export const nextSchema = z.nullable(z.string());

/** Ms since 1970; null when unknown. */
export const timeSchema = z.nullable(z.number());

/** The reason for the audit log; may be empty. */
export const noteSchema = z._default(z.string().check(z.trim(), z.maxLength(LIMITS.freeText)), '');

interface Decision {
  decision: string;
  from?: string | undefined;
  note: string;
}

/** What is removed for good needs a reason in the log. Closing the reports about what is gone does not. */
export const requiringReason = <Action extends { request: z.ZodMiniType<Decision> }>(action: Action) => {
  const hasRequiredReason = ({ decision, from, note }: Decision) =>
    decision !== 'remove' || from === 'gone' || note !== '';
  return {
    ...action,
    request: action.request.check(z.refine(hasRequiredReason, { path: ['note'] })) as Action['request'],
    fieldMessages: { note: REASON_REQUIRED },
  };
};

/** A uid of the sign-in service; Firestore reserves `__…__`. */
export const uidSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));
