import { dailyLimitsOf } from '@talelantern/domain/plans/daily-limits';
import { PLANS, type Plan, type PlanId } from '@talelantern/domain/plans/plans';
import { PARTS } from './hero.tsx';
import { Mark, StartLink } from './parts.tsx';

const MONTHS_PER_YEAR = 12;

interface Offer {
  name: string;
  audience: string;
  monthly: PlanId;
  yearly: PlanId;
  isHighlighted?: boolean;
}

const OFFERS: readonly Offer[] = [
  { name: PLANS.free.name, audience: 'For the first bedtimes', monthly: 'free', yearly: 'free' },
  {
    name: PLANS.pro_monthly.name,
    audience: 'For a story every other night',
    monthly: 'pro_monthly',
    yearly: 'pro_yearly',
    isHighlighted: true,
  },
  {
    name: PLANS.unlimited_monthly.name,
    audience: 'For siblings who take turns',
    monthly: 'unlimited_monthly',
    yearly: 'unlimited_yearly',
  },
];

const dollars = (amount: number): string => (amount === 0 ? '$0' : `$${amount.toFixed(2)}`);

function priceLine({ price, interval }: Plan): string {
  if (price === 0) return 'for as long as you like';
  return interval === 'month' ? 'a month' : `a year, ${dollars(price / MONTHS_PER_YEAR)} a month`;
}

const Terms = ({ plan, when }: { plan: Plan; when: 'monthly' | 'yearly' | 'always' }) => (
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
    <p className="for">{dailyLimitsOf(plan)}</p>
  </div>
);

const OfferCard = ({ name, audience, monthly, yearly, isHighlighted = false }: Offer) => (
  <article className={isHighlighted ? 'plan lit on-night' : 'plan'}>
    <h3>{name}</h3>
    <p className="for">{audience}</p>
    {monthly === yearly ? (
      <Terms plan={PLANS[monthly]} when="always" />
    ) : (
      <>
        <Terms plan={PLANS[monthly]} when="monthly" />
        <Terms plan={PLANS[yearly]} when="yearly" />
      </>
    )}
    <StartLink
      className={isHighlighted ? 'btn-primary btn-big' : 'btn-line'}
      plan={monthly === 'free' ? undefined : { monthly, yearly }}
    >
      {monthly === 'free' ? 'Start free' : `Start with ${name}`}
    </StartLink>
  </article>
);

export const Prices = () => (
  <section className="price on-paper" id={PARTS.prices}>
    <div className="wrap">
      <h2>Start free. Stay for the sequels.</h2>
      <p>Prices include any tax.</p>
      <fieldset className="seg">
        <legend>How would you like to pay?</legend>
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
