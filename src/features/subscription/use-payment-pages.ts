import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import { isAppError } from '@talelantern/domain/errors/app-error';
import type { PaidPlanId } from '@talelantern/domain/plans/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chosenPlanKey } from '../../config/started.ts';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { device, keep } from '../../shared/drafts/stored-draft.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { useIsMounted } from '../../shared/page/use-is-mounted.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { storeVisit, subscriptionFingerprint } from './payment-visit.ts';
import { MANAGE } from './plan-status-copy.ts';

type PortalPage = 'manage' | 'cancel';
type PaymentPage = PaidPlanId | PortalPage;

const isPortal = (page: PaymentPage): page is PortalPage => page === 'manage' || page === 'cancel';

export type PaymentPages = ReturnType<typeof usePaymentPages>;

export function usePaymentPages(usage: PlanUsage | null) {
  const { loadServices, uid } = useServices();
  const ask = useGrownUp();
  const notifyFailure = useFailureNotice();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const {
    mutateAsync,
    isPending,
    isSuccess,
    variables,
    error: failure,
    reset,
  } = useMutation({
    async mutationFn(page: PaymentPage) {
      const { billing } = await loadServices();
      return isPortal(page) ? billing[page]() : billing.checkout(page);
    },
  });
  // Stays busy until the browser has left for the payment page.
  const opening = isPending || isSuccess ? variables : null;
  const unverified = isAppError(failure) && failure.code === 'verify_email' ? variables : null;

  useEffect(() => {
    // Resets the page, because the back button restores it, still busy, from the browser's cache.
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      reset();
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [queryClient, reset]);

  function handleFailure(error: unknown, page: PaymentPage): void {
    const code = isAppError(error) ? error.code : null;
    if (code === 'verify_email') keep(chosenPlanKey(uid), page, device);
    const action = code === 'in_progress' ? { label: MANAGE, onClick: () => void manage() } : undefined;
    notifyFailure(error, (isPortal(page) ? createPortalSessionContract : createCheckoutSessionContract).exhausted, {
      action,
    });
    // The plan on this page is outdated, so its usage is refetched.
    if (code === 'in_progress' || code === 'not_found')
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
  }

  async function open(page: PaymentPage): Promise<void> {
    // May be false: the toast with 'Manage' can also be pressed after this page was left.
    const wasShown = isMounted.current;
    // Ending a plan must be as easy as starting it, and on that page nothing can be bought (docs/decisions/0230).
    if (opening !== null || !(page === 'cancel' || (await ask('buy')))) return;
    try {
      const url = await mutateAsync(page);
      if (!isPortal(page)) keep(chosenPlanKey(uid), null, device);
      if (isMounted.current !== wasShown) return;
      storeVisit(uid, { plan: isPortal(page) ? null : page, before: usage ? subscriptionFingerprint(usage) : '' });
      window.location.assign(url);
    } catch (error) {
      handleFailure(error, page);
    }
  }

  const manage = (): Promise<void> => open('manage');
  return { opening, unverified, manage, cancel: () => open('cancel'), checkout: (plan: PaidPlanId) => open(plan) };
}
