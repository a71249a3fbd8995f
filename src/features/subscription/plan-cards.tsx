import { PLANS, type Plan } from '@talelantern/domain/subscriptions/plans';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import type { PlanUsage } from '../../services/usage-service.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { LessDialog } from './less-dialog.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { plansBy, type Interval } from './plan-offers.ts';
import { formatDate } from './renewal-sentence.ts';
import { isManaged, standingOf, type Standing } from '../plan-standing.ts';
import type { PaymentPages } from './use-payment-pages.ts';
import { whatStops } from './what-stops.ts';

const INTERVALS: readonly { value: Interval; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];

const SAVING = PLANS.pro_yearly.label;

interface PlanCardsProps {
  /** Null while it is not known: nothing can be chosen then. */
  usage: PlanUsage | null;
  /** Ms since 1970. */
  now: number;
  pages: PaymentPages;
  /** Of the plan that somebody was about to pay for. */
  firstInterval: Interval | null;
  /** A limit has led here. */
  isLimited: boolean;
  /** A payment is being confirmed: nothing else is chosen meanwhile. */
  isConfirming: boolean;
}

/** The plan table, by month or by year, with the way to each plan. */
export function PlanCards({ usage, now, pages, firstInterval, isLimited, isConfirming }: PlanCardsProps) {
  const [chosen, setChosen] = useState(firstInterval);
  const [lesser, setLesser] = useState<Plan | null>(null);
  const standing: Standing = usage ? standingOf(usage, now) : { is: 'free' };
  const current = usage?.plan ?? null;
  const interval = chosen ?? current?.interval ?? 'month';
  const lit = litTier(current, standing, isLimited);

  function choose(plan: Plan): void {
    if (!isManaged(standing)) {
      if (plan.id !== 'free') void pages.checkout(plan.id);
    } else if (current && whatStops(current, plan).length > 0) setLesser(plan);
    else void pages.manage();
  }

  return (
    <section aria-labelledby="plans">
      <div className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="plans" className="mr-auto text-36">
          More nights, more tales
        </h2>
        <div className="on-paper rounded-pill">
          <SegmentedChoice label="Billing" hideLabel options={INTERVALS} value={interval} onChange={setChosen} />
        </div>
        <span className="rounded-pill bg-night-700 px-4 py-2 text-15 font-semibold text-leaf-300">{SAVING}</span>
      </div>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {plansBy(interval, current?.id ?? null).map((plan) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === current?.id}
            mark={plan.id === current?.id ? 'Your plan' : markOf(plan, standing, now)}
            isLit={plan.tier === lit}
            act={usage && !isConfirming ? actOn(plan, standing) : null}
            isOpening={pages.opening === plan.id}
            onChoose={() => choose(plan)}
          />
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-soft">
        You pay on a page of Stripe’s, and we never see your card. You can change or cancel whenever you like: what is
        paid for stays until its time is over, and everything you have made stays yours. See the{' '}
        <AppLink to={PATHS.termsOfService} className="font-semibold text-accent">
          terms
        </AppLink>
        .
      </p>
      {lesser && current && (
        <LessDialog
          from={current}
          to={lesser}
          standing={standing}
          now={now}
          onKeep={() => setLesser(null)}
          onGoOn={() => {
            setLesser(null);
            void pages.manage();
          }}
        />
      )}
    </section>
  );
}

/** The tier that would help: whoever is on Free, or has come up against a limit, can have more. A payment comes first. */
function litTier(current: Plan | null, standing: Standing, isLimited: boolean): Plan['tier'] | null {
  if (standing.is === 'unpaid' || standing.is === 'late') return null;
  if (!current || current.tier === 'free') return 'pro';
  return isLimited && current.tier === 'pro' ? 'unlimited' : null;
}

/** From when a plan is theirs. */
const markOf = ({ id }: Plan, standing: Standing, now: number): string | null =>
  id === 'free' && standing.is === 'ending' ? `Yours from ${formatDate(standing.endsAt, now)}` : null;

/** The words of a plan's button; null where there is nothing to do. */
function actOn({ id, name }: Plan, standing: Standing): string | null {
  if (!isManaged(standing)) return id === 'free' ? null : `Choose ${name}`;
  return id === 'free' ? 'Back to Free' : `Change to ${name}`;
}
