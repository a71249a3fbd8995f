import type { IncomingMessage, ServerResponse } from 'node:http';

/*
 * All HTTPS functions of the bundle named by FUNCTIONS_BUNDLE as one function of the framework, each below its name: a
 * process for each would take a second and 150 MB apiece.
 */

type Served = (request: IncomingMessage, response: ServerResponse) => unknown;

const bundle: Readonly<Record<string, unknown>> = await import(process.env['FUNCTIONS_BUNDLE'] ?? '');

const isServed = (exported: unknown): exported is Served => typeof exported === 'function';

export function everyFunction(request: IncomingMessage, response: ServerResponse): unknown {
  const served = bundle[(request.url ?? '').slice(1)];
  return isServed(served) ? served(request, response) : response.writeHead(404).end();
}
