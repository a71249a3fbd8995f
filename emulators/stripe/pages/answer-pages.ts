import type { ServerResponse } from 'node:http';
import { sendElsewhere, sendPage } from '../http/answer.ts';
import { ApiError } from '../http/api-error.ts';
import { completeCheckout, successAddress } from '../life/complete-checkout.ts';
import type { Office } from '../office.ts';
import { isCard } from './cards.ts';
import { checkoutPage, closedCheckoutPage } from './checkout-page.ts';
import { html } from './html.ts';
import { page } from './layout.ts';
import { actInPortal } from './portal-actions.ts';
import { portalPage } from './portal-page.ts';

interface PageRequest {
  method: string;
  path: string;
  form: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
}

/** The pages that people open in a browser: a checkout, a portal, and one that says that there is nothing. */
export function answerPages(office: Office, response: ServerResponse, request: PageRequest): void {
  const [, checkout] = /^\/c\/pay\/(\w+)$/u.exec(request.path) ?? [];
  if (checkout !== undefined && office.account.checkoutSessions.find(checkout) !== undefined)
    answerCheckout(office, response, checkout, request);
  else if (/^\/p\/session\/\w+$/u.test(request.path)) answerPortal(office, response, request);
  else sendPage(response, 404, NOTHING_HERE);
}

const NOTHING_HERE = page(
  'Nothing here',
  'one',
  html`<section class="card">
    <h1>Nothing here</h1>
    <p>This machine answers in Stripe's place. Its pages open from the app, on the way to a plan.</p>
  </section>`,
);

function answerCheckout(office: Office, response: ServerResponse, id: string, { method, form }: PageRequest): void {
  const session = office.account.checkoutSessions.need(id);
  if (method !== 'POST') {
    sendPage(
      response,
      200,
      session.status === 'open' ? checkoutPage(office, session, null) : closedCheckoutPage(session),
    );
    return;
  }
  const card = isCard(form['card']) ? form['card'] : 'good';
  const payment = completeCheckout(office, id, card);
  office.save();
  if (payment === 'paid') sendElsewhere(response, successAddress(session));
  else if (payment === 'declined') sendPage(response, 402, checkoutPage(office, session, card));
  else sendPage(response, 200, closedCheckoutPage(session));
}

function answerPortal(office: Office, response: ServerResponse, { method, path, form, query }: PageRequest): void {
  const session = office.account.portalSessions.all().find(({ url }) => url.endsWith(path));
  if (session === undefined) {
    sendPage(response, 404, NOTHING_HERE);
    return;
  }
  if (method !== 'POST') {
    sendPage(response, 200, portalPage(office, session, query.get('done')));
    return;
  }
  if (!actInPortal(office, session, form)) throw new ApiError(400, `No such action: ${String(form['action'])}`);
  office.save();
  sendElsewhere(response, `${path}?done=${String(form['action'])}`);
}
