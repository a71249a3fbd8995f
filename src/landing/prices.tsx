import { PLANS, type Plan, type PlanId } from '@talelantern/domain/subscriptions/plans';
import { PARTS } from './hero.tsx';
import { Mark, StartLink } from './parts.tsx';

const MONTHS = 12;

interface Offer {
  name: string;
  forWhom: string;
  /** Both the same where there is nothing to choose. */
  monthly: PlanId;
  yearly: PlanId;
  isLit?: boolean;
}

const OFFERS: readonly Offer[] = [
  { name: PLANS.free.name, forWhom: 'For the first bedtimes', monthly: 'free', yearly: 'free' },
  {
    name: PLANS.pro_monthly.name,
    forWhom: 'For a story every other night',
    monthly: 'pro_monthly',
    yearly: 'pro_yearly',
    isLit: true,
  },
  {
    name: PLANS.unlimited_monthly.name,
    forWhom: 'For siblings who take turns',
    monthly: 'unlimited_monthly',
    yearly: 'unlimited_yearly',
  },
];

const dollars = (amount: number): string => (amount === 0 ? '$0' : `$${amount.toFixed(2)}`);

function priceLine({ price, interval }: Plan): string {
  if (price === 0) return 'for as long as you like';
  return interval === 'month' ? 'a month' : `a year, ${dollars(price / MONTHS)} a month`;
}

function Terms({ plan, when }: { plan: Plan; when: 'monthly' | 'yearly' | 'always' }) {
  return (
    <div className={when}>
      <p className="cost">
        {dollars(plan.price)} <small>{priceLine(plan)}</small>
      </p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Mark />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OfferCard({ name, forWhom, monthly, yearly, isLit = false }: Offer) {
  return (
    <article className={isLit ? 'plan lit on-night' : 'plan'}>
      <h3>{name}</h3>
      <p className="for">{forWhom}</p>
      {monthly === yearly ? (
        <Terms plan={PLANS[monthly]} when="always" />
      ) : (
        <>
          <Terms plan={PLANS[monthly]} when="monthly" />
          <Terms plan={PLANS[yearly]} when="yearly" />
        </>
      )}
      <StartLink className={isLit ? 'btn-primary btn-big' : 'btn-line'}>
        {monthly === 'free' ? 'Start free' : `Start with ${name}`}
      </StartLink>
    </article>
  );
}

/** Prices and allowances from the one table of plans; the style sheet shows the chosen interval, without a script. */
export function Prices() {
  return (
    <section className="price on-paper" id={PARTS.prices}>
      <div className="wrap">
        <h2>Start free. Stay for the sequels.</h2>
        <fieldset className="seg">
          <legend>How would you pay?</legend>
          <label>
            <input type="radio" name="interval" id="monthly" defaultChecked />
            Monthly
          </label>
          <label>
            <input type="radio" name="interval" id="yearly" />
            Yearly <b>{PLANS.pro_yearly.label}</b>
          </label>
        </fieldset>
        <div className="plans">
          {OFFERS.map((offer) => (
            <OfferCard key={offer.name} {...offer} />
          ))}
        </div>
      </div>
    </section>
  );
}
