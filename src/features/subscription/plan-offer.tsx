import type { Plan } from '@talelantern/domain/subscriptions/plans';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { OnlineButton } from '../online-button.tsx';
import { priceWords } from './plan-offers.ts';

interface PlanOfferProps {
  plan: Plan;
  isCurrent: boolean;
  /** In place of a button: that it is theirs, or from when; null: it is not. */
  mark: string | null;
  /** The one that would help. */
  isLit: boolean;
  /** On its button; null: there is none. */
  act: string | null;
  /** Its payment page is on the way. */
  isOpening: boolean;
  onChoose: () => void;
}

/** One plan of the table: what it costs, what it brings, and the way to it. */
export function PlanOffer({ plan, isCurrent, mark, isLit, act, isOpening, onChoose }: PlanOfferProps) {
  const { amount, per, note } = priceWords(plan);
  return (
    <li className={classNames('flex flex-col rounded-sheet p-6 md:p-8', lookOf(plan, isCurrent, isLit))}>
      <h3 className="text-28">{plan.name}</h3>
      <p className="mt-3 font-display text-48 font-semibold leading-tight">
        {amount} <span className="font-ui text-17 font-normal text-soft">{per}</span>
      </p>
      <p className="text-15 text-soft">{note}</p>
      <ul className="mt-4 mb-6 grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Icon name="check" className="mt-[0.1em] text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {mark && (
          <p className="flex min-h-13 items-center gap-2 font-semibold text-accent">
            <Icon name={isCurrent ? 'check-circle' : 'hourglass'} size="medium" /> {mark}
          </p>
        )}
        {!mark && act && (
          <OnlineButton
            variant={isLit ? 'primary' : 'line'}
            size={isLit ? 'big' : 'normal'}
            wide
            busy={isOpening}
            busyLabel="Opening Stripe’s page…"
            onClick={onChoose}
          >
            {act}
          </OnlineButton>
        )}
      </div>
    </li>
  );
}

/** What the family has lies in the night; what it can have lies on paper. On a phone the one that would help comes first. */
function lookOf({ tier }: Plan, isCurrent: boolean, isLit: boolean): string {
  if (isCurrent) return classNames('bg-well ring-2 ring-inset ring-night-400', tier === 'free' && 'max-md:order-last');
  return classNames(
    'on-paper bg-paper-50',
    isLit ? 'max-md:order-first ring-4 ring-lantern-400 shadow-light' : 'shadow-sheet',
  );
}
