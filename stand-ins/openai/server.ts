import { createServer, ServerResponse, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { serveControls, CONTROLS_PREFIX } from './controls/controls-endpoint.ts';
import { PlannedFaults } from './controls/planned-faults.ts';
import { REALTIME, type Fault } from './controls/fault.ts';
import { RequestLog } from './controls/request-log.ts';
import { ApiError, assertKey, errorForStatus } from './http/api-error.ts';
import { sendJson, type Exchange } from './http/exchange.ts';
import { readBody } from './http/read-body.ts';
import type { ReplyToPrompt, ComparePictures, DrawPicture } from './generators.ts';
import { createRealtimeServer } from './realtime/realtime-server.ts';
import { findEndpoint } from './router.ts';

/** Pause between two streamed words in milliseconds: slow enough to watch a story appear. */
const DEFAULT_DRIP_MS = 12;

export interface OpenAiStandInOptions {
  /** 0 chooses a free port. */
  port: number;
  /** Pause between two streamed words, milliseconds; default 12, or OPENAI_STAND_IN_DRIP_MS. Tests use 0. */
  dripMs?: number;
  drawPicture: DrawPicture;
  replyToPrompt: ReplyToPrompt;
  comparePictures: ComparePictures;
  /** Base URL of the speech program (stand-ins/voice); if it is not set, `audio` responds 503. */
  voiceUrl?: string;
}

export interface OpenAiStandIn {
  /** Base URL without `/v1`, e.g. `http://127.0.0.1:9310`. */
  url: string;
  close: () => Promise<void>;
}

/** The faults and logged requests of one API key. */
interface Session {
  faults: PlannedFaults;
  log: RequestLog;
}

/**
 * A URL `/keys/<key>/v1/…` works like `/v1/…`, but has separate faults and requests, so that many tests can share
 * one stand-in.
 */
const KEYED_PATH = /^\/keys\/([\w-]+)(\/.*)$/u;

function splitKey(url: string | undefined): [path: string, key: string] {
  const { pathname } = new URL(url ?? '/', 'http://stand-in');
  const [, key = '', path = pathname] = KEYED_PATH.exec(pathname) ?? [];
  return [path, key];
}

interface State {
  /** Sessions by key; the empty key is for URLs without one. */
  sessions: Map<string, Session>;
  drawPicture: DrawPicture;
  replyToPrompt: ReplyToPrompt;
  comparePictures: ComparePictures;
  dripMs: number;
  voiceUrl: string | null;
}

/** Applies a fault that ends or delays the request. Resolves true when the request is finished. */
async function endedByFault(fault: Fault | null, response: ServerResponse, faults: PlannedFaults): Promise<boolean> {
  if (fault === null) return false;
  if (fault.kind === 'hang') return true;
  if (fault.kind === 'drop') {
    response.destroy();
    return true;
  }
  if (fault.kind === 'wrong-shape') {
    sendJson(response, 200, { result: 'something else' });
    return true;
  }
  if (fault.kind === 'gateway-page') {
    sendGatewayPage(response, fault.status);
    return true;
  }
  if (fault.kind === 'rate-limit') throw errorForStatus(429);
  if (fault.kind === 'hold') await faults.holdUntilReleased(fault.token);
  if (fault.kind === 'status') {
    if (fault.afterMs !== undefined) await setTimeout(fault.afterMs);
    if (fault.retryAfterSeconds !== undefined) response.setHeader('retry-after', fault.retryAfterSeconds);
    throw errorForStatus(fault.status, fault);
  }
  return response.destroyed;
}

/** The error page of a proxy, not in the vendor's format. */
function sendGatewayPage(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(`<html><head><title>${status}</title></head><body><center><h1>${status}</h1></center></body></html>`);
}

function sessionOf({ sessions }: State, key: string): Session {
  const session = sessions.get(key) ?? { faults: new PlannedFaults(), log: new RequestLog() };
  sessions.set(key, session);
  return session;
}

async function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { faults, log, ...state }: State & Session,
): Promise<void> {
  const { body, files } = await readBody(request);
  const method = request.method ?? '';
  log.add({ method, path, headers: request.headers, body });
  const fault = faults.take(path, JSON.stringify(body) ?? '');
  if (await endedByFault(fault, response, faults)) return;
  assertKey(request.headers.authorization);
  const exchange: Exchange = {
    method,
    path,
    headers: request.headers,
    body,
    files,
    response,
    drawPicture: state.drawPicture,
    replyToPrompt: state.replyToPrompt,
    comparePictures: state.comparePictures,
    voiceUrl: state.voiceUrl,
    dripMs: state.dripMs,
    fault,
  };
  await findEndpoint(method, path)(exchange);
}

