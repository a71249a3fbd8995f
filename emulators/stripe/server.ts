import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerControls, CONTROLS_PREFIX } from './controls/controls-endpoint.ts';
import type { Fault } from './controls/fault-book.ts';
import { assertAccess } from './http/access.ts';
import { sendJson } from './http/answer.ts';
import { ApiError, errorForStatus } from './http/api-error.ts';
import { expandPaths } from './http/expand.ts';
import { parseForm } from './http/read-params.ts';
import { Office } from './office.ts';
import { answerPages } from './pages/answer-pages.ts';
import { findEndpoint } from './router.ts';
import type { Webhook } from './webhooks/postman.ts';

export interface StripeStandInOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where every event goes, beside the endpoints that are created; null for nowhere. */
  webhook?: Webhook | null;
  /** Where the account is kept over restarts; without it, it is forgotten at the end. */
  dataFolder?: string;
  /** 'none' begins with an account that sells nothing yet. */
  catalogue?: 'plan-table' | 'none';
}

export interface StripeStandIn {
  /** Origin of the API and of its pages, e.g. `http://127.0.0.1:8414`. */
  url: string;
  close: () => Promise<void>;
}

/** How often time is looked at, milliseconds: renewals come by themselves. */
const TICK_MS = 30_000;
/** On a busy machine a caller may use a connection in the very moment in which it is closed as idle. */
const KEEP_ALIVE_MS = 120_000;
/** Largest request taken, bytes; the product's are a hundredth of it. */
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

/** Carries out a fault before anything happens. Resolves true when nothing is left to answer. */
async function endedByFault(fault: Fault | null, response: ServerResponse, { faults }: Office): Promise<boolean> {
  if (fault?.kind === 'hang') return true;
  if (fault?.kind === 'drop') response.destroy();
  if (fault?.kind === 'hold') await faults.held(fault.token);
  if (fault?.kind === 'status') throw errorForStatus(fault.status, fault.code);
  return response.destroyed;
}

async function answerApi(office: Office, request: Request, response: ServerResponse): Promise<void> {
  const { method, url, headers, bodyText } = request;
  const { account, announcer } = office;
  const params = parseForm(method === 'POST' ? bodyText : url.search);
  office.log.add({ method, path: url.pathname, headers, params });
  const fault = office.faults.take(method, url.pathname);
  if (await endedByFault(fault, response, office)) return;
  assertAccess(headers);
  const { endpoint, ids } = findEndpoint(method, url.pathname);
  const key = method === 'POST' ? headers['idempotency-key'] : undefined;
  const fingerprint = `${url.pathname} ${bodyText}`;
  const earlier = typeof key === 'string' ? office.idempotency.find(key, fingerprint) : null;
  if (earlier !== null) response.setHeader('idempotent-replayed', 'true');
  const answer = earlier ?? endpoint({ account, announcer, origin: url.origin, ids, params });
  if (typeof key === 'string') {
    response.setHeader('idempotency-key', key);
    office.idempotency.keep(key, fingerprint, answer);
  }
  office.save();
  if (fault?.kind === 'lost-answer') response.destroy();
  sendJson(response, 200, expandPaths(answer, params['expand'], account));
}

async function answerRequest(office: Office, request: Request, response: ServerResponse): Promise<void> {
  const { method, url, bodyText } = request;
  const path = url.pathname;
  if (path.startsWith(CONTROLS_PREFIX)) await answerControls(office, response, { method, path, bodyText });
  else if (path.startsWith('/v1/')) await answerApi(office, request, response);
  else answerPages(office, response, { method, path, form: parseForm(bodyText), query: url.searchParams });
}

function answerError(error: unknown, response: ServerResponse): void {
  if (error instanceof ApiError) {
    sendJson(response, error.status, error.body);
    return;
  }
  console.error('Stripe stand-in: unexpected failure', error);
  sendJson(response, 500, errorForStatus(500).body);
}

/**
 * Starts the offline stand-in for Stripe on 127.0.0.1: its API for subscriptions, its pages to pay and to manage them on,
 * and its webhooks. It refuses what the vendor refuses; the product reaches it through host, port and protocol alone.
 * Test controls: see controls-endpoint.ts.
 */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const office = new Office({
    webhook: options.webhook ?? null,
    dataFolder: options.dataFolder ?? null,
    catalogue: options.catalogue ?? 'plan-table',
  });
  let requests = 0;
  let origin = '';
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    requests += 1;
    response.setHeader('request-id', `req_${String(requests).padStart(14, '0')}`);
    const answered = async (): Promise<void> => {
      const read = await readRequest(request, origin);
      office.passTime();
      await answerRequest(office, read, response);
    };
    answered().catch((error: unknown) => answerError(error, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The Stripe stand-in has no TCP address.');
  origin = `http://127.0.0.1:${address.port}`;
  office.open();
  const ticking = setInterval(() => office.passTime(), TICK_MS);
  return {
    url: origin,
    close: () =>
      new Promise((resolve) => {
        clearInterval(ticking);
        server.close(() => resolve());
        office.close();
        server.closeAllConnections();
      }),
  };
}
