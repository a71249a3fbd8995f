import type { PortalConfiguration, PortalSession, Price, Subscription } from '../account/records.ts';
import { nextPriceOf } from '../lifecycle/schedules.ts';
import { hasEnded, onlyItem, periodEndOf } from '../lifecycle/subscription-state.ts';
import type { StandInState } from '../state.ts';
import { cardChoice } from './cards.ts';
import { backLink, html, type Html } from './html.ts';
import { page } from './layout.ts';
import { formatDate, formatInterval, formatMoney } from './format.ts';

/** The confirmation message for each key in the URL. */
const CONFIRMATIONS: Readonly<Record<string, string>> = {
  change: 'Your change is saved.',
  keep: 'Your plan stays as it is.',
  cancel: 'Your plan is canceled. It stays until the end of the period.',
  resume: 'Your plan continues.',
  end: 'Your plan has ended.',
  card: 'Your card is updated.',
  period: 'The test clock has moved to the end of the period.',
};

/** The page for managing a subscription. */
export function portalPage(standIn: StandInState, session: PortalSession, confirmationKey: string | null): string {
  const { account } = standIn;
  const configuration = account.portalConfigurations.getOrThrow(session.configuration);
  const { email = null } = account.customers.find(session.customer) ?? {};
  const runningSubscriptions = account.subscriptions
    .all()
    .filter((subscription) => subscription.customer === session.customer && !hasEnded(subscription));
  if (session.flow) return cancelPage(standIn, session, session.flow.subscription_cancel.subscription);
  const notice = html`<p class="done" role="status">${CONFIRMATIONS[confirmationKey ?? ''] ?? ''}</p>`;
  const noPlanSection = html`<section class="card">
    <h2>Current plan</h2>
    <p>There is no running subscription.</p>
  </section>`;
  const plans = runningSubscriptions.map((subscription) => planSection(standIn, configuration, subscription));
  return page(
    'Billing',
    'one',
    html`<div class="head">
        ${session.return_url === null ? null : backLink(session.return_url, 'Return to the shop')}
        <h1>Billing</h1>
        ${email === null ? null : html`<p class="soft">${email}</p>`}
      </div>
      ${CONFIRMATIONS[confirmationKey ?? ''] === undefined ? null : notice}
      ${plans.length === 0 ? noPlanSection : plans}
      ${configuration.features.payment_method_update.enabled ? cardSection(account, session.customer) : null}
      ${configuration.features.invoice_history.enabled ? invoiceSection(account, session.customer) : null}
      ${clockSection(account, session.customer, runningSubscriptions)}`,
  );
}

/** A session for one action hides the rest of the portal. */
function cancelPage({ account }: StandInState, session: PortalSession, id: string): string {
  const { features } = account.portalConfigurations.getOrThrow(session.configuration);
  return page(
    'Cancel subscription',
    'one',
    html`<div class="head">
        ${session.return_url === null ? null : backLink(session.return_url, 'Return to the shop')}
        <h1>Cancel subscription</h1>
      </div>
      <section class="card">${cancelForm(features, account.subscriptions.getOrThrow(id))}</section>`,
  );
}

const button = (action: string, label: string, kind: string, subscription = ''): Html =>
  html`<form method="post">
    <input type="hidden" name="subscription" value="${subscription}" />
    <button class="${kind}" name="action" value="${action}">${label}</button>
  </form>`;

