import { isAppError } from '@talelantern/domain/errors/app-error';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { notify, type NoticeDetails } from '../../ui/notify.ts';

const LIMITS_REACHED = ['plan_limit', 'quota_exceeded'];

/** Says what went wrong in a note; a reached limit also leads to the plans (specification §6). */
export function useFailureNotice(): (error: unknown, otherwise: string, details?: NoticeDetails) => void {
  const navigate = useNavigate();
  return useCallback(
    (error, otherwise, details) => {
      notify.failure(isAppError(error) ? error.message : otherwise, details);
      if (isAppError(error) && LIMITS_REACHED.includes(error.code)) void navigate(PATHS.subscription);
    },
    [navigate],
  );
}
