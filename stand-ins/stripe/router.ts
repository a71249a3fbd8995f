import * as charges from './endpoints/charges.ts';
import * as checkoutSessions from './endpoints/checkout-sessions.ts';
import * as customers from './endpoints/customers.ts';
import * as events from './endpoints/events.ts';
import { listInvoicePayments } from './endpoints/invoice-payments.ts';
import * as invoices from './endpoints/invoices.ts';
import * as portalConfigurations from './endpoints/portal-configurations.ts';
import { createPortalSession } from './endpoints/portal-sessions.ts';
import * as prices from './endpoints/prices.ts';
import * as products from './endpoints/products.ts';
import * as subscriptions from './endpoints/subscriptions.ts';
import { releaseSchedule, retrieveSchedule } from './endpoints/subscription-schedules.ts';
import * as webhookEndpoints from './endpoints/webhook-endpoints.ts';
import type { Endpoint } from './http/api-call.ts';
import { ApiError } from './http/api-error.ts';

/** The supported endpoints of the vendor's API. `*` matches an id. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /v1/customers': customers.createCustomer,
  'GET /v1/customers': customers.listCustomers,
  'GET /v1/customers/search': customers.searchCustomers,
  'GET /v1/customers/*': customers.retrieveCustomer,
  'POST /v1/customers/*': customers.updateCustomer,
  'DELETE /v1/customers/*': customers.deleteCustomer,
  'POST /v1/products': products.createProduct,
  'GET /v1/products': products.listProducts,
  'GET /v1/products/*': products.retrieveProduct,
  'POST /v1/products/*': products.updateProduct,
  'POST /v1/prices': prices.createPrice,
  'GET /v1/prices': prices.listPrices,
  'GET /v1/prices/*': prices.retrievePrice,
  'POST /v1/prices/*': prices.updatePrice,
  'POST /v1/checkout/sessions': checkoutSessions.createCheckoutSession,
  'GET /v1/checkout/sessions': checkoutSessions.listCheckoutSessions,
  'GET /v1/checkout/sessions/*': checkoutSessions.retrieveCheckoutSession,
  'POST /v1/checkout/sessions/*/expire': checkoutSessions.expireCheckoutSession,
  'POST /v1/billing_portal/sessions': createPortalSession,
  'POST /v1/billing_portal/configurations': portalConfigurations.createPortalConfiguration,
  'GET /v1/billing_portal/configurations': portalConfigurations.listPortalConfigurations,
  'GET /v1/billing_portal/configurations/*': portalConfigurations.retrievePortalConfiguration,
  'POST /v1/billing_portal/configurations/*': portalConfigurations.updatePortalConfiguration,
  'POST /v1/subscriptions': subscriptions.createSubscription,
  'GET /v1/subscriptions': subscriptions.listSubscriptions,
  'GET /v1/subscriptions/*': subscriptions.retrieveSubscription,
  'POST /v1/subscriptions/*': subscriptions.updateSubscription,
  'DELETE /v1/subscriptions/*': subscriptions.cancelSubscription,
  'GET /v1/subscription_schedules/*': retrieveSchedule,
  'POST /v1/subscription_schedules/*/release': releaseSchedule,
  'GET /v1/invoices': invoices.listInvoices,
  'GET /v1/invoices/*': invoices.retrieveInvoice,
  'POST /v1/invoices/*/void': invoices.voidInvoice,
  'POST /v1/invoices/*/mark_uncollectible': invoices.markUncollectible,
  'GET /v1/invoice_payments': listInvoicePayments,
  'GET /v1/charges': charges.listCharges,
  'GET /v1/charges/*': charges.retrieveCharge,
  'POST /v1/refunds': charges.createRefund,
  'POST /v1/webhook_endpoints': webhookEndpoints.createWebhookEndpoint,
  'GET /v1/webhook_endpoints': webhookEndpoints.listWebhookEndpoints,
  'GET /v1/webhook_endpoints/*': webhookEndpoints.retrieveWebhookEndpoint,
  'POST /v1/webhook_endpoints/*': webhookEndpoints.updateWebhookEndpoint,
  'DELETE /v1/webhook_endpoints/*': webhookEndpoints.deleteWebhookEndpoint,
  'GET /v1/events': events.listEvents,
  'GET /v1/events/*': events.retrieveEvent,
};

interface Found {
  endpoint: Endpoint;
  ids: readonly string[];
}

const ROUTES = Object.entries(ENDPOINTS).map(([route, endpoint]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path: new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`, 'u'), endpoint };
});

/** The endpoint for a request, and the ids in its path. Throws ApiError 404 for anything else. */
export function findEndpoint(method: string, path: string): Found {
  for (const route of ROUTES) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match !== null) return { endpoint: route.endpoint, ids: match.slice(1).map(decodeURIComponent) };
  }
  throw new ApiError(
    404,
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );
}
