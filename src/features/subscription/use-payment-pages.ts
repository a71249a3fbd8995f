import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import { isAppError } from '@talelantern/domain/errors/app-error';
import type { PaidPlanId } from '@talelantern/domain/plans/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { notify } from '../../ui/notify.ts';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { clearVisit, storeVisit, subscriptionFingerprint } from './payment-visit.ts';
import { MANAGE } from './plan-status-copy.ts';

export type PaymentPages = ReturnType<typeof usePaymentPages>;

export function usePaymentPages(usage: PlanUsage | null) {
  const { deferred, uid } = useServices();
  const ask = useGrownUp();
  const queryClient = useQueryClient();
  const [opening, setOpening] = useState<PaidPlanId | 'manage' | null>(null);

  useEffect(() => {
    // The back button restores this page from the browser's cache.
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      setOpening(null);
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [queryClient]);

  function notifyFailure(error: unknown, otherwise: string): void {
    const code = isAppError(error) ? error.code : null;
    const action = code === 'in_progress' ? { label: MANAGE, onPress: () => void manage() } : undefined;
    notify.failure(isAppError(error) ? error.message : otherwise, { action });
    // The plan on this page is outdated, so reload it.
    if (code === 'in_progress' || code === 'not_found')
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
  }

  async function open(page: PaidPlanId | 'manage', go: () => Promise<void>, otherwise: string): Promise<void> {
    if (opening !== null || !(await ask('buy'))) return;
    setOpening(page);
    storeVisit(uid, { plan: page === 'manage' ? null : page, before: usage ? subscriptionFingerprint(usage) : '' });
    try {
      await go();
    } catch (error) {
      setOpening(null);
      clearVisit(uid);
      notifyFailure(error, otherwise);
    }
  }

  const manage = (): Promise<void> =>
    open('manage', async () => (await deferred()).billing.manage(), createPortalSessionContract.exhausted);

  return {
    opening,
    manage,
    checkout: (plan: PaidPlanId) =>
      open(plan, async () => (await deferred()).billing.checkout(plan), createCheckoutSessionContract.exhausted),
  };
}
