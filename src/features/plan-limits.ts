import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import type { ReachedLimit } from './reached-limit.ts';

/** Whether a failure is a limit of the plan, which leads to the plans (architecture §3 'Limit sentence'). */
export const isLimit = (code: ErrorCode): boolean => code === 'plan_limit' || code === 'quota_exceeded';

/** What the plans page is told along the way; it stays in the history entry, so that a reload says the same. */
export const reached = (limit: ReachedLimit): { reached: ReachedLimit } => ({ reached: limit });
