import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { usageQuery } from '../../shared/plans/use-usage.ts';
import { clearVisit, readVisit, subscriptionFingerprint } from './payment-visit.ts';
import { sleep } from '../../services/core/sleep.ts';
import type { PlanUsage } from '../../services/plans/usage-service.ts';

/** `confirming`: the outcome is not known yet. `late`: it is still unknown after a minute. */
export type PaymentStatus = 'none' | 'confirming' | 'confirmed' | 'late';

const SESSION_PARAMETER = 'session';
const SESSION_ID = /^cs_\w+$/;

/**
 * Confirms a payment by a paid plan that differs from the one at the checkout, because the URL alone proves
 * nothing. Keeps polling after navigation, so that limits are lifted everywhere.
 */
export function usePaymentStatus(): { status: PaymentStatus; lookAgain: () => void } {
  const { uid } = useServices();
  const fetchUsage = useFetchUsage();
  const [parameters, setParameters] = useSearchParams();
  const [session] = useState(() => readSession(parameters));
  const { data, isFetching, refetch } = useQuery({
    queryKey: queryKeys.payment(session),
    queryFn: () => {
      const before = readVisit(uid)?.before;
      const isChanged = (usage: PlanUsage) => usage.plan.tier !== 'free' && subscriptionFingerprint(usage) !== before;
      return pollForChange({ fetchUsage, isChanged });
    },
    enabled: session !== null,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const isConfirmed = data === true;

  useEffect(() => {
    // Removes the parameter, so that a later visit to this URL does not wait again.
    if (isConfirmed) setParameters({}, { replace: true });
  }, [isConfirmed, setParameters]);

  return { status: paymentStatusOf(session, isFetching, isConfirmed), lookAgain: () => void refetch() };
}

function paymentStatusOf(session: string | null, isLooking: boolean, isConfirmed: boolean): PaymentStatus {
  if (session === null) return 'none';
  if (isConfirmed) return 'confirmed';
  return isLooking ? 'confirming' : 'late';
}

function readSession(parameters: URLSearchParams): string | null {
  const session = parameters.get(SESSION_PARAMETER) ?? '';
  return SESSION_ID.test(session) ? session : null;
}

export function useChangedSubscription(): void {
  const { uid } = useServices();
  const fetchUsage = useFetchUsage();
  useEffect(() => {
    const visit = readVisit(uid);
    // The visit of a payment page stays stored, because its plan is also compared after a reload.
    if (visit?.plan !== null) return;
    clearVisit(uid);
    void pollForChange({ fetchUsage, isChanged: (usage) => subscriptionFingerprint(usage) !== visit.before });
  }, [uid, fetchUsage]);
}

function useFetchUsage() {
  const { usage } = useServices();
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.fetchQuery({ ...usageQuery(usage), staleTime: 0 }), [queryClient, usage]);
}

/** Poll interval. It grows, because changes usually arrive quickly. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5_000;
const WAIT_GROWTH = 1.25;

/** Maximum duration of polling after a return from the vendor's pages (docs/threats.md#r21). */
const POLL_LIMIT_MS = 60_000;

interface Polling {
  fetchUsage: () => Promise<PlanUsage>;
  isChanged: (usage: PlanUsage) => boolean;
}

async function pollForChange({ fetchUsage, isChanged }: Polling): Promise<boolean> {
  const end = Date.now() + POLL_LIMIT_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * WAIT_GROWTH, LONGEST_WAIT_MS)) {
    const usage = await fetchUsage().catch(() => null);
    if (usage && isChanged(usage)) return true;
    if (Date.now() + wait > end) return false;
    await sleep(wait);
  }
}
