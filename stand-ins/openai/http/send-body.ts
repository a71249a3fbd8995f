import { setTimeout } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

/** The number of chunks of a slow or truncated response. */
const CHUNKS = 20;

/**
 * Sends a complete body. Applies the faults `slow` (chunks with pauses) and `cut-stream` (disconnects after some
 * chunks, before the last).
 */
export async function sendBytes(
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
  const step = Math.ceil(bytes.length / CHUNKS);
  const end = fault.kind === 'slow' ? bytes.length : Math.min(step * fault.afterEvents, bytes.length - 1);
  for (let from = 0; from < end && !response.destroyed; from += step) {
    response.write(bytes.subarray(from, Math.min(from + step, end)));
    if (fault.kind === 'slow') await setTimeout(fault.dripMs);
  }
  if (fault.kind === 'slow') response.end();
  // Waits until the sent chunks are flushed: a plain destroy() would discard the socket's buffer.
  else response.socket?.destroySoon();
}

/** Sends JSON, slowed or truncated by a fault. */
export function sendJsonBody(exchange: Exchange, body: unknown): Promise<void> {
  return sendBytes(exchange, Buffer.from(JSON.stringify(body)), { 'content-type': 'application/json' });
}
