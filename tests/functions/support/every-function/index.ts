import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';

/*
 * All HTTPS functions of the bundle named by FUNCTIONS_BUNDLE as one function of the framework, each below its name: a
 * process for each would take four seconds of processor time and 150 MB apiece. At `/keys/<key>/<name>` a function
 * calls the stand-in under the same key, so that test files that share this process see only their own faults and
 * requests. `/<project>/<region>/<name>` is its address in the emulator, which the app calls.
 */

type Served = (request: IncomingMessage, response: ServerResponse) => unknown;

const ADDRESS = /^\/(?:keys\/([\w-]+)\/|[\w-]+\/[\w-]+\/)?(\w+)$/u;

const keys = new AsyncLocalStorage<string>();
const standIn = new URL(process.env['TEXT_BASE_URL'] ?? '').origin;
const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const key = keys.getStore();
  const address = input instanceof Request ? input.url : String(input);
  if (key === undefined || !address.startsWith(`${standIn}/v1/`)) return send(input, init);
  return send(address.replace(standIn, `${standIn}/keys/${key}`), init);
};

/** What a WebSocket is opened with: the SDK asks for TLS, also at the stand-in, where the narrator leaves it out. */
const isUpgrade = (options: unknown): options is https.RequestOptions & { path: string } =>
  typeof options === 'object' &&
  options !== null &&
  'path' in options &&
  typeof options.path === 'string' &&
  options.path.startsWith('/v1/realtime');
const openSecurely = https.request;
Object.assign(https, {
  request: (...parameters: unknown[]): unknown => {
    const key = keys.getStore();
    const [options] = parameters;
    if (key !== undefined && isUpgrade(options)) options.path = `/keys/${key}${options.path}`;
    return Reflect.apply(openSecurely, https, parameters);
  },
});

const bundle: Readonly<Record<string, unknown>> = await import(process.env['FUNCTIONS_BUNDLE'] ?? '');

const isServed = (exported: unknown): exported is Served => typeof exported === 'function';

export function everyFunction(request: IncomingMessage, response: ServerResponse): unknown {
  const [, key, name = ''] = ADDRESS.exec(request.url ?? '') ?? [];
  const served = bundle[name];
  if (!isServed(served)) return response.writeHead(404).end();
  return key === undefined ? served(request, response) : keys.run(key, () => served(request, response));
}
