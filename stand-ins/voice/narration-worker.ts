/** The worker thread of narrator.ts: generates one recording at a time, so that the main thread stays responsive. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { loadEngine, narrate, type NarrationOrder } from './narrate.ts';

export type NarrationMessage =
  | { kind: 'ready'; engine: 'espeak' | 'chime' }
  | { kind: 'done'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; id: number; reason: string };

export type NarrationJob = NarrationOrder & { id: number };

const { packageName } = z.object({ packageName: z.string() }).parse(workerData);
const engine = await loadEngine(packageName);
const post = (message: NarrationMessage): void =>
  parentPort?.postMessage(message, message.kind === 'done' ? [message.bytes.buffer] : []);

let queue = Promise.resolve();
parentPort?.on('message', ({ id, ...order }: NarrationJob) => {
  queue = queue.then(async () => {
    try {
      post({ kind: 'done', id, bytes: new Uint8Array(await narrate(engine, order)) });
    } catch (error) {
      post({ kind: 'failed', id, reason: String(error) });
    }
  });
});
post({ kind: 'ready', engine: engine.name });
