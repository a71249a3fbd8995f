import type { PortalConfiguration, PortalSession, Price, Subscription } from '../account/records.ts';
import { isOver, onlyItem, periodEndOf } from '../life/subscription-state.ts';
import type { Office } from '../office.ts';
import { cardChoice } from './cards.ts';
import { backLink, html, type Html } from './html.ts';
import { page } from './layout.ts';
import { dateWords, intervalWords, moneyWords } from './words.ts';

/** What was done just now, by the key that the address carries. */
const DONE: Readonly<Record<string, string>> = {
  change: 'Your plan is changed.',
  cancel: 'Your plan is cancelled. It stays until the end of the period.',
  resume: 'Your plan goes on.',
  end: 'Your plan has ended.',
  card: 'Your card is updated.',
  period: 'The test clock has moved to the end of the period.',
};

/** The page on which a customer looks after a subscription. */
export function portalPage({ account }: Office, session: PortalSession, done: string | null): string {
  const configuration = account.portalConfigurations.need(session.configuration);
  const { email = null } = account.customers.find(session.customer) ?? {};
  const running = account.subscriptions
    .all()
    .filter((subscription) => subscription.customer === session.customer && !isOver(subscription));
  const notice = html`<p class="done" role="status">${DONE[done ?? ''] ?? ''}</p>`;
  const nothing = html`<section class="card">
    <h2>Current plan</h2>
    <p>There is no running subscription.</p>
  </section>`;
  const plans = running.map((subscription) => planSection(account, configuration, subscription));
  return page(
    'Billing',
    'one',
    html`<div class="head">
        ${session.return_url === null ? null : backLink(session.return_url, 'Return to the shop')}
        <h1>Billing</h1>
        ${email === null ? null : html`<p class="soft">${email}</p>`}
      </div>
      ${DONE[done ?? ''] === undefined ? null : notice} ${plans.length === 0 ? nothing : plans}
      ${configuration.features.payment_method_update.enabled ? cardSection(account, session.customer) : null}
      ${configuration.features.invoice_history.enabled ? invoiceSection(account, session.customer) : null}
      ${clockSection(account, session.customer, running)}`,
  );
}

const button = (action: string, words: string, kind: string, subscription = ''): Html =>
  html`<form method="post">
    <input type="hidden" name="subscription" value="${subscription}" />
    <button class="${kind}" name="action" value="${action}">${words}</button>
  </form>`;

function planSection(account: Office['account'], { features }: PortalConfiguration, subscription: Subscription): Html {
  const { price } = onlyItem(subscription);
  const name = account.products.need(price.product).name;
  const isPastDue = subscription.status === 'past_due';
  const offered = features.subscription_update.enabled ? otherPrices(account, features, price) : [];
  const isEnding = subscription.cancel_at !== null;
  return html`<section class="card">
    <div class="row">
      <h2>Current plan</h2>
      <span class="tag ${isPastDue ? 'bad' : ''}">${subscription.status.replaceAll('_', ' ')}</span>
    </div>
    <p class="price">${name} <span>${moneyWords(price.unit_amount)} ${intervalWords(price)}</span></p>
    <p>${whenWords(subscription)}</p>
    ${isEnding ? button('resume', "Don't cancel", '', subscription.id) : null}
    ${offered.length === 0 ? null : changeForm(account, subscription, offered)}
    ${features.subscription_cancel.enabled && !isEnding ? cancelForm(features, subscription) : null}
  </section>`;
}

function whenWords(subscription: Subscription): string {
  const end = dateWords(periodEndOf(subscription));
  if (subscription.cancel_at !== null) return `Ends on ${dateWords(subscription.cancel_at)}, and is not renewed.`;
  return subscription.status === 'past_due'
    ? 'The last payment failed. Update the card below to keep the plan.'
    : `Renews on ${end}.`;
}

function otherPrices(account: Office['account'], features: PortalConfiguration['features'], current: Price): Price[] {
  return (features.subscription_update.products ?? [])
    .flatMap(({ prices }) => prices)
    .map((id) => account.prices.find(id))
    .filter((price) => price !== undefined)
    .filter((price) => price.id !== current.id && price.active);
}

function changeForm(account: Office['account'], subscription: Subscription, prices: readonly Price[]): Html {
  const choices = prices.map((price, index) => {
    const name = account.products.need(price.product).name;
    return html`<label class="choice">
      <input type="radio" name="price" value="${price.id}" ${index === 0 ? html`checked` : null} />
      <span>${name}<small>${moneyWords(price.unit_amount)} ${intervalWords(price)}</small></span>
    </label>`;
  });
  return html`<details>
    <summary>Change plan</summary>
    <form method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <fieldset>
        <legend>New plan</legend>
        ${choices}
      </fieldset>
      <button name="action" value="change">Change plan</button>
    </form>
  </details>`;
}

function cancelForm(features: PortalConfiguration['features'], subscription: Subscription): Html {
  const isAtOnce = features.subscription_cancel.mode === 'immediately';
  const words = isAtOnce
    ? 'It ends at once.'
    : `It stays until ${dateWords(periodEndOf(subscription))} and is not renewed.`;
  return html`<details>
    <summary>Cancel plan</summary>
    <p>${words}</p>
    ${button(isAtOnce ? 'end' : 'cancel', 'Yes, cancel the plan', 'danger', subscription.id)}
  </details>`;
}

function cardSection(account: Office['account'], customer: string): Html {
  return html`<section class="card">
    <h2>Card</h2>
    <form method="post">
      ${cardChoice(['good', 'declined'], account.standing(customer).card)}
      <div><button class="quiet" name="action" value="card">Update card</button></div>
    </form>
  </section>`;
}

function invoiceSection(account: Office['account'], customer: string): Html {
  const invoices = account.invoices.all().filter((invoice) => invoice.customer === customer);
  const rows = invoices
    .toReversed()
    .map(
      ({ created, total, status }) =>
        html`<li class="bill">
          <span>${dateWords(created)}</span><span>${moneyWords(total)}</span><span>${status}</span>
        </li>`,
    );
  return html`<section class="card">
    <h2>Invoices</h2>
    ${
      rows.length === 0
        ? html`<p>None yet.</p>`
        : html`<ul>
            ${rows}
          </ul>`
    }
  </section>`;
}

/** What no customer of the vendor's can do: it saves waiting for a month. */
function clockSection(account: Office['account'], customer: string, running: readonly Subscription[]): Html {
  const [first] = running;
  const buttons = html`<div class="buttons">
    ${button('period', 'Go to the end of the period', 'quiet')} ${button('end', 'End the plan now', 'quiet', first?.id)}
  </div>`;
  return html`<section class="card">
    <h2>For trying things out</h2>
    <p>For this customer it is ${dateWords(account.now(customer))}.</p>
    ${first === undefined ? null : buttons}
  </section>`;
}
