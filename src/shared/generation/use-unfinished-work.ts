import { queryOptions, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { withDeadline } from '../../services/core/with-deadline.ts';
import { LOAD_FAILED } from '../../services/core/with-user-message.ts';
import type { SentRequest, UnfinishedWork } from '../../services/generation/generation-service.ts';
import type { Services } from '../../services/services.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

/** Poll interval while a request may still arrive or is running, or after a listing has failed. */
export const POLL_MS = 5_000;

export function unfinishedWorkQuery({ unfinished, loadServices }: Services) {
  const list = async (): Promise<(UnfinishedWork | SentRequest)[]> =>
    (await unfinished.mayExist()) ? (await loadServices()).generation.listUnfinished() : [];
  return queryOptions({
    queryKey: queryKeys.unfinishedWork,
    queryFn: () => withDeadline(LOAD_FAILED, list()),
    // No retry: a second deadline would pass before the page shows the failure, and polling lists again anyway.
    retry: false,
    refetchInterval: ({ state }) =>
      (state.status === 'error' || state.data?.some(({ status }) => status === 'sent' || status === 'running')) &&
      POLL_MS,
  });
}

const NONE: UnfinishedWork[] = [];
const withoutSent = (works: (UnfinishedWork | SentRequest)[]): UnfinishedWork[] =>
  works.filter((work) => work.status !== 'sent');

/** Unfinished work that no page is waiting for. Returns the same array until the work is listed again. */
export function useUnfinishedWork(): UnfinishedWork[] {
  const { data = NONE } = useQuery({ ...unfinishedWorkQuery(useServices()), select: withoutSent });
  return data;
}

/** Calls `resume` once for each running work in `works`. */
export function useResume<Work extends Pick<UnfinishedWork, 'status' | 'requestId'>>(
  works: readonly Work[],
  resume: (requestId: string, work: Work) => void,
): void {
  const runningWorks = works.filter(({ status }) => status === 'running');
  const resumeAll = useEffectEvent(() => runningWorks.forEach((work) => resume(work.requestId, work)));
  const ids = runningWorks.map(({ requestId }) => requestId).join(' ');
  useEffect(() => {
    if (ids !== '') resumeAll();
  }, [ids]);
}

/** Once for an order that the query found. Clears it from the cache, where a later mount would find it again. */
export function useResumeOrder<O>(key: QueryKey, found: O | null | undefined, resume: (order: O) => void): void {
  const queryClient = useQueryClient();
  const resumeOnce = useEffectEvent((order: O) => {
    queryClient.setQueryData(key, null);
    resume(order);
  });
  useEffect(() => {
    if (found) resumeOnce(found);
  }, [found]);
}
