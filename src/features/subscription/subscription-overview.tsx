import { PLANS } from '@talelantern/domain/subscriptions/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GrownUpPlace } from '../lock/grown-up-place.tsx';
import { readReached } from '../reached-limit.ts';
import { TryAgain } from '../try-again.tsx';
import { useServices } from '../use-services.ts';
import { usageQuery } from '../use-usage.ts';
import { PaymentNewsCard } from './payment-news-card.tsx';
import { readVisit } from './payment-visit.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanUsageCard } from './plan-usage-card.tsx';
import { ReachedLimitCard } from './reached-limit-card.tsx';
import { useChangedSubscription, usePaymentNews } from './use-payment-news.ts';
import { usePaymentPages } from './use-payment-pages.ts';

/** What is known of a payment, the current plan with what is left of it, and the plan table. */
export function SubscriptionOverview() {
  const { usage, uid } = useServices();
  const limit = readReached(useLocation().state);
  const [firstPlan] = useState(() => readVisit(uid)?.plan ?? null);
  const { data = null, error, isPending, refetch, dataUpdatedAt } = useQuery(usageQuery(usage));
  const { news, lookAgain } = usePaymentNews();
  useChangedSubscription();
  const pages = usePaymentPages(data);
  return (
    <>
      {news !== 'none' && <PaymentNewsCard news={news} plan={data?.plan ?? null} onLookAgain={lookAgain} />}
      {limit && <ReachedLimitCard limit={limit} usage={data} now={dataUpdatedAt} />}
      {data && <PlanUsageCard usage={data} now={dataUpdatedAt} pages={pages} />}
      {isPending && <div className="mt-6 min-h-96 md:min-h-60" aria-hidden="true" />}
      {error && !data && (
        <div role="alert" className="mt-6">
          <TryAgain message={error.message} onRetry={() => void refetch()} />
        </div>
      )}
      <GrownUpPlace reason="buy">
        <PlanCards
          usage={data}
          now={dataUpdatedAt}
          pages={pages}
          firstInterval={firstPlan && PLANS[firstPlan].interval}
          isLimited={limit !== null}
          isConfirming={news === 'confirming'}
        />
      </GrownUpPlace>
    </>
  );
}
