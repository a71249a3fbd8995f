import { setTimeout } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

/** In how many pieces an answer is sent that a fault slows down or cuts. */
const PIECES = 20;

/**
 * Answers with a whole body. Honours the faults `slow` (in pieces, with pauses) and `cut-stream` (the connection is
 * destroyed after so many pieces, and before the last one).
 */
export async function answerBytes(
  { response, fault }: Exchange,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (response.destroyed) return;
  response.writeHead(200, { ...headers, 'content-length': bytes.length });
  if (fault?.kind !== 'slow' && fault?.kind !== 'cut-stream') {
    response.end(bytes);
    return;
  }
  const step = Math.ceil(bytes.length / PIECES);
  const end = fault.kind === 'slow' ? bytes.length : Math.min(step * fault.afterEvents, bytes.length - 1);
  for (let from = 0; from < end && !response.destroyed; from += step) {
    response.write(bytes.subarray(from, Math.min(from + step, end)));
    if (fault.kind === 'slow') await setTimeout(fault.dripMs);
  }
  if (fault.kind === 'slow') response.end();
  // What was sent must still arrive: a plain destroy() would throw away what waits in the socket's buffer.
  else response.socket?.destroySoon();
}

/** Answers with JSON, slowly or cut where a fault says so. */
export function answerJson(exchange: Exchange, body: unknown): Promise<void> {
  return answerBytes(exchange, Buffer.from(JSON.stringify(body)), { 'content-type': 'application/json' });
}
