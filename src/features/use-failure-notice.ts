import { isAppError } from '@talelantern/domain/errors/app-error';
import { useCallback } from 'react';
import { notify, type NoticeDetails } from '../ui/notify.ts';
import { isLimit } from './plan-limits.ts';
import type { ReachedLimit } from './reached-limit.ts';
import { useGoToPlans } from './use-go-to-plans.ts';

/** How long a failure's note stays when the screen itself goes on saying it. */
export const NOTE_BESIDE_SCREEN_MS = 8_000;

interface FailureDetails extends NoticeDetails {
  /** Which limit it is, where what failed is counted. */
  limit?: ReachedLimit | undefined;
}

/** Says what went wrong in a note; a reached limit also leads to the plans (specification §6), which go on saying it. */
export function useFailureNotice(): (error: unknown, otherwise: string, details?: FailureDetails) => void {
  const goToPlans = useGoToPlans();
  return useCallback(
    (error, otherwise, { limit, ...details } = {}) => {
      const reached = isAppError(error) && isLimit(error.code) ? limit : undefined;
      const stay = reached ? { durationMs: NOTE_BESIDE_SCREEN_MS } : {};
      notify.failure(isAppError(error) ? error.message : otherwise, { ...details, ...stay });
      if (reached) goToPlans(reached);
    },
    [goToPlans],
  );
}
