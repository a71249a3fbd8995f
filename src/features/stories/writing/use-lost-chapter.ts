import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { withDeadline } from '../../../services/core/with-deadline.ts';
import { LOAD_FAILED } from '../../../services/core/with-user-message.ts';
import { hasEnded } from '../../../services/generation/generations.ts';
import { MAY_STILL_FINISH } from '../../../services/generation/run-generation.ts';
import { POLL_MS } from '../../../shared/generation/use-unfinished-work.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import type { ChapterRunControl, FailedRun } from './use-chapter-run.ts';

/** Resumes a run whose job is running or done: only the connection was lost. `isAwaited`: it is, or is not known. */
export function useLostChapter({ resume }: Pick<ChapterRunControl, 'resume'>, { input, error, generated }: FailedRun) {
  const { loadServices } = useServices();
  const isLost = generated === null && MAY_STILL_FINISH.includes(error.code);
  const find = async () => (await loadServices()).stories.findRequest(input);
  const { data, isError } = useQuery({
    queryKey: queryKeys.lostChapter,
    queryFn: () => withDeadline(LOAD_FAILED, find()),
    enabled: isLost,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' || state.data?.status === 'sent') && POLL_MS,
  });
  const isWritten = data?.status === 'running' || data?.status === 'done';
  const resumable = isWritten && !hasEnded(error) ? data.requestId : null;
  const resumeOnce = useEffectEvent(resume);
  useEffect(() => {
    if (resumable !== null) resumeOnce(resumable);
  }, [resumable]);
  const isUnknown = data === undefined && !isError;
  return {
    isAwaited: isLost && !hasEnded(error) && (isUnknown || isWritten),
    /** Whether nothing was counted. */
    isRefunded: data?.status === 'failed',
  };
}
