import { dailyLimitsOf } from '@talelantern/domain/plans/daily-limits';
import { type Plan, type PlanId, PLANS } from '@talelantern/domain/plans/plans';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MailSentTo, SendMailAgain } from '../../shared/account/send-mail-again.tsx';
import { OnlineButton } from '../../shared/connection/online-button.tsx';

interface PlanOfferProps {
  plan: Plan;
  isCurrent: boolean;
  badge: string | null;
  isHighlighted: boolean;
  act: string | null;
  isOpening: boolean;
  /** Whether the plan was chosen before the email address is verified. */
  isUnverified: boolean;
  onChoose: () => void;
}

export function PlanOffer(props: PlanOfferProps) {
  const { plan, isCurrent, badge, isHighlighted, act, isOpening, isUnverified, onChoose } = props;
  const { amount, per, note } = isCurrent && plan.price > 0 ? OWN_PRICE : formatPrice(plan);
  return (
    <li className={classNames('flex flex-col rounded-sheet p-6 md:p-8', lookOf(plan, isCurrent, isHighlighted))}>
      <h3 className="text-28">{plan.name}</h3>
      {amount !== '' && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2 font-display text-48 font-semibold leading-tight">
          {amount} <span className="font-ui text-17 font-normal whitespace-nowrap text-soft">{per}</span>
        </p>
      )}
      <p className="text-15 text-soft">{note}</p>
      <ul className="mt-4 grid gap-2">
        {[...plan.features, ...(plan.tier === 'free' ? UNLIMITED_ON_FREE : [])].map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Icon name="check" className="mt-[0.1em] text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-6 text-15 text-soft">{dailyLimitsOf(plan)}</p>
      <div className="mt-auto">
        {badge && (
          <p className="flex min-h-13 items-center gap-2 font-semibold text-accent">
            <Icon name={isCurrent ? 'check-circle' : 'hourglass'} size="medium" /> {badge}
          </p>
        )}
        {!badge && act && (
          <OnlineButton
            variant={isHighlighted ? 'primary' : 'line'}
            size={isHighlighted ? 'big' : 'normal'}
            wide
            busy={isOpening}
            busyLabel="Opening Stripe’s page…"
            onClick={onChoose}
          >
            {act}
          </OnlineButton>
        )}
        {isUnverified && (
          <div className="mt-4 grid justify-items-start gap-3">
            <p className="text-15">Open the link in the email we sent you, then come back and choose again.</p>
            <MailSentTo />
            <SendMailAgain icon="mail" />
          </div>
        )}
      </div>
    </li>
  );
}

/** What Free includes without a limit, which `features` of the plan does not list. */
const UNLIMITED_ON_FREE = ['All four chapters of every story', 'Your device can read aloud', 'Sharing by link'];

/** The current plan is dark, the others light. On a phone the highlighted plan comes first. */
function lookOf({ tier }: Plan, isCurrent: boolean, isLit: boolean): string {
  if (isCurrent) return classNames('bg-well ring-2 ring-inset ring-night-400', tier === 'free' && 'max-md:order-last');
  return classNames(
    'on-paper bg-paper-50',
    isLit ? 'max-md:order-first ring-4 ring-lantern-400 shadow-light' : 'shadow-sheet',
  );
}

export type Interval = Plan['interval'];

const MONTHS = 12;
const OFFERED: Readonly<Record<Interval, readonly Plan[]>> = {
  month: [PLANS.pro_monthly, PLANS.unlimited_monthly],
  year: [PLANS.pro_yearly, PLANS.unlimited_yearly],
};

export const plansBy = (interval: Interval, current: PlanId | null): readonly Plan[] =>
  current === 'free' || current === null ? [PLANS.free, ...OFFERED[interval]] : [...OFFERED[interval], PLANS.free];

/** A subscription keeps its price when the table changes (docs/decisions/0099). */
const OWN_PRICE = { amount: '', per: '', note: 'At the price you signed up for' };

const dollars = (amount: number): string => (amount === 0 ? '$0' : `$${amount.toFixed(2)}`);

function formatPrice({ price, interval }: Plan): { amount: string; per: string; note: string } {
  const amount = dollars(price);
  if (price === 0) return { amount, per: '', note: 'For as long as you like' };
  const note = interval === 'month' ? 'Paid every month' : `That is ${dollars(price / MONTHS)} a month`;
  return { amount, per: `a ${interval}`, note };
}
