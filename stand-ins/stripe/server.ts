import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serveControls, CONTROLS_PREFIX } from './controls/controls-endpoint.ts';
import type { Fault } from './controls/planned-faults.ts';
import { assertAccess } from './http/access.ts';
import { sendJson } from './http/send.ts';
import { ApiError, errorForStatus } from './http/api-error.ts';
import { expandPaths } from './http/expand.ts';
import { parseForm } from './http/read-params.ts';
import { StandInState } from './state.ts';
import { servePages } from './pages/serve-pages.ts';
import { findEndpoint } from './router.ts';
import type { Webhook } from './webhooks/webhook-sender.ts';

export interface StripeStandInOptions {
  /** 0 chooses a free port. */
  port: number;
  /** Receives every event, in addition to created endpoints; null for none. */
  webhook?: Webhook | null;
  /** Folder of the stored account; without it the account is kept in memory. */
  dataFolder?: string;
  /** 'none' starts with an account without plans. */
  catalogue?: 'plan-table' | 'none';
}

export interface StripeStandIn {
  /** Origin of the API and its pages, e.g. `http://127.0.0.1:8414`. */
  url: string;
  close: () => Promise<void>;
}

/** Interval in ms between the times when due renewals are applied. */
const TICK_MS = 30_000;
/** Keep-alive timeout in ms. With a short one a client on a busy machine may reuse a connection just as it is closed. */
const KEEP_ALIVE_MS = 120_000;
/** Largest request body in bytes; the product's requests are a hundredth of it. */
const MAX_BODY_BYTES = 512 * 1024;

interface Request {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  bodyText: string;
}

async function readRequest(request: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Buffer);
    size += bytes.length;
    if (size <= MAX_BODY_BYTES) chunks.push(bytes);
  }
  if (size > MAX_BODY_BYTES) throw new ApiError(413, 'Request entity too large.');
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '/', origin),
    headers: request.headers,
    bodyText: Buffer.concat(chunks).toString('utf8'),
  };
}

/** Applies a fault before processing. Resolves true when the request is finished. */
async function endedByFault(fault: Fault | null, response: ServerResponse, { faults }: StandInState): Promise<boolean> {
  if (fault?.kind === 'hang') return true;
  if (fault?.kind === 'drop') response.destroy();
  if (fault?.kind === 'hold') await faults.held(fault.token);
  if (fault?.kind === 'status') throw errorForStatus(fault.status, fault.code);
  return response.destroyed;
}

async function serveApi(standIn: StandInState, request: Request, response: ServerResponse): Promise<void> {
  const { method, url, headers, bodyText } = request;
  const { account, eventLog } = standIn;
  const params = parseForm(method === 'POST' ? bodyText : url.search);
  standIn.log.add({ method, path: url.pathname, headers, params });
  const fault = standIn.faults.take(method, url.pathname);
  if (await endedByFault(fault, response, standIn)) return;
  assertAccess(headers);
  const { endpoint, ids } = findEndpoint(method, url.pathname);
  const key = method === 'POST' ? headers['idempotency-key'] : undefined;
  const fingerprint = `${url.pathname} ${bodyText}`;
  const earlier = typeof key === 'string' ? standIn.idempotency.find(key, fingerprint) : null;
  if (earlier !== null) response.setHeader('idempotent-replayed', 'true');
  const body = earlier ?? endpoint({ account, eventLog, origin: url.origin, ids, params });
  if (typeof key === 'string') {
    response.setHeader('idempotency-key', key);
    standIn.idempotency.store(key, fingerprint, body);
  }
  standIn.save();
  if (fault?.kind === 'lost-answer') response.destroy();
  sendJson(response, 200, expandPaths(body, params['expand'], account));
}

async function serveRequest(standIn: StandInState, request: Request, response: ServerResponse): Promise<void> {
  const { method, url, bodyText } = request;
  const path = url.pathname;
  if (path.startsWith(CONTROLS_PREFIX)) await serveControls(standIn, response, { method, path, bodyText });
  else if (path.startsWith('/v1/')) await serveApi(standIn, request, response);
  else servePages(standIn, response, { method, path, form: parseForm(bodyText), query: url.searchParams });
}

function sendError(error: unknown, response: ServerResponse): void {
  if (error instanceof ApiError) {
    sendJson(response, error.status, error.body);
    return;
  }
  console.error('Stripe stand-in: unexpected failure', error);
  sendJson(response, 500, errorForStatus(500).body);
}

/**
 * Starts the offline stand-in for Stripe on 127.0.0.1: subscriptions API, payment and management pages, webhooks. It
 * refuses what the vendor refuses; the product only changes host, port and protocol. Test controls: see
 * controls-endpoint.ts.
 */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const standIn = new StandInState({
    webhook: options.webhook ?? null,
    dataFolder: options.dataFolder ?? null,
    catalogue: options.catalogue ?? 'plan-table',
  });
  let requests = 0;
  let origin = '';
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    requests += 1;
    response.setHeader('request-id', `req_${String(requests).padStart(14, '0')}`);
    const readAndServe = async (): Promise<void> => {
      const apiRequest = await readRequest(request, origin);
      standIn.passTime();
      await serveRequest(standIn, apiRequest, response);
    };
    readAndServe().catch((error: unknown) => sendError(error, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The Stripe stand-in has no TCP address.');
  origin = `http://127.0.0.1:${address.port}`;
  standIn.open();
  const timer = setInterval(() => standIn.passTime(), TICK_MS);
  return {
    url: origin,
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        server.close(() => resolve());
        standIn.close();
        server.closeAllConnections();
      }),
  };
}