function planSection(standIn: StandInState, { features }: PortalConfiguration, subscription: Subscription): Html {
  const { account } = standIn;
  const { price } = onlyItem(subscription);
  const next = nextPriceOf(standIn, subscription);
  const name = account.products.getOrThrow(price.product).name;
  const isPastDue = subscription.status === 'past_due';
  const offeredPrices = features.subscription_update.enabled ? otherPrices(account, features, price) : [];
  const isEnding = subscription.cancel_at !== null;
  return html`<section class="card">
    <div class="row">
      <h2>Current plan</h2>
      <span class="tag ${isPastDue ? 'bad' : ''}">${subscription.status.replaceAll('_', ' ')}</span>
    </div>
    <p class="price">${name} <span>${formatMoney(price.unit_amount)} ${formatInterval(price)}</span></p>
    <p>${next ? changeText(account, subscription, next) : renewalText(subscription)}</p>
    ${next ? button('keep', "Don't change the plan", '', subscription.id) : null}
    ${isEnding ? button('resume', "Don't cancel", '', subscription.id) : null}
    ${offeredPrices.length === 0 ? null : changeForm(account, subscription, offeredPrices)}
    ${features.subscription_cancel.enabled && !isEnding ? cancelForm(features, subscription) : null}
  </section>`;
}

function changeText(account: StandInState['account'], subscription: Subscription, next: Price): string {
  const { name } = account.products.getOrThrow(next.product);
  return `Changes to ${name}, ${formatMoney(next.unit_amount)} ${formatInterval(next)}, on ${formatDate(periodEndOf(subscription))}.`;
}

function renewalText(subscription: Subscription): string {
  const end = formatDate(periodEndOf(subscription));
  if (subscription.cancel_at !== null) return `Ends on ${formatDate(subscription.cancel_at)}, and is not renewed.`;
  return subscription.status === 'past_due'
    ? 'The last payment failed. Update the card below to keep the plan.'
    : `Renews on ${end}.`;
}

function otherPrices(
  account: StandInState['account'],
  features: PortalConfiguration['features'],
  current: Price,
): Price[] {
  return (features.subscription_update.products ?? [])
    .flatMap(({ prices }) => prices)
    .map((id) => account.prices.find(id))
    .filter((price) => price !== undefined)
    .filter((price) => price.id !== current.id && price.active);
}

function changeForm(account: StandInState['account'], subscription: Subscription, prices: readonly Price[]): Html {
  const choices = prices.map((price, index) => {
    const name = account.products.getOrThrow(price.product).name;
    return html`<label class="choice">
      <input type="radio" name="price" value="${price.id}" ${index === 0 ? html`checked` : null} />
      <span>${name}<small>${formatMoney(price.unit_amount)} ${formatInterval(price)}</small></span>
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
  const explanation = isAtOnce
    ? 'It ends right away.'
    : `It stays until ${formatDate(periodEndOf(subscription))} and is not renewed.`;
  return html`<details>
    <summary>Cancel plan</summary>
    <p>${explanation}</p>
    ${button(isAtOnce ? 'end' : 'cancel', 'Yes, cancel the plan', 'danger', subscription.id)}
  </details>`;
}

function cardSection(account: StandInState['account'], customer: string): Html {
  return html`<section class="card">
    <h2>Card</h2>
    <form method="post">
      ${cardChoice(['good', 'declined'], account.customerState(customer).card)}
      <div><button class="quiet" name="action" value="card">Update card</button></div>
    </form>
  </section>`;
}

function invoiceSection(account: StandInState['account'], customer: string): Html {
  const invoices = account.invoices.all().filter((invoice) => invoice.customer === customer);
  const rows = invoices
    .toReversed()
    .map(
      ({ created, total, status }) =>
        html`<li class="bill">
          <span>${formatDate(created)}</span><span>${formatMoney(total)}</span><span>${status}</span>
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

/** A control of the test clock, which the vendor's portal lacks: it avoids waiting for a month. */
function clockSection(account: StandInState['account'], customer: string, running: readonly Subscription[]): Html {
  const [first] = running;
  const buttons = html`<div class="buttons">
    ${button('period', 'Go to the end of the period', 'quiet')} ${button('end', 'End the plan now', 'quiet', first?.id)}
  </div>`;
  return html`<section class="card">
    <h2>For trying things out</h2>
    <p>For this customer it is ${formatDate(account.now(customer))}.</p>
    ${first === undefined ? null : buttons}
  </section>`;
}
