import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import { usageQuery } from '../use-usage.ts';
import { lookForNews } from './look-for-news.ts';
import { forgetVisit, readVisit, subscriptionMark } from './payment-visit.ts';

/** `confirming`: nothing is known yet. `late`: it is not known after a minute. */
export type PaymentNews = 'none' | 'confirming' | 'confirmed' | 'late';

const SESSION_PARAMETER = 'session';
/** As the vendor writes the id of a checkout. */
const SESSION_ID = /^cs_\w+$/;

/**
 * Waits for the plan of somebody who comes back from paying. The address proves nothing: only the plan itself does,
 * as the service has it from the vendor. It goes on looking when the page is left, so that limits lift everywhere.
 */
export function usePaymentNews(): { news: PaymentNews; lookAgain: () => void } {
  const look = useLook();
  const [parameters, setParameters] = useSearchParams();
  const [session] = useState(() => readSession(parameters));
  const { data, isFetching, refetch } = useQuery({
    queryKey: queryKeys.payment(session),
    queryFn: () => lookForNews({ look, isNews: ({ plan }) => plan.tier !== 'free' }),
    enabled: session !== null,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const isConfirmed = data === true;

  useEffect(() => {
    // A later visit to this address has nothing to wait for.
    if (isConfirmed) setParameters({}, { replace: true });
  }, [isConfirmed, setParameters]);

  return { news: newsOf(session, isFetching, isConfirmed), lookAgain: () => void refetch() };
}

function newsOf(session: string | null, isLooking: boolean, isConfirmed: boolean): PaymentNews {
  if (session === null) return 'none';
  if (isConfirmed) return 'confirmed';
  return isLooking ? 'confirming' : 'late';
}

function readSession(parameters: URLSearchParams): string | null {
  const session = parameters.get(SESSION_PARAMETER) ?? '';
  return SESSION_ID.test(session) ? session : null;
}

/** Whoever comes back from managing the subscription soon sees what they have changed there. */
export function useChangedSubscription(): void {
  const { uid } = useServices();
  const look = useLook();
  useEffect(() => {
    const visit = readVisit(uid);
    forgetVisit(uid);
    if (visit?.plan !== null) return;
    void lookForNews({ look, isNews: (usage) => subscriptionMark(usage) !== visit.before });
  }, [uid, look]);
}

function useLook() {
  const { usage } = useServices();
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.fetchQuery({ ...usageQuery(usage), staleTime: 0 }), [queryClient, usage]);
}
