import { Worker } from 'node:worker_threads';
import type { EngineName } from './engines/speech-engine.ts';
import type { NarrationOrder } from './narrate.ts';
import type { NarrationMessage, NarrationJob } from './narration-worker.ts';

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (reason: Error) => void;
}

/** Generates speech in a worker thread, because a chapter takes seconds of CPU time. */
export class Narrator {
  /** Resolves to the engine once the thread has tried to load it. */
  readonly engine: Promise<EngineName>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #orders = 0;

  /** `packageName` is the npm package of espeak-ng. */
  constructor(packageName: string) {
    this.#worker = new Worker(new URL('narration-worker.ts', import.meta.url), { workerData: { packageName } });
    this.engine = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: NarrationMessage) => {
        if (message.kind === 'ready') resolve(message.engine);
        else this.#settle(message);
      });
      this.#worker.once('error', reject);
    });
    this.#worker.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The voice was closed.'));
    });
  }

  /** The bytes of the recording. Rejects when the engine fails or the narrator is closed. */
  narrate(order: NarrationOrder): Promise<Buffer> {
    this.#orders += 1;
    const job: NarrationJob = { ...order, id: this.#orders };
    return new Promise((resolve, reject) => {
      this.#waiting.set(job.id, { resolve, reject });
      this.#worker.postMessage(job, []);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(message: Exclude<NarrationMessage, { kind: 'ready' }>): void {
    const caller = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'done') caller?.resolve(Buffer.from(message.bytes));
    else caller?.reject(new Error(message.reason));
  }
}
