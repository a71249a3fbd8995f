import { type PaidPlanId, type Plan, PLANS } from '@talelantern/domain/plans/plans';
import { WITHDRAWAL_DAYS } from '@talelantern/domain/plans/withdrawal';
import { useRef, useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { PlanOffer, type Interval, plansBy } from './plan-offer.tsx';
import { formatDate } from '../../shared/plans/renewal-sentence.ts';
import { isManaged, type PlanStatus, planStatusOf } from '../../shared/plans/plan-status.ts';
import { CANCEL } from './plan-status-copy.ts';
import type { PaymentPages } from './use-payment-pages.ts';
import { usageCarriesOverCopy, downgradeLosses, KEPT_ITEMS } from './downgrade-losses.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OnlineButton } from '../../shared/connection/online-button.tsx';

const INTERVALS: readonly { value: Interval; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];

const SAVING = PLANS.pro_yearly.label;

interface PlanCardsProps {
  /** Null while loading: no plan can be chosen then. */
  usage: PlanUsage | null;
  now: number;
  pages: PaymentPages;
  /** The plan that was chosen earlier: on the landing page, or before a visit to Stripe. */
  firstPlan: PaidPlanId | null;
  isLimited: boolean;
  isConfirming: boolean;
}

export function PlanCards({ usage, now, pages, firstPlan, isLimited, isConfirming }: PlanCardsProps) {
  const [chosenInterval, setChosenInterval] = useState(firstPlan && PLANS[firstPlan].interval);
  const [lesser, setLesser] = useState<Plan | null>(null);
  const planStatus: PlanStatus = usage ? planStatusOf(usage, now) : { is: 'free' };
  const currentPlan = usage?.plan ?? null;
  const interval = chosenInterval ?? currentPlan?.interval ?? 'month';
  const highlighted = highlightedTier(currentPlan, planStatus, isLimited, firstPlan);

  function choose(plan: Plan): void {
    if (!isManaged(planStatus)) {
      if (plan.id !== 'free') void pages.checkout(plan.id);
    } else if (currentPlan && downgradeLosses(currentPlan, plan).length > 0) setLesser(plan);
    else void pages.manage();
  }

  return (
    <section aria-labelledby="plans">
      <div className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="plans" className="mr-auto text-36">
          More nights, more tales
        </h2>
        <div className="on-paper rounded-pill">
          <SegmentedChoice
            label="Billing"
            hideLabel
            options={INTERVALS}
            value={interval}
            onChange={setChosenInterval}
          />
        </div>
        <span className="rounded-pill bg-night-700 px-4 py-2 text-15 font-semibold text-leaf-300">{SAVING}</span>
      </div>
      <p className="mt-4 max-w-prose">
        A paid plan renews by itself each month or year, at the price shown, until you cancel. You can do that on this
        page at any time, with <b className="font-semibold">{CANCEL}</b>. Prices include any tax.
      </p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {plansBy(interval, currentPlan?.id ?? null).map((plan) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === currentPlan?.id}
            badge={plan.id === currentPlan?.id ? 'Your plan' : badgeOf(plan, planStatus, now)}
            isHighlighted={plan.tier === highlighted}
            act={usage && !isConfirming ? actionLabelOf(plan, planStatus) : null}
            isOpening={pages.opening === plan.id}
            isUnverified={pages.unverified === plan.id}
            onChoose={() => choose(plan)}
          />
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-soft">
        You pay on Stripe’s page, and we never see your card. After canceling you keep your plan until the paid period
        ends, and everything you’ve made stays yours. Changed your mind within {WITHDRAWAL_DAYS} days? You get
        everything back. See the{' '}
        <AppLink to={PATHS.termsOfService} className="font-semibold text-accent">
          terms
        </AppLink>
        .
      </p>
      {lesser && currentPlan && (
        <DowngradeDialog
          from={currentPlan}
          to={lesser}
          planStatus={planStatus}
          now={now}
          onKeep={() => setLesser(null)}
          onContinue={() => {
            setLesser(null);
            const isCancellation = lesser.tier === 'free' && !usage?.cancelsAtPeriodEnd;
            void (isCancellation ? pages.cancel() : pages.manage());
          }}
        />
      )}
    </section>
  );
}

function highlightedTier(
  current: Plan | null,
  planStatus: PlanStatus,
  isLimited: boolean,
  firstPlan: PaidPlanId | null,
): Plan['tier'] | null {
  if (planStatus.is === 'unpaid' || planStatus.is === 'late' || planStatus.is === 'unpaid-upgrade') return null;
  if (!current || current.tier === 'free') return firstPlan ? PLANS[firstPlan].tier : 'pro';
  return isLimited && current.tier === 'pro' ? 'unlimited' : null;
}

const badgeOf = ({ id }: Plan, planStatus: PlanStatus, now: number): string | null =>
  id === 'free' && (planStatus.is === 'ending' || planStatus.is === 'kept')
    ? `Yours from ${formatDate(planStatus.endsAt, now)}`
    : null;

function actionLabelOf({ id, name }: Plan, planStatus: PlanStatus): string | null {
  if (!isManaged(planStatus)) return id === 'free' ? null : `Choose ${name}`;
  return id === 'free' ? 'Back to Free' : `Change to ${name}`;
}

interface DowngradeDialogProps {
  from: Plan;
  to: Plan;
  planStatus: PlanStatus;
  now: number;
  onKeep: () => void;
  onContinue: () => void;
}

function DowngradeDialog({ from, to, planStatus, now, onKeep, onContinue }: DowngradeDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={to.tier === 'free' ? 'Back to Free?' : `Change to ${to.name}?`}
      onClose={onKeep}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} variant="line" onClick={onKeep}>
            Keep {from.name}
          </Button>
          <OnlineButton onClick={onContinue}>Continue to Stripe</OnlineButton>
        </>
      }
    >
      <p>{changeCopy(from, to, planStatus, now)}</p>
      <Lines title="What stays" lines={KEPT_ITEMS} />
      <Lines title="What you’d have less of" lines={downgradeLosses(from, to)} />
      <p className="mt-5">{usageCarriesOverCopy(to)}</p>
    </Dialog>
  );
}

function changeCopy(from: Plan, to: Plan, planStatus: PlanStatus, now: number): string {
  if (from.interval === 'month' && to.interval === 'year')
    return `${to.name} starts as soon as you make the change on Stripe’s page, which shows what it costs.`;
  if (to.tier !== 'free') return 'You make the change on Stripe’s page, which shows what it costs and when it starts.';
  const stays =
    planStatus.is === 'active' ? ` You keep ${from.name} until ${formatDate(planStatus.nextPayment, now)}.` : '';
  return `You cancel on Stripe’s page.${stays}`;
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <h3 className="mt-5 font-ui text-17 font-semibold text-text">{title}</h3>
    <ul className="mt-1 list-disc pl-5 marker:text-accent">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);
