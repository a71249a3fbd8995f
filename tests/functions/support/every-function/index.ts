import { AsyncLocalStorage } from 'node:async_hooks';
import domain from 'node:domain';
import type { ServerResponse } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { createRequire } from 'node:module';
import { dispatchTask, readTask, type RawRequest } from '../../../support/cloud-tasks.ts';

/*
 * All HTTPS functions of the bundle named by FUNCTIONS_BUNDLE as one function of the framework, each below its name: a
 * process for each would take four seconds of processor time and 150 MB apiece. At `/keys/<key>/<name>` a function
 * calls the stand-in under the same key, so that test files that share this process see only their own faults and
 * requests. A key with a port, `<key>_<port>`, also has its own stand-in for Stripe there. `/<project>/<region>/<name>` is its URL in the emulator, which the app calls. The process also acts as
 * Cloud Tasks: a task is delivered immediately, under the key of the function that sent it. At `events/<name>` a
 * trigger handles the event that Eventarc would send.
 */

/*
 * The framework opens a domain for each request, which lets Node watch every promise: a sixth of the processor time. An
 * error that nobody catches ends this process instead of one request.
 */
Object.assign(domain, { create: () => ({ on: () => {}, run: (serve: () => void) => serve() }) });

type Served = (requestOrEvent: unknown, response?: ServerResponse) => unknown;

const FUNCTION_URL = /^\/(?:keys\/([\w-]+)\/|[\w-]+\/[\w-]+\/)?(events\/)?(\w+)$/u;

const keys = new AsyncLocalStorage<string>();
const standIn = new URL(process.env['TEXT_BASE_URL'] ?? '').origin;
const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const key = keys.getStore();
  const url = input instanceof Request ? input.url : String(input);
  if (key === undefined || !url.startsWith(`${standIn}/v1/`)) return send(input, init);
  return send(url.replace(standIn, `${standIn}/keys/${key}`), init);
};

const hasPath = (options: unknown): options is { path: string } =>
  typeof options === 'object' && options !== null && 'path' in options && typeof options.path === 'string';

const stripe = new URL(process.env['STRIPE_API_ORIGIN'] ?? standIn);

/** Redirects requests to Stripe to the stand-in whose port is in the key. */
function routeToStripe(options: { path: string; port?: unknown }, key: string): void {
  const [, port] = key.split('_');
  if (port !== undefined && String(options.port) === stripe.port) options.port = port;
}

/** Adds the key to the requests of `protocol` whose path begins with `prefix`. */
function addKeyTo(protocol: typeof http | typeof https, prefix: string): void {
  const { request } = protocol;
  Object.assign(protocol, {
    request: (...parameters: unknown[]): unknown => {
      const key = keys.getStore();
      const [options] = parameters;
      if (key !== undefined && hasPath(options)) {
        routeToStripe(options, key);
        if (options.path.startsWith(prefix)) options.path = `/keys/${key}${options.path}`;
      }
      return Reflect.apply(request, protocol, parameters);
    },
  });
}

// The WebSocket of the narrator. The SDK asks for TLS even at the stand-in, where the narrator switches it off.
addKeyTo(https, '/v1/realtime');
// A task that the Admin SDK sends.
addKeyTo(http, '/projects/');

const bundle: Readonly<Record<string, unknown>> = createRequire(import.meta.url)(process.env['FUNCTIONS_BUNDLE'] ?? '');

const isServed = (exported: unknown): exported is Served => typeof exported === 'function';

const TASKS = /^(\/keys\/[\w-]+)?\/projects\//u;

export function everyFunction(request: RawRequest, response: ServerResponse): unknown {
  const origin = `http://127.0.0.1:${request.socket.localPort}`;
  // Can still be set here: firebase-admin reads it only when the first task is sent.
  process.env['CLOUD_TASKS_EMULATOR_HOST'] ??= new URL(origin).host;
  const [isTask, keyed = ''] = TASKS.exec(request.url ?? '') ?? [];
  if (isTask === undefined) return serveFunction(request, response);
  void dispatchTask(`${origin}${keyed}/`, readTask(request));
  return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}

function serveFunction(request: RawRequest, response: ServerResponse): unknown {
  const [, key, isEvent, name = ''] = FUNCTION_URL.exec(request.url ?? '') ?? [];
  const served = bundle[name];
  if (!isServed(served)) return response.writeHead(404).end();
  if (isEvent || name.endsWith('Task')) parseBody(request);
  const serve = () => (isEvent ? handleEvent(served, request, response) : served(request, response));
  return key === undefined ? serve() : keys.run(key, serve);
}

/** An event whose handler returns an error is delivered again. */
async function handleEvent(trigger: Served, { body }: RawRequest, response: ServerResponse): Promise<void> {
  try {
    await trigger(body);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

/** What the framework does in the process of a task function or a trigger, whose bodies are not kept raw. */
function parseBody(request: RawRequest): void {
  request.headers['content-type'] = 'application/json';
  request.body = JSON.parse(String(request.rawBody));
}
