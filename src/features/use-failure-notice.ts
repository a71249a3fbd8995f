import { isAppError } from '@talelantern/domain/errors/app-error';
import { useCallback } from 'react';
import { notify, type NoticeDetails } from '../ui/notify.ts';
import { isLimit } from './plan-limits.ts';
import type { ReachedLimit } from './reached-limit.ts';
import { useGoToPlans } from './use-go-to-plans.ts';

interface FailureDetails extends NoticeDetails {
  /** Which limit it is, where what failed is counted. */
  limit?: ReachedLimit | undefined;
}

/** Says what went wrong in a note; a reached limit also leads to the plans (specification §6). */
export function useFailureNotice(): (error: unknown, otherwise: string, details?: FailureDetails) => void {
  const goToPlans = useGoToPlans();
  return useCallback(
    (error, otherwise, { limit, ...details } = {}) => {
      notify.failure(isAppError(error) ? error.message : otherwise, details);
      if (limit && isAppError(error) && isLimit(error.code)) goToPlans(limit);
    },
    [goToPlans],
  );
}
