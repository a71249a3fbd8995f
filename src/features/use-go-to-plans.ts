import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { reached } from './plan-limits.ts';
import { queryKeys } from './query-keys.ts';
import type { ReachedLimit } from './reached-limit.ts';

/** Leads to the plans once a limit is reached; what is left of the plan is counted anew there. */
export function useGoToPlans(): (limit: ReachedLimit) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    (limit) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
      void navigate(PATHS.subscription, { state: reached(limit) });
    },
    [navigate, queryClient],
  );
}