/** Faults that refuse a WebSocket; others wait for its first event. */
const HANDSHAKE_FAULTS: ReadonlySet<Fault['kind']> = new Set(['status', 'rate-limit', 'gateway-page', 'drop']);

/** What a WebSocket needs; null when a fault has already sent a response. @throws ApiError */
async function acceptRealtime(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { faults, log, voiceUrl }: State & Session,
) {
  const model = new URL(request.url ?? '/', 'http://stand-in').searchParams.get('model') ?? '';
  const fault = faults.take(path, '');
  if (fault !== null && HANDSHAKE_FAULTS.has(fault.kind)) {
    log.add({ method: 'GET', path, headers: request.headers, body: { model } });
    if (await endedByFault(fault, response, faults)) return null;
  }
  if (path !== REALTIME) throw new ApiError(404, `Invalid URL (GET ${path})`, { code: 'unknown_url' });
  assertKey(request.headers.authorization);
  return { faults, log, path, model, voiceUrl, firstFault: fault };
}

function sendError(error: unknown, response: ServerResponse): void {
  if (error instanceof ApiError) {
    sendJson(response, error.status, error.body);
    return;
  }
  console.error('OpenAI stand-in: unexpected failure', error);
  if (response.headersSent) response.destroy();
  else sendJson(response, 500, errorForStatus(500).body);
}

function dripTime(option: number | undefined): number {
  const fromEnvironment = process.env['OPENAI_STAND_IN_DRIP_MS'];
  return option ?? (fromEnvironment === undefined ? DEFAULT_DRIP_MS : Number(fromEnvironment));
}

/** Keep-alive timeout in ms. With a short one a client on a busy machine may reuse a connection just as it is closed. */
const KEEP_ALIVE_MS = 120_000;

/**
 * Starts the offline stand-in for the OpenAI API on 127.0.0.1. It refuses what the vendor refuses; the product only
 * changes its base URL. Test controls: see controls-endpoint.ts. `close` ends open streams and held requests too.
 */
export async function startOpenAiStandIn({
  port,
  drawPicture,
  replyToPrompt,
  comparePictures,
  dripMs,
  voiceUrl,
}: OpenAiStandInOptions): Promise<OpenAiStandIn> {
  const state: State = {
    sessions: new Map(),
    drawPicture,
    replyToPrompt,
    comparePictures,
    dripMs: dripTime(dripMs),
    voiceUrl: voiceUrl ?? null,
  };
  const realtime = createRealtimeServer();
  let requests = 0;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    requests += 1;
    response.setHeader('x-request-id', `req_${String(requests).padStart(12, '0')}`);
    const [path, key] = splitKey(request.url);
    const session = sessionOf(state, key);
    const pendingWork = path.startsWith(CONTROLS_PREFIX)
      ? serveControls(request, response, { path, search: url.searchParams }, session)
      : serveApi(request, response, path, { ...state, ...session });
    pendingWork.catch((error: unknown) => sendError(error, response));
  });
  server.on('upgrade', (request, socket, head) => {
    const [path, key] = splitKey(request.url);
    if (!(socket instanceof Socket)) throw new TypeError('An upgrade needs a socket.');
    // Without a listener, a client that disconnects would end the process.
    socket.on('error', () => {});
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.setHeader('connection', 'close');
    response.once('finish', () => socket.end());
    acceptRealtime(request, response, path, { ...state, ...sessionOf(state, key) })
      .then((session) => {
        if (!session) return;
        response.detachSocket(socket);
        realtime.open(request, socket, head, session);
      })
      .catch((error: unknown) => sendError(error, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The OpenAI stand-in has no TCP address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const { faults } of state.sessions.values()) faults.clear();
        realtime.close();
        server.closeAllConnections();
      }),
  };
}
