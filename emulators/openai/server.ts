import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { answerControls, CONTROLS_PREFIX } from './controls/controls-endpoint.ts';
import { FaultBook } from './controls/fault-book.ts';
import type { Fault } from './controls/fault.ts';
import { RequestLog } from './controls/request-log.ts';
import { ApiError, errorForStatus, invalidKeyError } from './http/api-error.ts';
import { sendJson, type Exchange } from './http/exchange.ts';
import { readBody } from './http/read-body.ts';
import { PictureMemory } from './pictures/recognition/picture-memory.ts';
import { findEndpoint } from './router.ts';

/** Pause between two streamed words, milliseconds: slow enough to see a story being written. */
const DEFAULT_DRIP_MS = 12;

export interface OpenAiStandInOptions {
  /** 0 takes any free port. */
  port: number;
  /** Pause between two streamed words, milliseconds; default 12, or OPENAI_STAND_IN_DRIP_MS. Tests use 0. */
  dripMs?: number;
  /** Where pictures made are remembered over restarts; without it they are forgotten at the end. */
  dataFolder?: string;
  /** Base address of the program that speaks (emulators/voice); without it `audio` is answered with 503. */
  voiceUrl?: string;
}

export interface OpenAiStandIn {
  /** Base address without `/v1`, e.g. `http://127.0.0.1:9310`. */
  url: string;
  close: () => Promise<void>;
}

interface State {
  faults: FaultBook;
  log: RequestLog;
  pictureMemory: PictureMemory;
  dripMs: number;
  voiceUrl: string | null;
}

/** Any key is good except none at all and those that begin with `sk-invalid`. */
function assertKey(authorization: string | undefined): void {
  const key = /^Bearer\s+(\S+)$/u.exec(authorization ?? '')?.[1];
  if (key === undefined || key.startsWith('sk-invalid')) throw invalidKeyError();
}

/** Carries out a fault that ends the request, or delays it. Resolves true when nothing is left to answer. */
async function endedByFault(fault: Fault | null, response: ServerResponse, faults: FaultBook): Promise<boolean> {
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
  if (fault.kind === 'hold') await faults.held(fault.token);
  if (fault.kind === 'status') {
    if (fault.afterMs !== undefined) await setTimeout(fault.afterMs);
    if (fault.retryAfterSeconds !== undefined) response.setHeader('retry-after', fault.retryAfterSeconds);
    throw errorForStatus(fault.status, fault.code);
  }
  return response.destroyed;
}

/** What comes from a proxy between here and the vendor, which knows nothing of the vendor's errors. */
function sendGatewayPage(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(`<html><head><title>${status}</title></head><body><center><h1>${status}</h1></center></body></html>`);
}

async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL, state: State): Promise<void> {
  const { body, files } = await readBody(request);
  const method = request.method ?? '';
  state.log.add({ method, path: url.pathname, headers: request.headers, body });
  const fault = state.faults.take(url.pathname, JSON.stringify(body) ?? '');
  if (await endedByFault(fault, response, state.faults)) return;
  assertKey(request.headers.authorization);
  const exchange: Exchange = {
    method,
    path: url.pathname,
    headers: request.headers,
    body,
    files,
    response,
    pictureMemory: state.pictureMemory,
    voiceUrl: state.voiceUrl,
    dripMs: state.dripMs,
    fault,
  };
  await findEndpoint(method, url.pathname)(exchange);
}

function answerError(error: unknown, response: ServerResponse): void {
  if (error instanceof ApiError) {
    const isRateLimit = error.status === 429 && error.body.error.code !== 'insufficient_quota';
    if (isRateLimit && !response.headersSent && !response.hasHeader('retry-after'))
      response.setHeader('retry-after', '1');
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

/** On a busy machine a caller may use a connection in the very moment in which it is closed as idle. */
const KEEP_ALIVE_MS = 120_000;

/**
 * Starts the offline stand-in for the OpenAI API on 127.0.0.1. It answers the vendor's wire protocol and refuses what
 * the vendor refuses; the product reaches it through its base URL alone. Test controls: see controls-endpoint.ts.
 * `close` ends open streams and held requests too.
 */
export async function startOpenAiStandIn({
  port,
  dripMs,
  dataFolder,
  voiceUrl,
}: OpenAiStandInOptions): Promise<OpenAiStandIn> {
  const state: State = {
    faults: new FaultBook(),
    log: new RequestLog(),
    pictureMemory: new PictureMemory(dataFolder ?? null),
    dripMs: dripTime(dripMs),
    voiceUrl: voiceUrl ?? null,
  };
  let requests = 0;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    requests += 1;
    response.setHeader('x-request-id', `req_${String(requests).padStart(12, '0')}`);
    const answered = url.pathname.startsWith(CONTROLS_PREFIX)
      ? answerControls(request, response, url, state)
      : answerApi(request, response, url, state);
    answered.catch((error: unknown) => answerError(error, response));
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
        state.faults.clear();
        server.closeAllConnections();
      }),
  };
}
