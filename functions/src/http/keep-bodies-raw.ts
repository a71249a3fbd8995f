import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const isStart = (message: unknown): message is { request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message;

/**
 * Lets every body reach us as bytes. The functions framework parses JSON before our code runs and answers a broken
 * one with an HTML page; seen as plain bytes, it leaves the body to us, and the answer is JSON like any other.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    if (isStart(message) && message.request.method === 'POST') {
      message.request.headers['content-type'] = 'application/octet-stream';
    }
  });
}
