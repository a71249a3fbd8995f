import { isAppError } from '@talelantern/domain/errors/app-error';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type NoticeDetails, notify } from '../../ui/notify.ts';
import { stateForLimit, reachedLimit, type ReachedLimit } from '../plans/plan-limits.ts';
import { PATHS } from '../../config/paths.ts';
import { queryKeys } from '../query/query-keys.ts';
import { waitAfter } from './wait-sentence.ts';

/** Duration of a toast if the screen shows the failure too. */
export const NOTE_BESIDE_SCREEN_MS = 8_000;

interface FailureDetails extends NoticeDetails {
  title?: string | undefined;
  /** If true, a reached plan limit does not open /subscription. */
  stays?: boolean | undefined;
}

export function useFailureNotice(): (error: unknown, otherwise: string, details?: FailureDetails) => void {
  const goToPlans = useGoToPlans();
  return useCallback(
    (error, otherwise, { stays = false, title, ...details } = {}) => {
      const passed = reachedLimit(error);
      const stay = passed ? { durationMs: NOTE_BESIDE_SCREEN_MS } : {};
      const message = isAppError(error) ? error.message : otherwise;
      const wait = isAppError(error) ? waitAfter(error) : null;
      if (title === undefined || title === message || passed) notify.failure(message, { wait, ...details, ...stay });
      else notify.failure(title, { detail: message, wait, ...details });
      if (passed && !stays) goToPlans(passed);
    },
    [goToPlans],
  );
}

export function useGoToPlans(): (limit: ReachedLimit) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    (limit) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
      // At most one entry: the screen may reach the limit again, and “Go back to it” goes one entry back.
      const replace = window.location.pathname === PATHS.subscription;
      void navigate(PATHS.subscription, { replace, state: stateForLimit(limit) });
    },
    [navigate, queryClient],
  );
}
