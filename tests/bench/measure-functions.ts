import { readFileSync } from 'node:fs';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { startWithGenerators } from '../../stand-ins/openai/testing/start-with-generators.ts';
import type { FrameworkProcess } from '../support/framework-process.ts';
import { openTripLog, type TripLog } from '../support/trip-log.ts';
import { startEveryFunction } from '../support/shared-processes.ts';
import type { FunctionCase, PreparedCall } from './function-cases.ts';
import { startProviderClock, type ProviderClock } from './provider-clock.ts';

/** Families prepared in parallel. */
const CONCURRENT_PREPARATIONS = 8;
const WARM_UP_CALLS = 3;
const KIB_PER_MIB = 1024;

interface TimedResponse {
  startedAt: number;
  totalMs: number;
  /** Time in ms to the first bytes of the response. */
  firstMs: number;
  text: string;
}

export interface Sample {
  /** Duration in ms of each call; `alone` excludes the time spent waiting for the provider or moderation. */
  overheadMs: number[];
  /** Time in ms from the first paragraph's last word to its receipt, without moderation; only for chapters `alone`. */
  firstParagraphMs: number[];
  responses: TimedResponse[];
  /** The number of sequential waits of each call for Firestore; only `alone`. */
  trips: number[];
  /** Calls that returned 500, which the app retries. */
  failed: number;
}

/** Runs one function of the built bundle, with its task. */
export class MeasuredFunction {
  readonly #url: string;
  readonly #pid: number;
  readonly #logs: () => string;
  readonly #case: FunctionCase;
  readonly #clock: ProviderClock;
  readonly #tripLog: TripLog;
  readonly stop: () => Promise<void>;

  private constructor(
    one: FunctionCase,
    { url, pid, logs }: Pick<FrameworkProcess, 'url' | 'pid' | 'logs'>,
    { clock, tripLog }: { clock: ProviderClock; tripLog: TripLog },
    stop: () => Promise<void>,
  ) {
    this.#case = one;
    this.#tripLog = tripLog;
    this.#url = url + one.name;
    this.#pid = pid;
    this.#logs = logs;
    this.#clock = clock;
    this.stop = stop;
  }

  /**
   * Starts the function and calls it a few times, so that everything is loaded. The provider is the stand-in, which
   * generates each response (`at-work`) or repeats it from memory (`remembered`).
   */
  static async start(
    cloud: LocalCloud,
    one: FunctionCase,
    provider: 'at-work' | 'remembered',
  ): Promise<MeasuredFunction> {
    const voiceUrl = `http://127.0.0.1:${cloud.ports.voice}`;
    const standIn = await startWithGenerators({ voiceUrl });
    const clock = await startProviderClock(standIn.url, provider === 'remembered');
    const tripLog = openTripLog('.local/bench');
    const framework = await startEveryFunction(cloud, clock.baseUrl, {
      settings: {
        ...tripLog.environment,
        STARTS_PER_MINUTE: '100000',
        STARTS_PER_DAY: '100000',
        CALLS_PER_MINUTE: '1000000',
      },
      preload: tripLog.preload,
    });
    const measured = new MeasuredFunction(one, framework, { clock, tripLog }, async () => {
      await framework.stop();
      clock.close();
      await standIn.close();
    });
    await measured.sample(WARM_UP_CALLS, 1);
    return measured;
  }

  /**
   * Makes `calls` calls, `concurrency` at a time. Parallel calls share the clock, so their times include the provider's
   * responses, which come from memory.
   */
  async sample(calls: number, concurrency: number): Promise<Sample> {
    const prepared = await runConcurrently(CONCURRENT_PREPARATIONS, calls, this.#case.prepare);
    const sample: Sample = { overheadMs: [], firstParagraphMs: [], trips: [], responses: [], failed: 0 };
    let next = 0;
    // If calls run in parallel, the pauses between words would count as overhead.
    this.#clock.tellWords(concurrency === 1);
    await runConcurrently(concurrency, calls, async () => {
      const call = prepared[next];
      next += 1;
      if (!call) return;
      if (concurrency === 1) {
        this.#clock.reset();
        this.#tripLog.take();
      }
      const response = await this.#post(call);
      if (!response) {
        sample.failed += 1;
        return;
      }
      sample.responses.push(response);
      if (concurrency === 1) this.#addAlone(sample, response);
      else sample.overheadMs.push(response.totalMs);
    });
    return sample;
  }

  #addAlone(sample: Sample, { startedAt, firstMs, totalMs }: TimedResponse): void {
    const firstParagraphMs = this.#clock.firstParagraphMs(startedAt + firstMs);
    if (firstParagraphMs !== null) sample.firstParagraphMs.push(firstParagraphMs);
    sample.overheadMs.push(totalMs - this.#clock.busyMs());
    sample.trips.push(this.#tripLog.take());
  }

  /** The errors that the process has logged so far. */
  errors(): string[] {
    return this.#logs()
      .split('\n')
      .filter((line) => line.includes('"severity":"ERROR"'));
  }

  /** Peak memory of the process so far, MiB. */
  peakMemoryMib(): number {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.#pid}/status`, 'utf8'))?.[1];
    return Number(peak) / KIB_PER_MIB;
  }

  /** Null for a response of status 500; throws for any other failure. */
  async #post({ token, body }: PreparedCall): Promise<TimedResponse | null> {
    const startedAt = performance.now();
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept: this.#case.accept },
      body: JSON.stringify(body),
    });
    const firstMs = performance.now() - startedAt;
    const text = await response.text();
    if (response.status === 500) return null;
    if (!response.ok) throw new Error(`${this.#case.name}: ${response.status} ${text}\n${this.#logs()}`);
    return { startedAt, totalMs: performance.now() - startedAt, firstMs, text };
  }
}

/** Runs `work` `times` times, `concurrency` in parallel; returns the results. */
async function runConcurrently<T>(concurrency: number, times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let startedCalls = 0;
  const worker = async (): Promise<void> => {
    while (startedCalls < times) {
      startedCalls += 1;
      results.push(await work());
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, times) }, worker));
  return results;
}
