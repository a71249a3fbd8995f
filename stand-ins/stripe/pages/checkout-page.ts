import type { CheckoutSession } from '../account/records.ts';
import type { StandInState } from '../state.ts';
import { CARDS, cardChoice, type Card } from './cards.ts';
import { backLink, html } from './html.ts';
import { page } from './layout.ts';
import { formatInterval, formatMoney } from './format.ts';

const ALL_CARDS = Object.keys(CARDS) as Card[];

/** The payment page, with an error after a declined card and a link back to the shop. */
export function checkoutPage({ account }: StandInState, session: CheckoutSession, declinedCard: Card | null): string {
  const order = account.checkoutOrders.getOrThrow(session.id);
  const price = account.prices.getOrThrow(order.price);
  const product = account.products.getOrThrow(price.product);
  const email = account.customers.find(session.customer ?? '')?.email ?? session.customer_email;
  const amount = formatMoney(price.unit_amount * order.quantity);
  const alert = html`<p class="alert" role="alert">Your card was declined. Nothing was charged. Try another card.</p>`;
  const payer = html`<p class="soft">For ${email}</p>`;
  return page(
    `Subscribe to ${product.name}`,
    'two',
    html`<div class="head">
        ${session.cancel_url === null ? null : backLink(session.cancel_url, 'Back without paying')}
        <h1>Subscribe to ${product.name}</h1>
        <p class="price">${amount} <span>${formatInterval(price)}</span></p>
        ${email === null ? null : payer}
      </div>
      <form class="card" method="post">
        <h2>Pay with card</h2>
        ${declinedCard === null ? null : alert} ${cardChoice(ALL_CARDS, declinedCard ?? 'good')}
        <button>Subscribe for ${amount}</button>
        <p class="soft">It is renewed every ${price.recurring?.interval ?? 'time'} until it is canceled.</p>
      </form>`,
  );
}

/** The page of a paid or expired session. */
export function closedCheckoutPage({ status, cancel_url: back }: CheckoutSession): string {
  const title = status === 'complete' ? 'This is already paid' : 'This checkout has expired';
  const explanation =
    status === 'complete' ? 'It can’t be paid twice.' : 'Nothing was charged. Start again from the shop.';
  return page(
    title,
    'one',
    html`<section class="card">
      <h1>${title}</h1>
      <p>${explanation}</p>
      ${back === null ? null : backLink(back, 'Back to the shop')}
    </section>`,
  );
}
