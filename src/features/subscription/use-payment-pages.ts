import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import { isAppError } from '@talelantern/domain/errors/app-error';
import type { PaidPlanId } from '@talelantern/domain/subscriptions/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlanUsage } from '../../services/usage-service.ts';
import { notify } from '../../ui/notify.ts';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import { forgetVisit, noteVisit, subscriptionMark } from './payment-visit.ts';
import { MANAGE } from './standing-words.ts';

export interface PaymentPages {
  /** The page that is being opened: for a plan, or to manage what there is. */
  opening: PaidPlanId | 'manage' | null;
  checkout: (plan: PaidPlanId) => Promise<void>;
  manage: () => Promise<void>;
}

/** The way to the vendor's pages, past the grown-up lock. A failure leaves everything as it is. */
export function usePaymentPages(usage: PlanUsage | null): PaymentPages {
  const { billing, uid } = useServices();
  const ask = useGrownUp();
  const queryClient = useQueryClient();
  const [opening, setOpening] = useState<PaymentPages['opening']>(null);

  useEffect(() => {
    // Going back brings this page as it was when it was left.
    const handleShown = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      setOpening(null);
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
    };
    window.addEventListener('pageshow', handleShown);
    return () => window.removeEventListener('pageshow', handleShown);
  }, [queryClient]);

  function tell(error: unknown, otherwise: string): void {
    const code = isAppError(error) ? error.code : null;
    const action = code === 'in_progress' ? { label: MANAGE, onPress: () => void manage() } : undefined;
    notify.failure(isAppError(error) ? error.message : otherwise, { action });
    // What is shown here is then older than what the service knows.
    if (code === 'in_progress' || code === 'not_found')
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
  }

  async function open(page: PaidPlanId | 'manage', go: () => Promise<void>, otherwise: string): Promise<void> {
    if (opening !== null || !(await ask('buy'))) return;
    setOpening(page);
    noteVisit(uid, { plan: page === 'manage' ? null : page, before: usage ? subscriptionMark(usage) : '' });
    try {
      await go();
    } catch (error) {
      setOpening(null);
      forgetVisit(uid);
      tell(error, otherwise);
    }
  }

  const manage = (): Promise<void> => open('manage', billing.manage, createPortalSessionContract.exhausted);

  return {
    opening,
    manage,
    checkout: (plan) => open(plan, () => billing.checkout(plan), createCheckoutSessionContract.exhausted),
  };
}
