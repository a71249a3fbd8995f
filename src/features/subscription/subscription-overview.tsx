import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { GrownUpPlace } from '../lock/grown-up-place.tsx';
import { readReached } from '../reached-limit.ts';
import { useServices } from '../use-services.ts';
import { usageQuery } from '../use-usage.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanUsageCard } from './plan-usage-card.tsx';
import { ReachedLimitCard } from './reached-limit-card.tsx';

/** The current plan with what is left of it, and the plan table. */
export function SubscriptionOverview() {
  const { usage } = useServices();
  const limit = readReached(useLocation().state);
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery(usageQuery(usage));
  return (
    <>
      {limit && <ReachedLimitCard limit={limit} usage={data ?? null} now={dataUpdatedAt} />}
      {data && <PlanUsageCard usage={data} now={dataUpdatedAt} />}
      {isPending && <div className="mt-6 min-h-96 md:min-h-60" aria-hidden="true" />}
      {error && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{error.message}</p>
          <Button variant="line" icon="refresh" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      <GrownUpPlace reason="buy">
        <PlanCards key={data?.plan.id} current={data?.plan.id ?? null} />
      </GrownUpPlace>
    </>
  );
}
