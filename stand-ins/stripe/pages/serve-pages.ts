import type { ServerResponse } from 'node:http';
import { redirect, sendPage } from '../http/send.ts';
import { ApiError } from '../http/api-error.ts';
import { completeCheckout, successUrl } from '../lifecycle/complete-checkout.ts';
import type { StandInState } from '../state.ts';
import { isCard } from './cards.ts';
import { checkoutPage, closedCheckoutPage } from './checkout-page.ts';
import { html } from './html.ts';
import { page } from './layout.ts';
import { runPortalAction } from './portal-actions.ts';
import { portalPage } from './portal-page.ts';

interface PageRequest {
  method: string;
  path: string;
  form: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
}

/** Serves the hosted pages: checkout, portal, and a not-found page. */
export function servePages(standIn: StandInState, response: ServerResponse, request: PageRequest): void {
  const [, checkout] = /^\/c\/pay\/(\w+)$/u.exec(request.path) ?? [];
  if (checkout !== undefined && standIn.account.checkoutSessions.find(checkout) !== undefined)
    serveCheckout(standIn, response, checkout, request);
  else if (/^\/p\/session\/\w+$/u.test(request.path)) servePortal(standIn, response, request);
  else sendPage(response, 404, NOT_FOUND_PAGE);
}

const NOT_FOUND_PAGE = page(
  'Nothing here',
  'one',
  html`<section class="card">
    <h1>Nothing here</h1>
    <p>This machine answers in Stripe's place. Its pages open from the app, on the way to a plan.</p>
  </section>`,
);

function serveCheckout(
  standIn: StandInState,
  response: ServerResponse,
  id: string,
  { method, form }: PageRequest,
): void {
  const session = standIn.account.checkoutSessions.getOrThrow(id);
  if (method !== 'POST') {
    sendPage(
      response,
      200,
      session.status === 'open' ? checkoutPage(standIn, session, null) : closedCheckoutPage(session),
    );
    return;
  }
  const card = isCard(form['card']) ? form['card'] : 'good';
  const payment = completeCheckout(standIn, id, card);
  standIn.save();
  if (payment === 'paid') redirect(response, successUrl(session));
  else if (payment === 'declined') sendPage(response, 402, checkoutPage(standIn, session, card));
  else sendPage(response, 200, closedCheckoutPage(session));
}

function servePortal(
  standIn: StandInState,
  response: ServerResponse,
  { method, path, form, query }: PageRequest,
): void {
  const session = standIn.account.portalSessions.all().find(({ url }) => url.endsWith(path));
  if (session === undefined) {
    sendPage(response, 404, NOT_FOUND_PAGE);
    return;
  }
  if (method !== 'POST') {
    sendPage(response, 200, portalPage(standIn, session, query.get('done')));
    return;
  }
  if (!runPortalAction(standIn, session, form)) throw new ApiError(400, `No such action: ${String(form['action'])}`);
  standIn.save();
  redirect(response, session.flow?.after_completion.redirect.return_url ?? `${path}?done=${String(form['action'])}`);
}
