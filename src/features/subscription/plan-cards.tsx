import { PLANS, type Plan, type PlanId } from '@talelantern/domain/subscriptions/plans';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';

type Interval = Plan['interval'];

const INTERVALS: readonly { value: Interval; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];

/** In the order of a phone: the plan that would help first. */
const SHOWN: Readonly<Record<Interval, readonly PlanId[]>> = {
  month: ['free', 'pro_monthly', 'unlimited_monthly'],
  year: ['free', 'pro_yearly', 'unlimited_yearly'],
};

const SAVING = PLANS.pro_yearly.label;

/** The plan table, by month or by year. */
export function PlanCards({ current }: { current: PlanId | null }) {
  const [interval, setInterval] = useState<Interval>(current ? PLANS[current].interval : 'month');
  return (
    <section aria-labelledby="plans">
      <div className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="plans" className="mr-auto text-36">
          More nights, more tales
        </h2>
        <span className="rounded-pill bg-night-700 px-4 py-2 text-15 font-semibold text-leaf-300">{SAVING}</span>
        <div className="on-paper rounded-pill">
          <SegmentedChoice label="Billing" hideLabel options={INTERVALS} value={interval} onChange={setInterval} />
        </div>
      </div>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {SHOWN[interval].map((id) => (
          <PlanCard key={id} plan={PLANS[id]} isCurrent={id === current} />
        ))}
      </ul>
      <p className="mt-6 text-soft">Changing the plan is not possible here yet. It will be soon.</p>
    </section>
  );
}

const priceOf = ({ price }: Plan): string => (price === 0 ? '$0' : `$${price.toFixed(2)}`);

function PlanCard({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  const isFree = plan.price === 0;
  return (
    <li
      className={classNames(
        'flex flex-col rounded-sheet p-6 md:p-8',
        isFree ? 'max-md:order-last border-2 border-night-400 bg-well' : 'on-paper bg-paper-50 shadow-sheet',
        plan.tier === 'pro' && 'ring-4 ring-lantern-400 shadow-light',
      )}
    >
      <h3 className="text-28">{plan.name}</h3>
      <p className="mt-3 font-display text-48 font-semibold leading-tight">
        {priceOf(plan)}
        {!isFree && <span className="ml-2 font-ui text-17 font-normal text-soft">a {plan.interval}</span>}
      </p>
      <ul className="mt-3 grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Icon name="check" className="mt-[0.1em] text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {isCurrent && (
        <p className="mt-auto flex items-center gap-2 pt-6 font-semibold text-accent">
          <Icon name="check-circle" size="medium" /> Your plan
        </p>
      )}
    </li>
  );
}
