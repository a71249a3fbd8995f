import * as z from 'zod/mini';
import { AUTHENTICATION_REQUIRED, INVALID_BODY, RATE_LIMITED, type FunctionContract } from '../contracts/contract.ts';
import { requestIdSchema } from '../generation/request-id.ts';
import { LIMITS } from '../limits/limits.ts';
import type { AdminPermission } from './permissions.ts';

/** Whatever an administrator tried; the function's own sentence is said where it has one. */
export const ADMIN_FAILED = 'This did not work. Please try again.';
/** For everybody who is no administrator, and for one without the permission: nobody learns which. */
export const ADMINS_ONLY = 'This is for administrators who have been given it';
/** Somebody else changed it since it was read. */
export const CHANGED_MEANWHILE = 'Somebody has changed this meanwhile. Please look at it again.';

/** The one HTTPS function of the admin area. */
export const ADMIN_FUNCTION = 'admin';

const common = { userId: z.optional(z.string()), requestId: z.optional(requestIdSchema) };

/** Of what every action answers with; the app calls it like any other function. */
const sentences = {
  name: ADMIN_FUNCTION,
  streams: false,
  refreshToken: false,
  messages: { 400: INVALID_BODY, 401: AUTHENTICATION_REQUIRED, 413: INVALID_BODY, 429: RATE_LIMITED },
  fieldMessages: {},
  exhausted: ADMIN_FAILED,
  unreachable: ADMIN_FAILED,
  invalidResponse: ADMIN_FAILED,
  signedOut: AUTHENTICATION_REQUIRED,
} as const satisfies Omit<FunctionContract<z.ZodMiniType, z.ZodMiniType>, 'request' | 'response'>;

/**
 * One thing that the function `admin` does for whoever has `permission`, or any where that is null: the body names it as
 * `action`, beside `fields` and nothing else. Use it as a contract of its own.
 */
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
  ...sentences,
  action,
  permission,
  request: z.strictObject({ action: z.literal(action), ...fields, ...common }),
  response,
});

/** What every request to `admin` has; the action's own contract says the rest. */
export const adminContract = {
  ...sentences,
  request: z.looseObject({ action: z.string() }),
  response: z.unknown(),
} satisfies FunctionContract<z.ZodMiniType, z.ZodMiniType>;

/** Where a list goes on: what the page before answered as `next`, opaque. Left out: from the start. */
export const cursorSchema = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

/** The end of a page: null after the last. */
export const nextSchema = z.nullable(z.string());

/** Ms since 1970; null where nobody knows. */
export const timeSchema = z.nullable(z.number());

/** Why something was done, for the audit log; may be empty. */
export const noteSchema = z._default(z.string().check(z.trim(), z.maxLength(LIMITS.freeText)), '');

/** A uid, as the sign-in service makes them; Firestore keeps `__…__` for itself. */
export const uidSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));
