import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { PAID_PLAN_IDS, type PaidPlanId, type Plan } from '@talelantern/domain/plans/plans';
import { isRecord, readChoice } from '@talelantern/domain/stored/read-fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { GrownUpArea } from '../lock/grown-up-area.tsx';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';
import { type ReachedLimit, readReached } from '../../shared/plans/plan-limits.ts';
import { ItemsLink } from '../../shared/plans/plans-link.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { useServices } from '../../shared/services/use-services.ts';
import { usageQuery } from '../../shared/plans/use-usage.ts';
import { readVisit } from './payment-visit.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanUsageCard } from './plan-usage-card.tsx';
import { type PaymentStatus, useChangedSubscription, usePaymentStatus } from './use-payment-status.ts';
import { usePaymentPages } from './use-payment-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { limitCopy, NO_LONGER_REACHED, type LimitCopy } from './limit-copy.ts';
import { PATHS } from '../../config/paths.ts';
import { Lantern } from '../../ui/lantern.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';

export function SubscriptionOverview() {
  const { usage, uid } = useServices();
  const state = useNavigationState();
  const limit = readReached(state);
  const startedPlan = readStartedPlan(state);
  const [firstPlan] = useState(() => readVisit(uid)?.plan ?? startedPlan);
  const { data = null, error, isPending, isFetched, isPaused, refetch, ...query } = useQuery(usageQuery(usage));
  const now = data?.asOf ?? 0;
  // What was known before the limit was reached may say that there is room.
  const isOutdated = query.isFetching && !query.isFetchedAfterMount;
  const copy = limit && data && !isOutdated ? limitCopy(limit, data, now) : null;
  const isLimited = limit !== null && copy !== NO_LONGER_REACHED;
  const { status, lookAgain } = usePaymentStatus();
  useChangedSubscription();
  const pages = usePaymentPages(data);
  const usageCard = data && <PlanUsageCard usage={data} now={now} pages={pages} />;
  return (
    <>
      {status !== 'none' && <PaymentStatusCard status={status} plan={data?.plan ?? null} onPollAgain={lookAgain} />}
      {limit && <ReachedLimitCard limit={limit} isOver={!isLimited} copy={copy} />}
      {startedPlan === null && usageCard}
      {isPending && (
        <Sheet shape="card" className="mt-6 min-h-96 md:min-h-60">
          <Skeletons shape="lines" count={5} label="Loading your plan" />
        </Sheet>
      )}
      {error && !data && <TryAgain announced className="mt-6" message={error.message} onRetry={() => void refetch()} />}
      {(isFetched || isPaused) && (
        <GrownUpArea reason="buy">
          <PlanCards
            usage={data}
            now={now}
            pages={pages}
            firstPlan={firstPlan}
            isLimited={isLimited}
            isConfirming={status === 'confirming'}
          />
        </GrownUpArea>
      )}
      {startedPlan !== null && usageCard}
    </>
  );
}

/** The plan that a visitor has chosen on the landing page before signing up. */
const readStartedPlan = (state: unknown): PaidPlanId | null =>
  isRecord(state) ? readChoice(state['plan'], PAID_PLAN_IDS, null) : null;

interface ReachedLimitCardProps {
  limit: ReachedLimit;
  isOver: boolean;
  copy: LimitCopy | null;
}

function ReachedLimitCard({ limit, isOver, copy }: ReachedLimitCardProps) {
  const navigate = useNavigate();
  return (
    <section
      aria-labelledby="reached-limit"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-well px-5 py-5 md:px-8"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="reached-limit" className="text-28">
          {isOver ? NO_LONGER_REACHED.sentence : LIMIT_REACHED}
        </h2>
        {!isOver && (
          <p className="mt-2 min-h-14 md:min-h-7">
            {copy && (
              <>
                <b className="font-semibold">{copy.sentence}</b> {copy.help}
              </>
            )}
          </p>
        )}
        <p className="mt-1 flex items-start gap-2.5 text-soft">
          <Icon name="check" className="mt-[0.1em] text-leaf-300" />
          We’ve kept everything you chose and wrote.
        </p>
      </div>
      {!isOver && (limit === 'characters' || limit === 'locations') && <ItemsLink of={limit} />}
      <Button variant="line" icon="arrow-left" className="max-sm:w-full" onClick={() => void navigate(-1)}>
        Go back to it
      </Button>
    </section>
  );
}

interface PaymentStatusCardProps {
  status: Exclude<PaymentStatus, 'none'>;
  plan: Plan | null;
  onPollAgain: () => void;
}

function PaymentStatusCard({ status, plan, onPollAgain }: PaymentStatusCardProps) {
  const { title, explanation } = saveStateCopy(status, plan);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-well px-5 py-5 md:px-8">
      <div role="status" className="flex min-w-0 flex-1 basis-72 items-center gap-5">
        <Lantern
          lit={status !== 'late'}
          className={status === 'confirming' ? 'animate-breathe h-14 w-auto flex-none' : 'h-14 w-auto flex-none'}
        />
        <div>
          <h2 className="text-28">{title}</h2>
          <p className="mt-1 max-w-prose text-soft">{explanation}</p>
        </div>
      </div>
      {status === 'confirmed' && (
        <LinkButton to={PATHS.create} icon="sparkle" className="max-sm:w-full">
          Keep creating
        </LinkButton>
      )}
      {status === 'late' && (
        <Button variant="line" icon="refresh" className="max-sm:w-full" onClick={onPollAgain}>
          Check again
        </Button>
      )}
    </div>
  );
}

function saveStateCopy(
  status: PaymentStatusCardProps['status'],
  plan: Plan | null,
): { title: string; explanation: string } {
  switch (status) {
    case 'confirming':
      return {
        title: 'Confirming payment',
        explanation: 'This takes a few seconds. Your plan updates by itself, so there’s no need to wait here.',
      };
    case 'confirmed':
      return {
        title: plan ? `${plan.name} is yours` : 'Your plan is here',
        explanation: 'Thank you! Everything’s unlocked.',
      };
    case 'late':
      return {
        title: 'It will appear shortly',
        explanation:
          'Your payment isn’t confirmed yet. If you’ve paid, your plan will appear by itself and you won’t pay twice. If you haven’t, you weren’t charged.',
      };
  }
}
