import type { CheckoutSession } from '../account/records.ts';
import type { Office } from '../office.ts';
import { CARDS, cardChoice, type Card } from './cards.ts';
import { backLink, html } from './html.ts';
import { page } from './layout.ts';
import { intervalWords, moneyWords } from './words.ts';

const ALL_CARDS = Object.keys(CARDS) as Card[];

/** The page on which somebody pays, is declined or leaves. */
export function checkoutPage({ account }: Office, session: CheckoutSession, declined: Card | null): string {
  const order = account.checkoutOrders.need(session.id);
  const price = account.prices.need(order.price);
  const product = account.products.need(price.product);
  const email = account.customers.find(session.customer ?? '')?.email ?? session.customer_email;
  const amount = moneyWords(price.unit_amount * order.quantity);
  const alert = html`<p class="alert" role="alert">Your card was declined. Nothing was charged. Try another card.</p>`;
  const payer = html`<p class="soft">For ${email}</p>`;
  return page(
    `Subscribe to ${product.name}`,
    'two',
    html`<div class="head">
        ${session.cancel_url === null ? null : backLink(session.cancel_url, 'Back without paying')}
        <h1>Subscribe to ${product.name}</h1>
        <p class="price">${amount} <span>${intervalWords(price)}</span></p>
        ${email === null ? null : payer}
      </div>
      <form class="card" method="post">
        <h2>Pay with card</h2>
        ${declined === null ? null : alert} ${cardChoice(ALL_CARDS, declined ?? 'good')}
        <button>Subscribe for ${amount}</button>
        <p class="soft">It is renewed every ${price.recurring?.interval ?? 'time'} until it is cancelled.</p>
      </form>`,
  );
}

/** What stands at the address of a session that is paid or too old. */
export function closedCheckoutPage({ status, cancel_url: back }: CheckoutSession): string {
  const title = status === 'complete' ? 'This is paid already' : 'This checkout has expired';
  const words = status === 'complete' ? 'It cannot be paid twice.' : 'Nothing was charged. Begin again from the shop.';
  return page(
    title,
    'one',
    html`<section class="card">
      <h1>${title}</h1>
      <p>${words}</p>
      ${back === null ? null : backLink(back, 'Back to the shop')}
    </section>`,
  );
}
